using System;
namespace Shop.Desk;

public enum Rank { Low }

// What arguments are declared with tells overloads apart, words of the language and type parameters too.
public static class Told
{
    static readonly object?[] Nothing = new object?[0];

    public static void Say(Rank rank, string text) { }
    public static void Say<T>(Rank rank, string text, T first) { }
    public static void Say<T0, T1>(Rank rank, string text, T0 first, T1 second) { }
    public static void Say(Rank rank, string text, params object?[]? rest) { }
    public static void Say(Rank rank, Exception? error, string text) { }
    public static void Say<T>(Rank rank, Exception? error, string text, T first) { }
    public static void Say(Rank rank, Exception? error, string text, params object?[]? rest) { }

    public static void Two<T0, T1>(string text, T0 first, T1 second)
    {
        «Say→Shop.Desk.Told.Say(Rank-string-T0-T1), scope»(Rank.Low, text, first, second);
    }
    public static void Fault<T>(Exception? error, string text, T first)
    {
        «Say→Shop.Desk.Told.Say(Rank-Exception-string-T), scope»(Rank.Low, error, text, first);
        «Say→Shop.Desk.Told.Say(Rank-Exception-string), scope»(Rank.Low, error, text);
    }
    public static void Rows(object?[][] rows, string text)
    {
        «Say→Shop.Desk.Told.Say(Rank-string-T0-T1), scope»(Rank.Low, text, rows[0], rows);
    }
    public static void None(string text)
    {
        «Say→Shop.Desk.Told.Say(Rank-string), scope»(Rank.Low, text, Nothing);
        «Say→Shop.Desk.Told.Say(Rank-string-T), scope»(Rank.Low, text, 4);
    }

    public static void Wait(Pause pause) { }
    public static void Wait(TimeSpan time) => «Wait→Shop.Desk.Told.Wait(TimeSpan), scope»(TimeSpan.FromSeconds(Math.Abs(1)));

    public static void Keep<[Kept(Kinds.All)] T, TOther>(this Pause pause) { }
    public static void Keep<T>(this Pause pause, Func<T, int> keeping) { }
    public static void Keep(Pause pause) => pause.«Keep→Shop.Desk.Told.Keep(Pause), receiver»<string, int>();
}

public class Pause { }
