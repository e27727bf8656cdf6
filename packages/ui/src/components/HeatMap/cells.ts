import type { Area, Point } from '../Chart';

/** Between two cells, in px. */
const gap = 2;
const corner = 2;

interface Cells {
  /** Centers of the columns and rows, in px. */
  columns: readonly number[];
  rows: readonly number[];
  /** Of one cell, in px. */
  width: number;
  height: number;
}

const centers = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + step * (index + 0.5));

/** Divides an area into cells of one size. */
export function cellsOf({ start, end, top, bottom }: Area, columnCount: number, rowCount: number): Cells {
  const stepX = (end - start) / Math.max(1, columnCount);
  const stepY = (bottom - top) / Math.max(1, rowCount);
  return {
    columns: centers(start, stepX, columnCount),
    rows: centers(top, stepY, rowCount),
    width: Math.max(1, stepX - gap),
    height: Math.max(1, stepY - gap),
  };
}

/** The center of each cell, by row and column. */
export const centersOf = ({ columns, rows }: Cells): Point[][] => rows.map((y) => columns.map((x) => ({ x, y })));

/** The outline of a cell around its center. */
export function cellPath({ x, y }: Point, { width, height }: Pick<Cells, 'width' | 'height'>): string {
  const radius = Math.min(corner, width / 2, height / 2);
  const arc = (toX: number, toY: number) => `a${radius},${radius} 0 0 1 ${toX},${toY}`;
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  return `M${x - width / 2 + radius},${y - height / 2}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`;
}
