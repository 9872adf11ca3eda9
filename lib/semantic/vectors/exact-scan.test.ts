import { itConforms } from "./conformance";
import { ExactScan } from "./exact-scan";

itConforms("the exact scan", async () => new ExactScan());
itConforms("the exact scan without SIMD", async () => new ExactScan(() => null));
