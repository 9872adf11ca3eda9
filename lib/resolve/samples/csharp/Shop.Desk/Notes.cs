namespace Shop.Desk;

public class Notes
{
    public void Log(string format) { }
    public void Log(string format, params object[] values) { }
    public void Log(int level, string format, params object[] values) { }

    public void Write(int count)
    {
        «Log→Shop.Desk.Notes.Log@Notes.cs:5, scope»("none");
        «Log→Shop.Desk.Notes.Log@Notes.cs:6, scope»("some", count);
        «Log→Shop.Desk.Notes.Log@Notes.cs:6, scope»("some", count, count);
        «Log→Shop.Desk.Notes.Log@Notes.cs:7, scope»(count, "some", count);
    }
}
