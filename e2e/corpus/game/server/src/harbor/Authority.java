package harbor;

public interface Authority {
    boolean admitShip(PortAuthority.Ship ship);

    PortAuthority.Ship nextShip();
}
