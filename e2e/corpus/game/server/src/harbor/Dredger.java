package harbor;

/**
 * Keeps the channel deep, after the rules of {@link Sediment#settles}. A dredger works in two ways:
 * <ul>
 *   <li>it lifts what lies loose, and
 *   <li>it cuts what does not.
 * </ul>
 * <pre>{@code
 * dredger.deepen(4);
 * }</pre>
 * What follows is here because long documentation has to be read to its end. The bucket goes down, it is filled, it
 * comes up, and it is emptied into a barge. The barge goes out to where the water is deep, opens its bottom, and comes
 * back. Then all of it begins anew, day after day, for as long as the river brings sand. <script>never run</script>
 *
 * @see <a href="https://example.org/dredging">a page about it</a>
 */
public final class Dredger {
    /** What a river leaves behind. */
    public static final class Sediment {
        boolean settles(int depth) {
            return depth > 2;
        }
    }

    /**
     * Deepens the channel.
     *
     * @param fathoms how far
     * @return whether anything was left to lift
     */
    boolean deepen(int fathoms) {
        return new Sediment().settles(fathoms);
    }
}
