using System;
using System.Collections.Generic;

namespace Shop.Checks
{
    public static class Checking
    {
        public static void ShouldBe(this object actual, object expected) { }
        public static void Clear(object what) { }
        public static void ShouldHold(this bool actual) { }
        public static IEnumerable<T> Tallied<T>(this IEnumerable<T> all) => all;
    }

    public class Basket { public List<string> Lines; public bool IsFull; }

    public class Stocked : List<string>
    {
        public int Depth;
        public void Add(Action<Stocked> step) { }
        public void Fill() { }
    }

    public class Tests
    {
        public Stocked Made() => new Stocked { f => f.«Depth→Shop.Checks.Stocked.Depth, receiver»++, f => { f.«Fill→Shop.Checks.Stocked.Fill, receiver»(); } };

        public void All(Basket basket, List<int> numbers)
        {
            basket.«ShouldBe→Shop.Checks.Checking.ShouldBe, receiver»(null);
            // the type stands outside, and so may what is asked of it
            basket.Lines.Count.«ShouldBe→Shop.Checks.Checking.ShouldBe, receiver»(1);
            numbers.«Tallied→Shop.Checks.Checking.Tallied, name»();
            basket.Lines.«Clear→outside»();
            basket.Lines.Count.«CompareTo→outside»(1);
            basket.IsFull.«ShouldHold→Shop.Checks.Checking.ShouldHold, unique_name»();
        }
    }
}
