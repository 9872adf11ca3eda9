namespace Shop.Tests;
public class SomeTests
{
    public string Word() => Some.«Word→Shop.Tests.Support.Some.Word, receiver»();
}
