import type { PaceStretch } from '@trassa/rules';
import { Split } from '../../../shared/ui/layout/layout.tsx';
import { Paces } from './paces.tsx';
import type { PlacePoint } from './points.ts';
import { SplitPlaces } from './split-places.tsx';

type Props = {
  places: readonly PlacePoint[];
  stretches: readonly PaceStretch[];
  className: string | undefined;
};

/** What the splits show, side by side; one point is no line and one stretch is the time said again. */
export const Along = ({ places, stretches, className }: Props) => {
  const line = places.length > 1 ? <SplitPlaces points={places} /> : null;
  const bars = stretches.length > 1 ? <Paces stretches={stretches} /> : null;
  if (!line || !bars) return line ?? bars;
  return (
    <Split kind="even" className={className}>
      {line}
      {bars}
    </Split>
  );
};
