using System;
using System.Collections.Generic;
using Shop.Words;

namespace Shop.Kept
{
    public interface IEmptied { void TrimExcess(); void TrimExcess(Func<int, bool> which); int Left { get; } }
    public interface ITwice : IEmptied { void Again(); }

    public class Shelf : List<int>, IEmptied
    {
        public int Left => 3;
        // the interface asks for it, and the base from outside has it
        public void TrimExcess(Func<int, bool> which) { if (which == null) «TrimExcess→outside»(); }
    }

    public class Drawer : IEmptied
    {
        public int Left => 4;
        void IEmptied.TrimExcess() { }
        public void TrimExcess(Func<int, bool> which) { }
    }

    public class Use
    {
        public void All(Shelf shelf, Drawer drawer, IEmptied any, ITwice twice)
        {
            shelf.«TrimExcess→Shop.Kept.IEmptied.TrimExcess, name»();
            shelf.«TrimExcess→Shop.Kept.Shelf.TrimExcess, receiver»(x => x > 3);
            // private where it stands
            shelf.Gone().«Dimmed→outside»();
            drawer.«Left→Shop.Kept.Drawer.Left, receiver».ToString();
            any.«TrimExcess→Shop.Kept.IEmptied.TrimExcess, receiver»();
            twice.«TrimExcess→Shop.Kept.IEmptied.TrimExcess, receiver»();
        }
    }
}

namespace Shop.Kept.Alike
{
    public class Mark
    {
        public object What;
        public override bool Equals(object other) => other is Mark mark && «Equals→outside»(What, mark.What);
        public bool Same(Mark mark) => «Equals→Shop.Kept.Alike.Mark.Equals, scope»(mark) && «Told→Shop.Kept.Alike.Mark.Told, scope»();
        public bool Told(int times = 3, params object[] more) => «Told→Shop.Kept.Alike.Mark.Told, scope»(1, 2, 3);
    }
}
