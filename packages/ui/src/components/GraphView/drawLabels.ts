import type { NodeHoverDrawingFunction, NodeLabelDrawingFunction } from 'sigma/rendering';
import type { GraphPalette } from './palette';

/** Between a dot and its name, in px. */
const gap = 4;

/** The name of a node, on the ground color so that it reads over edges. */
export const labelDrawing =
  ({ ground, ink }: GraphPalette): NodeLabelDrawingFunction =>
  (context, { label, x, y, size }, settings) => {
    if (typeof label !== 'string') return;
    context.font = `${settings.labelWeight} ${settings.labelSize}px ${settings.labelFont}`;
    const [from, baseline] = [x + size + gap, y + settings.labelSize / 3];
    context.lineJoin = 'round';
    context.lineWidth = 4;
    context.strokeStyle = ground;
    context.strokeText(label, from, baseline);
    context.fillStyle = ink;
    context.fillText(label, from, baseline);
  };

/** A marked node: a ring around it, and its name in any case. */
export const markDrawing =
  (palette: GraphPalette): NodeHoverDrawingFunction =>
  (context, data, settings) => {
    context.beginPath();
    context.arc(data.x, data.y, data.size + 3, 0, 2 * Math.PI);
    context.lineWidth = 2.5;
    context.strokeStyle = palette.accent;
    context.stroke();
    labelDrawing(palette)(context, data, settings);
  };
