/** Says for a moment that something was done, below the page. Never a failure: those stand where they happened. */
import { Icon } from "../icons/icon";
import "./toast.css";

/** @param said null while there is nothing to say; the region stays, so that it is heard */
export function Toast({ said }: { said: string | null }) {
  return (
    <div className="toast-room" role="status">
      {said !== null && (
        <p className="toast">
          <Icon name="check" />
          {said}
        </p>
      )}
    </div>
  );
}
