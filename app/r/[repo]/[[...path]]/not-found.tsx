/** No file and no folder is at this path: near names. */
import { NoSuchFile } from "@/components/states/no-such-file";

export default function NotFound() {
  return <NoSuchFile />;
}
