using System;
using System.Collections.Generic;
using System.Linq;

namespace Shop.Handed
{
    public class Row { public int Size; public string Label; public Row Next; }
    public class Result { }
    public class Held<T> : Result { public T Value { get; set; } }
    public class Settings { public bool IsLong; public Func<Row, bool> Keeps { get; set; } public event EventHandler<Row> Kept; }
    public delegate int Weighing(Row row, int count);
    public class Reader
    {
        public Reader() { }
        public Reader(Action<Settings> configure) { }
        public void On(Action<Row, Settings> done) { }
    }

    public abstract class Desk
    {
        private readonly Func<Row, int> size = row => row.«Size→Shop.Handed.Row.Size, receiver»;
        public Func<Row, string> Label { get; } = row => row.«Label→Shop.Handed.Row.Label, receiver»;
        public Func<Row, string> Said => row => row.«Label→Shop.Handed.Row.Label, receiver»;
        public Func<IEnumerable<Row>, IEnumerable<int>> Sizes
        {
            get
            {
                return rows =>
                {
                    foreach (var one in rows) one.«Size→Shop.Handed.Row.Size, receiver»++;
                    rows.Where(r => r.«Size→Shop.Handed.Row.Size, receiver» > 1);
                    var found = from row in rows where row.«Size→Shop.Handed.Row.Size, receiver» > 3 select row;
                    return found.Select(row => row.ToString().Length);
                };
            }
        }
        public Action<Row> Made(Settings settings)
        {
            Weighing weigh = (row, count) => row.«Size→Shop.Handed.Row.Size, receiver» * count;
            settings.Keeps = row => row.«Label→Shop.Handed.Row.Label, receiver» != null;
            settings.Kept += (sender, row) => row.«Size→Shop.Handed.Row.Size, receiver»++;
            new Reader((made) => made.«IsLong→Shop.Handed.Settings.IsLong, receiver» = true).On((row, by) => { row.«Size→Shop.Handed.Row.Size, receiver»++; by.«IsLong→Shop.Handed.Settings.IsLong, receiver» = true; });
            var rows = new List<Row>();
            rows.Where((each) => each.«Size→Shop.Handed.Row.Size, receiver» > 1);
            if (settings.IsLong) return null;
            return (row) => row.«Size→Shop.Handed.Row.Size, receiver»++;
        }
        public string Of(Result result) => ((Held<Row>)result).Value.«Label→Shop.Handed.Row.Label, receiver»;
        public bool Is<T>(object value) where T : new() => value is «T→local» && new «T→local»() != null;
        public object From() => Handed.Away.Shelf.«Name→Shop.Handed.Away.Shelf.Name, receiver» + Away.«Shelf→Shop.Handed.Away.Shelf(), scope».«Name→Shop.Handed.Away.Shelf.Name, receiver»;
    }
}

namespace Shop.Handed.Twice
{
    public class Row { public string Name; }
    public static class Filing { public static void Kept<T>(this T file, Func<T, Row> back, Func<Row, T> by) { } }
    public class File
    {
        public void Kept<T>(Func<T, Row> write, Func<Row, T> read) { }
        public void All()
        {
            // the lambda takes what the parameter at its place hands it
            Kept<Version>(v => new Row { Name = v.«Name→outside» }, r => new Version(r.«Name→Shop.Handed.Twice.Row.Name, receiver»));
            Kept<Version>(read: r => new Version(r.«Name→Shop.Handed.Twice.Row.Name, receiver»), write: v => null);
            new Row().Kept(r => r, r => new Row { Name = r.«Name→Shop.Handed.Twice.Row.Name, receiver» });
        }
    }
}

namespace Shop.Handed.Away
{
    public static class Shelf { public static string Name = ""; }
}
