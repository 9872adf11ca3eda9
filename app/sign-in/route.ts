import { onlyGet } from "@/lib/http/only-get";
import { showSignIn, signIn } from "@/lib/http/sign-in";

export const dynamic = "force-dynamic";
export const { DELETE, GET, PATCH, PUT } = onlyGet(showSignIn);
export { signIn as POST };
