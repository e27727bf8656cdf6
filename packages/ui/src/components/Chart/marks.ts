import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';

/** How many series have a look of their own; the eighth looks like the first again. */
export const looks = 7;

/** Lines differ in their dashes, so that they can be told apart without their colours. In px; the first is solid. */
const dashes = ['none', '7 3', '2 2.5', '10 3 2 3', '4 3', '12 4', '7 2 2 2 2 2'];

/** And their points in their shape. */
const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar, symbolWye];

/** `stroke-dasharray` of a series. */
export const dashOf = (series: number): string => dashes[series % looks] ?? 'none';

/** The outline of a point of a series around 0, 0, with about the area of a circle of that radius. */
export const markerOf = (series: number, radius: number): string =>
  symbol(shapes[series % looks] ?? symbolCircle, Math.PI * radius * radius)() ?? '';

/** Width and height of the tile of a hatching, in px. */
export const hatchTile = 6;

/** Hatching of areas in such tiles. The first is plain. */
export const hatches = [
  '',
  'M-1.5,1.5l3,-3M0,6l6,-6M4.5,7.5l3,-3',
  'M1.2,1.5h.6M4.2,4.5h.6',
  'M0,1.5h6M0,4.5h6',
  'M-1.5,4.5l3,3M0,0l6,6M4.5,-1.5l3,3',
  'M1.5,0v6M4.5,0v6',
  'M0,3h6M3,0v6',
] as const;
