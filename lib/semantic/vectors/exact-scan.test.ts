import { itConforms } from "./conformance";
import { ExactScan } from "./exact-scan";

itConforms("the exact scan", { open: async () => new ExactScan() });
itConforms("the exact scan without SIMD", { open: async () => new ExactScan(() => null) });
