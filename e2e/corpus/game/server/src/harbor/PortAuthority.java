package harbor;

import java.util.ArrayList;
import java.util.List;

/** Decides which ship may come in, and keeps the list of those that wait. */
public final class PortAuthority implements Authority {
    private static final int MOST_WAITING = 40;

    private final List<Ship> waiting = new ArrayList<>();

    @Override
    public boolean admitShip(Ship ship) {
        if (waiting.size() >= MOST_WAITING) {
            return false;
        }
        waiting.add(ship);
        return true;
    }

    @Override
    public Ship nextShip() {
        return waiting.isEmpty() ? null : waiting.remove(0);
    }

    /** A ship, by the name on its bow. */
    public record Ship(String name, int tonnage) {}
}
