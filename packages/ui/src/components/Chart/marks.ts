import {
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';

/** Number of distinct series styles; the ninth series repeats the first. */
export const looks = 8;

/** Dashes distinguish lines without relying on color. In px; the first is solid. */
const dashes = ['none', '7 3', '2 2.5', '10 3 2 3', '4 3', '12 4', '7 2 2 2 2 2', '1 3'];

/** A lying hexagon: d3 has no eighth filled shape. */
const hexagon: SymbolType = {
  draw(path, area) {
    const radius = Math.sqrt(area / (1.5 * Math.sqrt(3)));
    for (let corner = 0; corner < 6; corner += 1) {
      const angle = (corner * Math.PI) / 3;
      const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      if (corner === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  },
};

/** Point shapes distinguish series, too. */
const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar, symbolWye, hexagon];

export const dashOf = (series: number): string => dashes[series % looks] ?? 'none';

/** Outline of a series' point marker around (0, 0), with about the area of a circle of the given radius. */
export const markerOf = (series: number, radius: number): string =>
  symbol(shapes[series % looks] ?? symbolCircle, Math.PI * radius * radius)() ?? '';

/** Width and height of a hatching tile, in px. */
export const hatchTile = 6;

/** One hatching per series style, in tiles; the first is plain. */
export const hatches = [
  '',
  'M-1.5,1.5l3,-3M0,6l6,-6M4.5,7.5l3,-3',
  'M1.2,1.5h.6M4.2,4.5h.6',
  'M0,1.5h6M0,4.5h6',
  'M-1.5,4.5l3,3M0,0l6,6M4.5,-1.5l3,3',
  'M1.5,0v6M4.5,0v6',
  'M0,3h6M3,0v6',
  'M0,0l6,6M6,0l-6,6',
] as const;
