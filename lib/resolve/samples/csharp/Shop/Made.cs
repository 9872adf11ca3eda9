using System;
using System.Collections.Generic;

namespace Shop.Made
{
    public class Mark
    {
        protected Mark(string text) { }
        public Drawer Drawer { get; private set; }
        public static Mark Sign(string text) => new «Sign→Shop.Made.Sign(), scope»(text);
        public static Mark Name(string text) => «Sign→Shop.Made.Mark.Sign(string), scope»(text);
        public static object Uri(string text) => new «Uri→outside»(text);
        public void Fill() { «Drawer→Shop.Made.Mark.Drawer, scope» = new «Drawer→Shop.Made.Drawer, scope»(); }
    }
    public class Sign : Mark { public Sign(string text) : base(text) { } }
    public class Drawer { }

    public class Reader
    {
        public Mark Read<T>(IEnumerable<string> args) => null;
        public Mark Read<T>(Func<T> make, IEnumerable<string> args) => null;
        public Mark Read(IEnumerable<string> args, params Type[] types) => null;
    }
    public static class Reading
    {
        public static Mark Read<A, B>(this Reader reader, IEnumerable<string> args) => reader.«Read→Shop.Made.Reader.Read(IEnumerable)@Made.cs:22, receiver»(args, typeof(A), typeof(B));
        public static Mark Read<A, B, C>(this Reader reader, IEnumerable<string> args) => reader.«Read→Shop.Made.Reading.Read(Reader-IEnumerable)@Made.cs:29, receiver»<A, B, C, Drawer, Drawer>(args);
        public static Mark Read<A, B, C, D>(this Reader reader, IEnumerable<string> args) => reader.«Read→Shop.Made.Reader.Read(IEnumerable)@Made.cs:20, receiver»<A>(args);
        public static Mark Read<A, B, C, D, E>(this Reader reader, IEnumerable<string> args) => null;
    }

    public class Desk
    {
        public void Open(Reader reader, string[] args)
        {
            reader.«Read→Shop.Made.Reading.Read(Reader-IEnumerable)@Made.cs:26, receiver»<Sign, Drawer>(args);
            reader.«Read→Shop.Made.Reader.Read(IEnumerable)@Made.cs:20, receiver»<Sign>(args);
        }
    }
}
