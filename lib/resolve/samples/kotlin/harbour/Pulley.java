package harbour;

import java.util.function.BiConsumer;

public interface Pulley<T, U> extends BiConsumer<T, U> {
    @Override
    default void accept(T t, U u) {
        turn(t, u);
    }

    void turn(T load, U weight);

    static void twice(Pulley<Ship, Sailor> pulley) {}
}
