namespace Shop.Till.Drawers;

public static class Coins
{
    public static int Pennies() => 100;
}
