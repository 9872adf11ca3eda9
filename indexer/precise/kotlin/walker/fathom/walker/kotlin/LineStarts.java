package fathom.walker.kotlin;

import java.util.Arrays;

/** Lines and columns of a text whose lines end with one character. 0-based, in UTF-16 units. */
final class LineStarts {
  private final int[] starts;

  LineStarts(String text) {
    int[] found = new int[16];
    int count = 1;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      if (count == found.length) found = Arrays.copyOf(found, count * 2);
      found[count++] = at + 1;
    }
    starts = Arrays.copyOf(found, count);
  }

  int lineAt(int offset) {
    int found = Arrays.binarySearch(starts, offset);
    return found >= 0 ? found : -found - 2;
  }

  int columnAt(int offset) {
    return offset - starts[lineAt(offset)];
  }
}
