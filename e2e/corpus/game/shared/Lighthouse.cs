namespace Harbor.Shared;

/// <summary>A light on a hill.</summary>
public sealed class Lighthouse
{
    public required string Name { get; init; }

    public double RangeInMiles { get; private set; } = 18;

    public event EventHandler? WentDark;

    public void SwitchOff()
    {
        RangeInMiles = 0;
        WentDark?.Invoke(this, EventArgs.Empty);
    }
}
