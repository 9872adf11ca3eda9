namespace Shop.Orders;

public partial class Order
{
    private int count;
    public Price Total { get { Price all = Price.Zero; foreach (var line in «lines→Shop.Orders.Order.lines, scope») all += line.«Total→Shop.Orders.Line.Total, receiver»; return all; } }
    private void Recount() { «count→Shop.Orders.Order.count, scope» = lines.«Count→outside»; }
    public class Draft : Order
    {
        public override Price Quote(int days) => base.«Quote→Shop.Orders.Order.Quote, receiver»(days).«Times→Shop.Money.Price.Times, receiver»(2);
        public Order Finish() { «Recount→Shop.Orders.Order.Recount, scope»(); return this; }
    }
}
