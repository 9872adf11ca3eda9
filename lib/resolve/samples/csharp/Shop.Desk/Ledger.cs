namespace Shop { public class Marker { } }

namespace Shop.Books.Pages
{
    public interface IPage { Shop.Books.Pages.Line First(); string Title { get; } }
    public class Line { public int Length; }
}

namespace Shop.Desk.Ledgers
{
    // the namespace Shop is declared, Shop.Books is only a part of a longer name
    public class Ledger : Shop.Books.Pages.«IPage→Shop.Books.Pages.IPage, scope»
    {
        public Books.Pages.«Line→Shop.Books.Pages.Line, scope» First() => null;
        public string Title => "";
        public int Of(Shop.Books.Pages.IPage page) => page.«First→Shop.Books.Pages.IPage.First, receiver»().«Length→Shop.Books.Pages.Line.Length, receiver»;
        public object Other() => new Shop.Books.Covers.«Line→outside»();
    }
}
