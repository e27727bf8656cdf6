import { hatchTile } from '../marks';

/** Tile pixels per CSS px; the picture itself is drawn at twice the page size. */
const SCALE = 4;

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

/** Returns a color unchanged, and a reference to a hatching as a canvas pattern. @param fill the computed value. */
export function fillStyleOf(context: CanvasRenderingContext2D, page: Document, fill: string): string | CanvasPattern {
  const id = /^url\("?#([^")]+)"?\)/.exec(fill)?.[1];
  const pattern = id === undefined ? null : page.getElementById(id);
  return (pattern && hatching(context, pattern)) ?? fill;
}
