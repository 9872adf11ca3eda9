using System;
using Shop.Tags;

namespace Shop.Tags
{
    [«Flags→outside»]
    public enum Shade { Pale, Dark }

    public sealed class ShownAttribute : Attribute { public ShownAttribute(string label) { } }
    public class Shown { public Shown Again() => this; }
    // what derives from nothing is no attribute
    public static class ModuleInitializer { [«ModuleInitializer→outside»] public static void Open() { } }
    public class Plain : Attribute { [«Plain→Shop.Tags.Plain, scope»] public int Sides; }

    public static class Words
    {
        public static string Filled(this string text, IFormatProvider by, object first) => text;
        public static string Filled(this string text, IFormatProvider by, object first, object second) => text;
    }
}

namespace Shop.Shelves
{
    [«Shown→Shop.Tags.ShownAttribute, scope»("shelf"), «Serializable→outside»]
    public class Shelf
    {
        public Shade Shade { get; set; }

        [«Shown→Shop.Tags.ShownAttribute, scope»("row")]
        public «Shown→Shop.Tags.Shown, scope» Row = new «Shown→Shop.Tags.Shown, scope»();

        public bool Is(Shade value) => value > «Shade→Shop.Tags.Shade, scope».«Dark→Shop.Tags.Shade.Dark, receiver» || «Shade→Shop.Shelves.Shelf.Shade, scope» == value;
        public int Code() => «Shade→Shop.Shelves.Shelf.Shade, scope».GetHashCode();
        public string Say() => "{0} {1}".«Filled→Shop.Tags.Words.Filled, unique_name»(null, 1, 2);

        public void Put(int? count) => «Put→Shop.Shelves.Shelf.Put, scope»((int)count.Value);
        public void Put(int count) { }
    }
}

namespace Shop.Counters
{
    public class Counter
    {
        private int start;
        public Counter(int start) { this.start = start; }
        public static int From(int start, int step = 1) => start + step;
        public Counter Again() => new Counter(«start→local»: start);
        public int Later() => From(1, «step→local»: start);
    }
}
