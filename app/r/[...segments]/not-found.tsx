/** Answered with 404: the address of a page of code names no file, folder or repository. */
import { MissingPlace } from "@/components/code/missing-place";

export default function NotFound() {
  return <MissingPlace />;
}
