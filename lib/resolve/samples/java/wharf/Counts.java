package wharf;

import java.util.function.Function;

class Counts {
    static Counts of(int load) { return new Counts(); }
    static Counts of(CharSequence load) { return new Counts(); }
    static int weigh(Iterable<Integer> all) { return 1; }
    static <T> int weigh(T one) { return 2; }
    interface Steps { int step(); }

    static Steps from(int value) {
        return new Steps() {
            private int next = value;
            public int step() { return «next→wharf.Counts.from.next@Counts.java:14, scope»; }
        };
    }

    static Steps from(int value, int width) {
        return new Steps() {
            private int next = value;
            public int step() { return «next→wharf.Counts.from.next@Counts.java:21, scope» + width; }
        };
    }

    Object all(java.util.List<Integer> all, Function<String, Counts> by) {
        «weigh→wharf.Counts.weigh(Iterable), scope»(all);
        return taken(Counts::«of→wharf.Counts.of, unique_name»);
    }

    Object taken(Function<String, Counts> by) { return by; }
}
