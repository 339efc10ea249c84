import { createMemo, createSignal, type Accessor } from 'solid-js';
import { mostFitting, partAt } from '../../../teach/tree/treePart.ts';
import type { Interval } from '../../../teach/tree/treeRaster.ts';
import { isSame } from '../../widgets/isSame.ts';

/** The most that two trees are zoomed. */
const MOST_ZOOM = 24;

/** The part of a zoom in which a share is. */
const partOf = (zoom: number, share: number): Interval =>
  partAt(zoom, { earliest: [] }, { step: 0, branches: [], progress: share });

/** The most zoomed part from the beginning in which all shares are. */
function usualZoom(shares: readonly number[]): number {
  const most = Math.max(...shares);
  return mostFitting((zoom) => zoom <= MOST_ZOOM && partOf(zoom, most).begin === 0);
}

/** The part of both trees that is shown, zoomed for both together: by default, what they have searched fills it. */
export function commonPart(progress: Accessor<readonly (number | undefined)[]>) {
  const [asked, ask] = createSignal<{ readonly zoom: number; readonly share: number }>();
  /** The last progress that was known of both; at first, all may be searched. */
  const known = createMemo<readonly number[]>(
    (before) => progress().map((share, at) => share ?? before[at]!),
    [1, 1],
  );
  const zoom = createMemo(() => asked()?.zoom ?? usualZoom(known()));
  const part = createMemo(() => partOf(zoom(), asked()?.share ?? 0), undefined, {
    equals: isSame,
  });
  const canZoom = (by: 1 | -1): boolean => zoom() + by >= 0 && zoom() + by <= MOST_ZOOM;
  return {
    part,
    canZoom,
    /** Zooms around a share of the trees. */
    zoomBy(by: 1 | -1, share: number): void {
      if (canZoom(by)) ask({ zoom: zoom() + by, share });
    },
    /** Stays with this part, whatever is searched from now on. */
    stay: () => ask({ zoom: zoom(), share: part().begin }),
  };
}
