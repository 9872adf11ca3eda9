/** What the uses of a name in one file mean, as it is kept between questions. */
import type { Resolution } from "./resolution";

/** What each use of a row means, in the order of the row; holes where it was not asked. */
export type RowMeanings = (Resolution | undefined)[];
