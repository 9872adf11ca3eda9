using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Shop.Asked
{
    public class Answer<T> { }
    public class Guest { public void Leave() { } public Task Wait() => null; public int Age; public ValueTask<int> Count() => default; }
    public class Host : Guest { }
    public class Party
    {
        public Answer<object> Ask<A, B>() => null;
        public Answer<T> Ask<T>() => null;
        public Task<int> CountAsync() => null;
        public Task Later() => null;
    }
    public static class Answering
    {
        public static Answer<T> Then<T>(this Answer<T> answer, Action<T> step) => answer;
        public static Answer<object> Then<T>(this Answer<object> answer, Action<T> step) => answer;
        public static void When<T>(this T guest, Func<T, Task> step) { }
        public static void When<T, R>(this T guest, Func<T, ValueTask<R>> step) { }
        public static void When<T>(this T guest, Action<T> step) { }
        public static void Gives<T>(this Task<T> value, T given) { }
        public static void Gives(this Task value, int given) { }
        public static void Gives<T>(this T value, T given) { }
        public static T Or<T>(this Answer<T> answer, Func<T> make) => default;
        public static T Or<T>(this Answer<T> answer, T other) => default;
    }
    public class Doing
    {
        public void Do(Action<int> step) { }
        public void Do(Func<int, Task> step) { }
    }
    public class Desk
    {
        private int all;
        public void Open(Party party, Guest guest, Doing doing)
        {
            party.Ask<Guest, Host>().«Then→Shop.Asked.Answering.Then(Answer-Action)@Asked.cs:20, receiver»<Guest>(g => g.Leave());
            party.Ask<Guest>().«Then→Shop.Asked.Answering.Then(Answer-Action)@Asked.cs:19, receiver»(g => g.Leave());
            guest.«When→Shop.Asked.Answering.When(T-Action), receiver»(g => g.Leave());
            guest.«When→Shop.Asked.Answering.When(T-Func)@Asked.cs:21, receiver»(g => g.Wait());
            guest.«When→Shop.Asked.Answering.When(T-Func)@Asked.cs:22, receiver»(g => g.Count());
            doing.«Do→Shop.Asked.Doing.Do(Action), receiver»(x => all++);
            doing.«Do→Shop.Asked.Doing.Do(Action), receiver»(x => { all++; });
            doing.«Do→Shop.Asked.Doing.Do(Func), receiver»(async x => { await guest.Wait(); });
            doing.«Do→Shop.Asked.Doing.Do(Func), receiver»(x => throw new Exception());
            doing.«Do→Shop.Asked.Doing.Do(Func), receiver»(x => { return guest.Wait(); });
            party.CountAsync().«Gives→Shop.Asked.Answering.Gives(Task-T), receiver»(3);
        }
    }
}
