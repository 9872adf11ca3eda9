using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Globalization;
using System.Linq;
using System.Reflection;

namespace Shop.Walked
{
    public class Row { public int Sum; public Row Next { get; set; } }
    public struct Cell { public int Width; }
    public delegate bool Told(Row row);

    public class Rows : IList<Row>
    {
        private readonly List<Row> rows = new List<Row>();
        public Row this[int index] { get => rows[index]; set => rows[index] = value; }
        public virtual IEnumerator<Row> GetEnumerator() => rows.GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => rows.GetEnumerator();
    }

    public class Ordered<TKey, TValue> : IDictionary<TKey, TValue>
    {
        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() => null;
    }

    public abstract class Sheet
    {
        public virtual Rows Rows { get; } = new Rows();
        public Ordered<Row, Row> ByRow { get; } = new Ordered<Row, Row>();
    }

    public class Sheet<T> : Sheet { }

    public class Walker
    {
        private Cell[] cells = new Cell[4];
        private readonly Told? told;
        private readonly IDictionary<Row, Row> known = new Ordered<Row, Row>();

        public int Walk(Sheet sheet, Row asked)
        {
            foreach (var row in sheet.Rows)
            {
                Use(row.«Next→Shop.Walked.Row.Next, receiver».«Sum→Shop.Walked.Row.Sum, receiver»);
            }
            foreach (var entry in sheet.ByRow)
            {
                Use(entry.Key.«Sum→Shop.Walked.Row.Sum, receiver»);
                Use(entry.Value.«Sum→Shop.Walked.Row.Sum, receiver»);
            }
            foreach (var entry in known) Use(entry.Key.«Sum→Shop.Walked.Row.Sum, receiver»);
            ref var cell = ref cells[0];
            cell.«Width→Shop.Walked.Cell.Width, receiver» = 1;
            if (told?.«Invoke→Shop.Walked.Told, receiver»(asked) ?? true) return 0;
            return 1;
        }

        public CultureInfo CultureInfo { get; private set; }

        public void Find(IDictionary<string, Row> byName, Reader reader, MemberInfo member, State state)
        {
            if (byName.TryGetValue("a", out var found)) Use(found.«Sum→Shop.Walked.Row.Sum, receiver»);
            if (reader.Read(out var read)) Use(read.«Sum→Shop.Walked.Row.Sum, receiver»);
            if (reader.Take<Row>(out var taken)) Use(taken.«Sum→Shop.Walked.Row.Sum, receiver»);
            if (reader.TryTake<Row>(out var tried)) Use(tried.«Sum→Shop.Walked.Row.Sum, receiver»);
            var kept = state.Get<Row>();
            Use(kept.«Sum→Shop.Walked.Row.Sum, receiver»);
            var tag = member.GetCustomAttribute<TagAttribute>();
            Use(tag.«Size→Shop.Walked.TagAttribute.Size, receiver»);
            CultureInfo = «CultureInfo→outside».InvariantCulture;
            Use(«CultureInfo→Shop.Walked.Walker.CultureInfo, scope».LCID);
            foreach (var pair in byName) Use(pair.Value.«Sum→Shop.Walked.Row.Sum, receiver»);
            foreach (var row in new Rows().Where(each => each.«Sum→Shop.Walked.Row.Sum, receiver» > 0))
                Use(row.«Sum→Shop.Walked.Row.Sum, receiver»);
            var either = found.Sum > 1 ? state.Get<Row>() : null;
            Use(either.«Sum→Shop.Walked.Row.Sum, receiver»);
            var first = state.First ?? state.Get<Row>();
            Use(first.«Sum→Shop.Walked.Row.Sum, receiver»);
            var names = new Dictionary<string, string>();
            names.«Add→outside»("a", "b");
            Use((int)Math.«Truncate→outside»(1.5) + Use(DateTime.Now.«Truncate→Shop.Walked.ReaderExtensions.Truncate, unique_name»()));
            Use(new Keyed()["a"].«Sum→Shop.Walked.Row.Sum, receiver»);
        }

        private int Use(int sum) => sum;
    }

    public class Keyed : KeyedCollection<string, Row> { }

    public class TagAttribute : Attribute { public int Size { get; } }

    public class Reader
    {
        public bool Read(out Row row) { row = null; return true; }
        public bool Take<T>(out T taken) where T : class { taken = null; return true; }
    }

    public static class ReaderExtensions
    {
        public static int Truncate(this DateTime date) => date.Day;
        public static void Add(this IDictionary<string, IList<Row>> all, string name, string told) { }
        public static bool TryTake<T>(this Reader reader, [MaybeNullWhen(false)] out T taken) where T : Row => reader.Take(out taken);
    }

    public class State
    {
        public Row First { get; set; }
        public T Get<T>() where T : class, new() => new T();
    }
}
