import { type Area, fillOfHue } from '../Chart';
import * as styles from './ScatterChart.css';
import { groundOf } from './scales';
import type { ScatterRegion } from './scatter';

interface RegionsProps {
  regions: readonly ScatterRegion[];
  xOf: (value: number) => number;
  yOf: (value: number) => number;
  area: Area;
}

/** Between two regions, in px. */
const gap = 2;

/** The grounds of the regions. */
export function Regions({ regions, xOf, yOf, area }: RegionsProps) {
  return regions.map((region) => {
    const { start, end, top, bottom } = groundOf(region, xOf, yOf, area);
    return (
      <rect
        key={region.name}
        x={start + gap / 2}
        y={top + gap / 2}
        width={Math.max(0, end - start - gap)}
        height={Math.max(0, bottom - top - gap)}
        rx={4}
        className={`${fillOfHue(region.hue).className} ${styles.ground}`}
      />
    );
  });
}

/** In px. */
const inset = 8;

/** Narrower regions have no room for a name, which their points say too. In px. */
const narrowest = 56;

/** The name of each region, on its ground. */
export function RegionNames({ regions, xOf, yOf, area }: RegionsProps) {
  return regions.map((region) => {
    const { start, end, top } = groundOf(region, xOf, yOf, area);
    if (end - start < narrowest) return null;
    return (
      <span
        key={region.name}
        className={styles.name}
        style={{
          insetInlineStart: start + inset,
          insetBlockStart: top + inset,
          maxInlineSize: end - start - 2 * inset,
        }}
      >
        <bdi>{region.name}</bdi>
      </span>
    );
  });
}
