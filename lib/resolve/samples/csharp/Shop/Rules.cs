using System;
using System.Linq.Expressions;

namespace Shop.Rules
{
    public class Guest { public string Name; public int Age; }

    public interface IRule<T, TField> { }
    public class Ruled<T>
    {
        public IRule<T, TField> For<TField>(Expression<Func<T, TField>> field) => null;
        public string Check(T what) => "";
        public string Check(Checking<T> checking) => "";
    }
    public class Checking<T> { public T What; }
    public class GuestRules : Ruled<Guest> { public GuestRules() { For(g => g.«Age→Shop.Rules.Guest.Age, receiver»); } }

    public static class Rulings
    {
        public static IRule<T, TField> Same<T, TField>(this IRule<T, TField> rule, TField value, object by = null) => rule;
        public static IRule<T, string> Same<T>(this IRule<T, string> rule, string value, object by = null) => rule;
        public static IRule<T, TField> Same<T, TField>(this IRule<T, TField> rule, Expression<Func<T, TField>> field) => rule;
        public static IRule<T, TField> Must<T, TField>(this IRule<T, TField> rule, Func<TField, bool> test) =>
            rule.«Must→Shop.Rules.Rulings.Must(IRule-Func-int), receiver»((what, value) => test(value), 1);
        public static IRule<T, TField> Must<T, TField>(this IRule<T, TField> rule, Func<T, TField, bool> test, int times = 1) =>
            «Must→Shop.Rules.Rulings.Must(IRule-Func), scope»(rule, value => true);
    }

    public static class Makers
    {
        public static int Make() => «Make→Shop.Rules.Makers.Make(), scope»();
        public static int Make<T>() => «Make→Shop.Rules.Makers.Make(T), scope»<int>(3) + Makers.«Make→Shop.Rules.Makers.Make(), receiver»();
        public static int Make<T>(T what) => «Make→Shop.Rules.Makers.Make(), scope»();
        public static int Make(string what) => «Make→Shop.Rules.Makers.Make(string), scope»("a") + «Make→Shop.Rules.Makers.Make(T), scope»(3);
    }

    public class Handed
    {
        public void On(Action<string> done) => «On→Shop.Rules.Handed.On(string-Action), scope»("a", done);
        public void On(string name, Action<string> done) { }
        public void On(string name, Action<string, int> done) { }
        public void On(Exception error, Func<string, int> done) => «On→Shop.Rules.Handed.On(string-Func), scope»("a", done);
        public void On(string name, Func<string, int> done) { }
        public void Use() { Say(new «ArgumentException→outside»("a")); «Say→Shop.Rules.Handed.Say(Exception), scope»(new ArgumentException("a")); }
        private void Say(string text) { }
        private void Say(Exception error) { }
    }

    public class Making
    {
        public int Size;
        public Making(int size) { }
        public Making(string name, Action<Making> step) { }
        public Making Made() => new Making("a", m => m.«Size→Shop.Rules.Making.Size, receiver»++);
    }

    public class Desk
    {
        public void Open(Ruled<Guest> rules, GuestRules own)
        {
            rules.For(g => g.«Name→Shop.Rules.Guest.Name, receiver»).«Same→Shop.Rules.Rulings.Same(IRule-string-object), receiver»("a");
            own.For(g => g.«Name→Shop.Rules.Guest.Name, receiver»).«Same→Shop.Rules.Rulings.Same(IRule-Expression), receiver»(g => g.Name);
            own.For(g => g.Age).«Must→Shop.Rules.Rulings.Must(IRule-Func), receiver»(age => age > 3);
            own.For(g => g.Age).«Must→Shop.Rules.Rulings.Must(IRule-Func-int), receiver»((g, age) => age > 3);
            own.«Check→Shop.Rules.Ruled.Check(T), receiver»(new Guest());
            own.«Check→Shop.Rules.Ruled.Check(Checking), receiver»(new Checking<Guest>());
            own.«Check→Shop.Rules.Ruled.Check(T), receiver»(new Guest { Name = "a", Age = 3 });
        }
        public int Count(int from, int step = 2, params int[] more) => «Count→Shop.Rules.Desk.Count(int-int), scope»(1);
        public int Count(string text) => «Count→Shop.Rules.Desk.Count(int-int), scope»(1, 2, 3, 4);
        public int Count(string text, out int rest) { rest = «Count→Shop.Rules.Desk.Count(int-int), scope»(step: 3, from: 1); return 1; }
        public void Use(string text) { «Count→Shop.Rules.Desk.Count(string-int), scope»(text, out var rest); «Count→Shop.Rules.Desk.Count(string), scope»("a"); }
    }
}
