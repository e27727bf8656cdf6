import { fillStyleOf } from './fillStyleOf';

/** The outline in the shape's own coordinates. */
function outlineOf(shape: SVGGeometryElement): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape instanceof SVGRectElement) {
    const { x, y, width, height, rx } = shape;
    path.roundRect(
      x.baseVal.value,
      y.baseVal.value,
      width.baseVal.value,
      height.baseVal.value,
      Math.max(0, rx.baseVal.value),
    );
  }
  if (shape instanceof SVGCircleElement) {
    path.arc(shape.cx.baseVal.value, shape.cy.baseVal.value, shape.r.baseVal.value, 0, 2 * Math.PI);
  }
  return path;
}

const dashesOf = (dashes: string): number[] =>
  dashes === 'none' ? [] : dashes.split(/[\s,]+/).map((dash) => Number.parseFloat(dash));

export function paintShape(context: CanvasRenderingContext2D, shape: SVGGeometryElement): void {
  const place = shape.getScreenCTM();
  const style = getComputedStyle(shape);
  if (place === null || style.visibility !== 'visible') return;
  const outline = outlineOf(shape);
  context.save();
  context.transform(place.a, place.b, place.c, place.d, place.e, place.f);
  const opacity = Number.parseFloat(style.opacity);
  if (style.fill !== 'none') {
    context.globalAlpha = opacity * Number.parseFloat(style.fillOpacity);
    context.fillStyle = fillStyleOf(context, shape.ownerDocument, style.fill);
    context.fill(outline);
  }
  if (style.stroke !== 'none') {
    context.globalAlpha = opacity * Number.parseFloat(style.strokeOpacity);
    context.strokeStyle = style.stroke;
    context.lineWidth = Number.parseFloat(style.strokeWidth);
    context.lineJoin = style.strokeLinejoin === 'round' ? 'round' : 'miter';
    context.lineCap = style.strokeLinecap === 'round' ? 'round' : 'butt';
    context.setLineDash(dashesOf(style.strokeDasharray));
    context.stroke(outline);
  }
  context.restore();
}
