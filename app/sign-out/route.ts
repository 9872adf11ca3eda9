import { onlyGet } from "@/lib/http/only-get";
import { showSignIn, signOut } from "@/lib/http/sign-in";

export const dynamic = "force-dynamic";
/** An address that is only opened signs nobody out. */
export const { DELETE, GET, PATCH, PUT } = onlyGet(showSignIn);
export { signOut as POST };
