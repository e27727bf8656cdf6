import { paintShape } from './paintShape';
import { paintText } from './paintText';

/** Picture pixels per CSS px: sharp on screens and in print. */
const SCALE = 2;

/** Margin around the figure, in CSS px. */
const MARGIN = 16;

/** Controls, live regions and the tooltip. */
const UNSEEN = 'button, [role="status"], [data-card]';

/**
 * Renders a chart as a PNG, with its title, legend and labels, in the page's theme and direction.
 *
 * Every element is repainted at its page position, because not every browser can capture the page itself.
 *
 * @throws Error if the browser provides no canvas of that size.
 */
export async function pictureOf(figure: HTMLElement): Promise<Blob> {
  const { left, top, width, height } = figure.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * MARGIN) * SCALE);
  canvas.height = Math.ceil((height + 2 * MARGIN) * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser gives no canvas to draw on.');
  context.fillStyle = groundOf(figure);
  context.fillRect(0, 0, canvas.width, canvas.height);
  // From here on, page coordinates map to picture coordinates.
  context.setTransform(SCALE, 0, 0, SCALE, (MARGIN - left) * SCALE, (MARGIN - top) * SCALE);
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && isUnseen(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof SVGGeometryElement) paintShape(context, node);
    else if (node instanceof HTMLImageElement) paintImage(context, node);
    else if (node instanceof Text) paintText(context, node);
  }
  return blobOf(canvas);
}

/** Visually hidden elements measure 1 px; definitions are painted where they are used. */
function isUnseen(element: Element): boolean {
  if (element.matches(UNSEEN) || element.localName === 'defs') return true;
  const { width, height } = element.getBoundingClientRect();
  return element instanceof HTMLElement && width <= 1 && height <= 1 && getComputedStyle(element).overflow === 'hidden';
}

/** A chart that the server drew. Pictures of other origins would forbid reading the canvas; ours come from the API itself. */
function paintImage(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const { left, top, width, height } = image.getBoundingClientRect();
  if (image.complete && image.naturalWidth > 0) context.drawImage(image, left, top, width, height);
}

function groundOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture is larger than this browser can draw.'));
      else resolve(blob);
    }, 'image/png'),
  );
}
