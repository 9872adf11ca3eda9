#if TRACING
using System.Diagnostics;
#endif
namespace Shop.Web;

public interface ILog
{
#if DEFAULTS
    private static readonly object[] None = new object[0];
#endif
    ILog With(string name)
#if DEFAULTS
        => new Log().With(name)
#endif
    ;

    void Write(string text)
#if DEFAULTS
    {
        «With→Shop.Web.ILog.With, scope»(text);
    }
#else
        ;
#endif

    bool Is(Level level) => level is Level.«Low→Shop.Web.Level.Low, receiver» or Level.«High→Shop.Web.Level.High, receiver»;
}

public enum Level { Low, High }

public class Log
#if DEFAULTS
    : ILog
#endif
{
    private readonly ILog next;
    public void Run() { next.«Write→Shop.Web.ILog.Write, receiver»(Some.«Word→Shop.Web.Testing.Some.Word, receiver»()); }
}
