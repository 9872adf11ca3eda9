namespace Shop.Desk;

// The project opens Shop.Money for all of its files, which no file says.
public class Desk
{
    public decimal Take(Price price) => price.«Amount→Shop.Money.Price.Amount, name»;
    public Price? Last { get; set; }
}
