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
 * <p>
 * Nobody has ever been thanked for sand that is gone, and nobody is ever forgiven for sand that is not. So the crew
 * measures twice, writes down what it finds, and signs it with the hour. What they wrote hangs on a nail beside the
 * stove, where it goes yellow, and where those who come after them read it on long evenings when there is nothing else.
 * <p>
 * On Sundays the dredger rests. The river does not.
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
