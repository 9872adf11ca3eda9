using System;
using System.Collections.Generic;
using System.Linq;

namespace Shop.Added
{
    public class Maybe<T> { }
    public static class Adding
    {
        public static IEnumerable<T> Concat<T>(this T head, IEnumerable<T> tail) => tail;
        public static IEnumerable<T> Concat<T>(this IEnumerable<T> head, T tail) => head;
        public static Maybe<R> Select<T, R>(this Maybe<T> maybe, Func<T, R> map) => null;
        public static Type Unwrapped(this Type type) => type;
        public static T Doubled<T>(this T what) => what;
    }
    public class Crate { }
    public class Tin : Crate { }
    public class Label { }
    public static class Listing
    {
        public static void Add<T>(this List<Crate> crates, Func<T, T> make) { }
        public static int Packed(this IEnumerable<Crate> crates) => 0;
    }
    public class Store
    {
        private readonly List<Label> labels = new List<Label>();
        private readonly List<Uri> texts = new List<Uri>();
        private readonly List<Crate> crates = new List<Crate>();
        private readonly IEnumerable<Tin> tins = null;
        public void Fill(Label label, Func<int, int> made)
        {
            labels.«Add→outside»(label);
            texts.«Add→outside»(label.ToString());
            crates.«Add→Shop.Added.Listing.Add, receiver»(made);
            tins.«Packed→Shop.Added.Listing.Packed, receiver»();
        }
    }
    public class Desk
    {
        public void Open(List<int> one, IEnumerable<int> two, Maybe<int> maybe, object what)
        {
            // LINQ has one of this name, too
            two.«Concat→Shop.Added.Adding.Concat, name»(one);
            one.Where(x => x > 3).«Concat→Shop.Added.Adding.Concat, name»(two);
            maybe.«Select→Shop.Added.Adding.Select, receiver»(x => x);
            what.GetType().«Unwrapped→Shop.Added.Adding.Unwrapped, unique_name»();
            one.Count.«Doubled→Shop.Added.Adding.Doubled, receiver»();
        }
    }
}
