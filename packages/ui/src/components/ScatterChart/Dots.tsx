import { fillOf, fillOfHue, type Point } from '../Chart';
import { dotRadius } from '../Chart/dotRadius';
import * as styles from './ScatterChart.css';
import { dotPath, regionOf, type ScatterPoint, type ScatterRegion } from './scatter';

interface DotsProps {
  points: readonly ScatterPoint[];
  /** Of the points, in px. */
  places: readonly Point[];
  regions: readonly ScatterRegion[];
}

const radii = { smallest: 3.5, largest: 11, usual: 4.5 };

/** One path per region: thousands of elements would be slow. */
export function Dots({ points, places, regions }: DotsProps) {
  const most = Math.max(0, ...points.map(({ size }) => size ?? 0));
  const drawn = points.map((point, index) => ({ point, place: places[index] ?? { x: 0, y: 0 } }));
  const byRegion = Map.groupBy(drawn, ({ point }) => regionOf(regions, point));
  return [...byRegion].map(([region, dots]) => {
    const { className } = region === undefined ? fillOf('', 0) : fillOfHue(region.hue);
    return (
      <path
        key={region?.name ?? ''}
        d={dots.map(({ point, place }) => dotPath(place, dotRadius(point.size, most, radii))).join('')}
        className={`${className} ${styles.dots}`}
      />
    );
  });
}
