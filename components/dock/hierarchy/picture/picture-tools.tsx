/** The scale of the picture, and what its lines mean. */
import { TIERS } from "../../../certainty/tiers";
import { STEP } from "./use-sight";
import { IconButton } from "../../../ui/icon-button";

interface PictureToolsProps {
  scale: number;
  onZoom: (factor: number) => void;
  onFit: () => void;
}

export function PictureTools({ scale, onZoom, onFit }: PictureToolsProps) {
  return (
    <>
      <ul className="picture-legend meta" aria-label="Lines">
        {TIERS.map((tier) => (
          <li key={tier} className="line">
            <i className={`basis-line ${tier}`} aria-hidden />
            {tier}
          </li>
        ))}
        <li className="line">
          <i className="picture-flat" aria-hidden />
          external
        </li>
      </ul>
      <div className="picture-scale" role="group" aria-label="Scale">
        <IconButton icon="minus" label="Smaller" title="Smaller (-)" onClick={() => onZoom(1 / STEP)} />
        <span className="num">{`${Math.round(scale * 100)} %`}</span>
        <IconButton icon="plus" label="Larger" title="Larger (+)" onClick={() => onZoom(STEP)} />
        <button className="button" title="Fit into the window (0)" onClick={onFit}>
          Fit
        </button>
      </div>
    </>
  );
}
