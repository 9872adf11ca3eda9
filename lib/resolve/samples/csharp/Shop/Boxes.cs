using System.Collections.Generic;

namespace Shop.Boxes
{
    // one name with another number of parameters is another type
    public interface IBox { void Seal(); int Weight { get; } }
    public interface IBox<T> : IBox { T Open(); new T Weight { get; } }
    public class Box<T> : IBox<T>
    {
        public void Seal() { }
        public T Open() => default;
        public T Weight => default;
        int IBox.Weight => 0;
        public Lid Cover;
        public class Lid { public int Width; }
    }
    public static class Box
    {
        public static Box<T> Of<T>(T what) => new Box<T>();
        public static Box<int> Small = null;
        public static string Label = "";
    }
    public class Crate : IBox
    {
        public void Seal() { }
        public int Weight => 1;
    }

    public class Chest : IBox, IBox<string>
    {
        public void Seal() { }
        int IBox.Weight => 2;
        string IBox<string>.Weight => "";
        public string Open() => "";
    }
    public interface IChest<T> : IBox, IBox<T> { }

    public abstract class Counted : IBox
    {
        int IBox.Weight => 3;
        void IBox.Seal() => «Seal→Shop.Boxes.Counted.Seal(bool), scope»(true);
        protected virtual void Seal(bool twice) { }
        public string Weight(string unit) => unit;
    }

    public class Store
    {
        public object Of(Box<int> box) => box.«Weight→Shop.Boxes.Box.Weight($1), receiver»;
        public void Close(Counted box) => box.«Seal→Shop.Boxes.Counted.Seal(bool), receiver»(false);
        public int Of(IBox box) => box.«Weight→Shop.Boxes.IBox.Weight(), receiver»;
        public string From(IBox<string> box) => box.«Weight→Shop.Boxes.IBox.Weight($1), receiver»;
        public void Close(IBox<string> box) => box.«Seal→Shop.Boxes.IBox.Seal(), receiver»();
        public string From(IChest<string> box) => box.«Open→Shop.Boxes.IBox.Open, receiver»();
        public string Say() => «Box→Shop.Boxes.Box(), scope».«Label→Shop.Boxes.Box.Label, receiver»;
        public int Wide(Box<int> box) => box.«Cover→Shop.Boxes.Box.Cover, receiver».«Width→Shop.Boxes.Box.Lid.Width, receiver»;
        public object Kind() => typeof(«Box→Shop.Boxes.Box($1), scope»<>);
        public object Both() => typeof(«Box→outside»<,>);
        public void Small() => Box.«Small→Shop.Boxes.Box.Small, receiver».«Open→Shop.Boxes.Box.Open, receiver»();
    }
}
