using System;
using System.Threading.Tasks;

namespace Shop.Called
{
    public class Parcel { public int Size; public Parcel Next; }
    public class Outcome<T> { public T Value; public bool Worked; public Outcome<T> Again() => this; }
    public delegate Outcome<T> Step<T>(string text);
    public delegate Parcel Finding(string text);
    public static class Steps
    {
        public static Step<Parcel> First { get; }
        public static Step<T> Made<T>(string name) => null;
    }
    public class Chain
    {
        private readonly Finding find;
        private readonly Func<string, Parcel> made;
        private readonly Func<Parcel, int> counts;

        public void Of<T>(Step<T> step, Step<Parcel> last, Func<Parcel, Step<Parcel>> next)
        {
            var one = step("a");
            var two = last("b");
            var three = last.Invoke("c");
            var four = next(two.Value)("d");
            var five = Steps.Made<Parcel>("e")("f");
            _ = one.«Worked→Shop.Called.Outcome.Worked, receiver» && two.«Worked→Shop.Called.Outcome.Worked, receiver»;
            _ = two.«Value→Shop.Called.Outcome.Value, receiver».«Size→Shop.Called.Parcel.Size, receiver»;
            _ = three.«Again→Shop.Called.Outcome.Again, receiver»().«Value→Shop.Called.Outcome.Value, receiver».«Size→Shop.Called.Parcel.Size, receiver»;
            _ = four.«Worked→Shop.Called.Outcome.Worked, receiver»;
            _ = find("g").«Next→Shop.Called.Parcel.Next, receiver» ?? made("h").«Next→Shop.Called.Parcel.Next, receiver»;
            _ = made?.Invoke("i").«Next→Shop.Called.Parcel.Next, receiver»;
            _ = Steps.First("j").«Value→Shop.Called.Outcome.Value, receiver».«Next→Shop.Called.Parcel.Next, receiver»;
            _ = counts(two.Value).«CompareTo→outside»(3);
        }
    }

    public class Entries
    {
        private readonly Func<string, Task> later;
        public void Add(Action<Parcel, int> done, string name) { }
        public void Add(Func<Parcel, int, Task> step, string name) { }
        public void Use(Func<Task> entry, Action leave, Entries other)
        {
            other.«Add→Shop.Called.Entries.Add(Func-string)@Called.cs:43, receiver»((t, n) => entry(), "a");
            other.«Add→Shop.Called.Entries.Add(Action-string)@Called.cs:42, receiver»((t, n) => leave(), "b");
            other.«Add→Shop.Called.Entries.Add(Func-string)@Called.cs:43, receiver»((t, n) => later("c"), "c");
        }
    }
}
