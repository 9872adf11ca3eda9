using System.Collections.Generic;

namespace Shop.Checks
{
    public static class Checking
    {
        public static void ShouldBe(this object actual, object expected) { }
        public static void ShouldHold(this bool actual) { }
        public static IEnumerable<T> Tallied<T>(this IEnumerable<T> all) => all;
    }

    public class Basket { public List<string> Lines; public bool IsFull; }

    public class Tests
    {
        public void All(Basket basket, List<int> numbers)
        {
            basket.«ShouldBe→Shop.Checks.Checking.ShouldBe, receiver»(null);
            // the type stands outside, and so may what is asked of it
            basket.Lines.Count.«ShouldBe→Shop.Checks.Checking.ShouldBe, receiver»(1);
            numbers.«Tallied→Shop.Checks.Checking.Tallied, unique_name»();
            basket.Lines.Count.«CompareTo→outside»(1);
            basket.IsFull.«ShouldHold→Shop.Checks.Checking.ShouldHold, unique_name»();
        }
    }
}
