using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Shop.Stated
{
    public class Slip
    {
        public Int32 Number;
        public long Weight { get; set; }
        public string Title => null;
        public int Find(string name) => 0;
    }

    public class Printer
    {
        public void Put(byte[] bytes) {}
        public void Put(Int32 number) {}
        public void Put(Int64 number) {}
        public void Put(double number) {}
        public void Put(bool on) {}
        public void Put(string text) {}
        public void Put(ReadOnlySpan<char> text) {}
        public void At(int row, string text) {}
        public void At(string row, string text) {}
        public void Mark(string text) {}
        public void Mark(params string[] texts) {}
        public void Later(Func<Slip, object[], Task> step, Slip slip) {}
        public void Later(Action<Slip, object[]> step, Slip slip) {}
        public void Pack<T>(Tuple<Func<T, bool>, string>[] tests) {}
        public void Pack<T, U>(Tuple<Func<T, U, bool>, string>[] tests) {}
        public T Run<T>(Func<Slip, T> step) => default;
        public T Run<T>(Func<Slip, Task<T>> step) => default;

        public void Use(Slip slip, String named, int count, decimal price, Tuple<Func<int, int, bool>, string>[] tests, Func<Slip, object> step)
        {
            «Put→Shop.Stated.Printer.Put(Int32), scope»(slip.Number);
            «Put→Shop.Stated.Printer.Put(Int64), scope»(slip.Weight);
            «Put→Shop.Stated.Printer.Put(string), scope»(slip.Title);
            «Put→Shop.Stated.Printer.Put(string), scope»(named);
            «Put→Shop.Stated.Printer.Put(Int32), scope»(count + 1);
            «Put→Shop.Stated.Printer.Put(Int64), scope»(slip.Weight * 2);
            «Put→Shop.Stated.Printer.Put(double), scope»(count / 2.0);
            «Put→Shop.Stated.Printer.Put(bool), scope»(count == 2);
            «Put→Shop.Stated.Printer.Put(Int32), scope»(slip.GetHashCode());
            «Put→Shop.Stated.Printer.Put(string), scope»(count.ToString());
            «Put→Shop.Stated.Printer.Put(ReadOnlySpan), scope»("text".AsSpan());
            «Put→Shop.Stated.Printer.Put(Int64), scope»(Convert.ToInt64(price));
            «Put→Shop.Stated.Printer.Put(string), scope»(new string('-', count));
            var bits = Decimal.GetBits(price);
            «Put→Shop.Stated.Printer.Put(Int32), scope»(bits[0]);
            var row = slip.Find("a");
            «At→Shop.Stated.Printer.At(int-string), scope»(row, "b");
            «Mark→Shop.Stated.Printer.Mark()@Stated.cs:27, scope»(new[] { named });
            «Later→Shop.Stated.Printer.Later@Stated.cs:29, scope»((one, rest) => slip.Number = 1, slip);
            «Pack→Shop.Stated.Printer.Pack@Stated.cs:31, scope»(tests);
            «Run→Shop.Stated.Printer.Run@Stated.cs:32, scope»<object>(step);
        }
    }
}
