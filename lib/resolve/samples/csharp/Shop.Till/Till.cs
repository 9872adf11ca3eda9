namespace Shop.Till;

// The project file opens Shop.Money and the class of coins for all files below it.
public class Till
{
    public decimal Take(«Price→Shop.Money.Price, import» price) => price.«Amount→Shop.Money.Price.Amount, receiver»;
    public int Count() => «Pennies→Shop.Till.Drawers.Coins.Pennies, import»();
}
