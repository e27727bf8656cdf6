import { area as areaPath, curveMonotoneX, line as linePath } from 'd3-shape';
import * as seriesStyles from '../Chart/series.css';
import type { Estimate } from './estimates';

interface CurveProps {
  density: NonNullable<Estimate['density']>;
  xOf: (value: number) => number;
  /** Where the curve stands, from the top, and its height at the tallest of all, in px. */
  foot: number;
  height: number;
  /** The largest density of all curves, so that their areas compare. */
  tallest: number;
}

/** How likely each value is, above the interval. */
export function Curve({ density, xOf, foot, height, tallest }: CurveProps) {
  const x = ({ at }: (typeof density)[number]) => xOf(at);
  const y = ({ value }: (typeof density)[number]) => foot - (value / tallest) * height;
  const ground = areaPath(x, foot, y).curve(curveMonotoneX)([...density]);
  const outline = linePath(x, y).curve(curveMonotoneX)([...density]);
  return (
    <>
      <path d={ground ?? ''} className={seriesStyles.shade} />
      <path d={outline ?? ''} className={seriesStyles.line} />
    </>
  );
}
