using System;

namespace Shop.Words
{
    public static class Wording
    {
        public static bool IsNullOrEmpty(this string text) => string.«IsNullOrEmpty→outside»(text);
        public static int Parse(this string text) => int.«Parse→outside»(text);
        public static string Shortened(this string text) => text;
        public static bool Equals(this Label label, object other) => object.«Equals→outside»(label, other);
    }

    public static class Afar { private static string Dimmed(this Version version) => ""; }

    public class Label
    {
        public string Text;
        public bool IsBlank(string @string) =>
            string . «IsNullOrEmpty→outside»(Text) || @string.«IsNullOrEmpty→Shop.Words.Wording.IsNullOrEmpty, unique_name»();
        public bool IsKnown => Text.«IsNullOrEmpty→Shop.Words.Wording.IsNullOrEmpty, unique_name»();
        // what a type of the standard library gives may be asked for an extension
        public string Made() => string.«Concat→outside»("a", Text).«Shortened→Shop.Words.Wording.Shortened, unique_name»();
        public bool IsTold() => String.«IsNullOrEmpty→outside»(Text) && !System.String.«IsNullOrEmpty→outside»(Text);
        public int Longest() => int.«MaxValue→outside» + string.«Empty→outside».Length;
    }
}
