namespace Shop.Matched
{
    public class Rope { public bool Wet; public Rope Next; public object Knot; public Rope Pull() => this; }
    public class Line : Rope { public int Depth; }
    public class Winch
    {
        private readonly Rope rope = null;
        // names in a pattern are members of what it is held against, never these
        public bool Wet => true;
        public Rope Next => null;
        public object Knot => null;

        public object Held() => rope switch
        {
            { «Next→Shop.Matched.Rope.Next, receiver»: { «Wet→Shop.Matched.Rope.Wet, receiver»: true } next } => next.«Pull→Shop.Matched.Rope.Pull, receiver»(),
            Line { «Depth→Shop.Matched.Line.Depth, receiver»: 3 } and { «Wet→Shop.Matched.Rope.Wet, receiver»: false } => 1,
            { «Knot→Shop.Matched.Rope.Knot, receiver»: Line { «Depth→Shop.Matched.Line.Depth, receiver»: 1 } } => 2,
            _ => «Wet→Shop.Matched.Winch.Wet, scope»,
        };

        public int Own() => this switch { { «Wet→Shop.Matched.Winch.Wet, receiver»: true } => 1, _ => 2 };

        public Rope Cut(Rope given)
        {
            switch (given)
            {
                case { «Wet→Shop.Matched.Rope.Wet, receiver»: true } wet:
                    return wet.«Next→Shop.Matched.Rope.Next, receiver»;
                case not { «Next→Shop.Matched.Rope.Next, receiver»: null }:
                    break;
            }
            return given.Pull() is { «Knot→Shop.Matched.Rope.Knot, receiver»: string } knotted ? knotted.«Next→Shop.Matched.Rope.Next, receiver» : null;
        }
    }
}
