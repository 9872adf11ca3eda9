using Shop.Orders;
namespace Shop.Tests;

public class OrderTests
{
    private Order order = new Order.Draft().«Finish→Shop.Orders.Order.Draft.Finish, receiver»();
    public void Totals()
    {
        order.«Add→Shop.Orders.Order.Add, receiver»(new «Line→Shop.Orders.Line, import»());
        order.«Describe→Shop.Orders.Extensions.Describe, receiver»("x");
        Price total = order.«Total→Shop.Orders.Order.Total, receiver»;
        order.«Added→Shop.Orders.Order.Added, receiver» += (sender, added) => added.Count++;
        var prices = new Dictionary<string, Price>();
        prices["a"].«Times→Shop.Money.Price.Times, receiver»(1);
        if (prices.TryGetValue("b", out var found)) found.Times(2);
        (order as Order.Draft)?.«Finish→Shop.Orders.Order.Draft.Finish, receiver»();
        nameof(Order.«Tax→Shop.Orders.Order.Tax, receiver»);
        Func<Line, int> pick = l => l.Count;
    }
    class Dictionary { public void Times() {} }
}
