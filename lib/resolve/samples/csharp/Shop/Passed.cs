using System;
using System.Collections.Generic;
using System.Linq.Expressions;
using System.Threading;
using System.Threading.Tasks;
using Tag = Shop.Passed.Label;

namespace Shop.Passed
{
    public class Label { public string Text; public string Known() => Text; }
    public class Named : «Tag→Shop.Passed.Label, import» { public string Own() => «Known→Shop.Passed.Label.Known, scope»(); }
    public class Labels { public Label this[int at] => null; public int Count; }
    public class Chests { public Labels Held; public Labels Find() => null; }

    public class Takes
    {
        public int On(Action<Exception, int> done) => 0;
        public int On(Action<Exception, Label> done) => «On→Shop.Passed.Takes.On(Action)@Passed.cs:18, scope»((Exception error, Label label) => Say(label));
        public int Keep(params string[] names) => 0;
        public int Keep<T>(params Expression<Func<T, object>>[] names) => 0;
        public int Run(Func<Label, Task<int>> step) => 0;
        public int Run(Func<Label, CancellationToken, Task<int>> step) => 0;
        public int Of(params Label[] labels) => 0;
        public int Of(params Type[] types) => 0;
        public int Weigh(decimal grams) => 0;
        public int Weigh(int grams) => 0;
        public int Wait(int seconds) => 0;
        public int Wait(TimeSpan time) => 0;
        public int Say(string text) => 0;
        public int Say(Label label) => 0;
        public int Open(Label label, CancellationToken stop = default) => 0;
        private Task<int> Step(Label label, CancellationToken stop) => null;

        public void Use(Takes other, Chests chests, int count, Label label)
        {
            other.«Keep→Shop.Passed.Takes.Keep()@Passed.cs:20, receiver»<Label>(x => x.Text);
            other.«Keep→Shop.Passed.Takes.Keep()@Passed.cs:19, receiver»("a", "b");
            other.«Run→Shop.Passed.Takes.Run(Func)@Passed.cs:22, receiver»(Step);
            other.«Of→Shop.Passed.Takes.Of()@Passed.cs:24, receiver»(typeof(List<>));
            other.«Of→Shop.Passed.Takes.Of()@Passed.cs:24, receiver»(typeof(Label), typeof(Takes));
            other.«Weigh→Shop.Passed.Takes.Weigh(decimal), receiver»(5m);
            other.«Weigh→Shop.Passed.Takes.Weigh(int), receiver»(0x1F);
            var time = TimeSpan.FromSeconds(3);
            other.«Wait→Shop.Passed.Takes.Wait(TimeSpan), receiver»(time);
            other.«Say→Shop.Passed.Takes.Say(string), receiver»($"{count} of {label.«Text→Shop.Passed.Label.Text, receiver»}");
            other.«Say→Shop.Passed.Takes.Say(string), receiver»(nameof(label));
            other.«Say→Shop.Passed.Takes.Say(string), receiver»($"{Words("a", "b")}");
            other.«Open→Shop.Passed.Opening.Open(Takes-Label-Action-CancellationToken), receiver»(label, x => x.Of());
            chests.Held[0].«Known→Shop.Passed.Label.Known, receiver»();
            var first = chests.Held[0];
            first.«Known→Shop.Passed.Label.Known, receiver»();
            chests.Find()[0].«Known→Shop.Passed.Label.Known, receiver»();
        }
        private string Words(string one, string two) => one;
    }

    public static class Opening
    {
        public static int Open(this Takes takes, Label label, Action<Takes> options, CancellationToken stop = default) => 0;
    }
}
