import { hatchTile } from '../marks';

/** Pixels of a tile for each of the page: it is shown at twice the size of the page. */
const SCALE = 4;

/** A hatching that the page refers to, as a pattern of the canvas. */
function hatching(context: CanvasRenderingContext2D, pattern: Element): CanvasPattern | null {
  const tile = document.createElement('canvas');
  tile.width = hatchTile * SCALE;
  tile.height = hatchTile * SCALE;
  const tileContext = tile.getContext('2d');
  const ground = pattern.querySelector('rect');
  const lines = pattern.querySelector('path');
  if (tileContext === null || ground === null || lines === null) return null;
  tileContext.scale(SCALE, SCALE);
  tileContext.fillStyle = getComputedStyle(ground).fill;
  tileContext.fillRect(0, 0, hatchTile, hatchTile);
  const { stroke, strokeWidth, strokeOpacity } = getComputedStyle(lines);
  tileContext.strokeStyle = stroke;
  tileContext.lineWidth = Number.parseFloat(strokeWidth);
  tileContext.lineCap = 'round';
  tileContext.globalAlpha = Number.parseFloat(strokeOpacity);
  tileContext.stroke(new Path2D(lines.getAttribute('d') ?? ''));
  const made = context.createPattern(tile, 'repeat');
  made?.setTransform(new DOMMatrix().scale(1 / SCALE));
  return made;
}

/** A colour as it is, and a reference to a hatching as the hatching. @param fill as the page computes it. */
export function fillStyleOf(context: CanvasRenderingContext2D, page: Document, fill: string): string | CanvasPattern {
  const id = /^url\("?#([^")]+)"?\)/.exec(fill)?.[1];
  const pattern = id === undefined ? null : page.getElementById(id);
  return (pattern && hatching(context, pattern)) ?? fill;
}
