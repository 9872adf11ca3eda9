/**
 * Next's router for hooks in tests: what it tells of the address is the address. Used as `vi.mock("next/navigation",
 * …)`.
 */
import { vi } from "vitest";

/** Pages that the router was asked for; emptied by `mockClear`. */
export const push = vi.fn();

export const useRouter = () => router;
const router = { push };

export const useSearchParams = () => new URLSearchParams(location.search);
export const usePathname = () => location.pathname;
