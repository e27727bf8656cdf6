import { paintShape } from './paintShape';
import { paintText } from './paintText';

/** Pixels of the picture for each of the page: sharp on every screen and in print. */
const SCALE = 2;

/** Around what is drawn, in px of the page. */
const MARGIN = 16;

/** What is there to be pressed or heard, and what only shows where one looks. */
const UNSEEN = 'button, [role="status"], [data-card]';

/**
 * A chart as a PNG, as it stands on the page: its title, its legend and its labels with it, in the theme and the direction of the page.
 *
 * Everything is painted anew from the places that the page has given it. A picture of the page itself cannot be had in every browser.
 *
 * @throws Error when the browser gives no canvas of that size.
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
  // From here on the places of the page are those of the picture.
  context.setTransform(SCALE, 0, 0, SCALE, (MARGIN - left) * SCALE, (MARGIN - top) * SCALE);
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && isUnseen(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof SVGGeometryElement) paintShape(context, node);
    else if (node instanceof Text) paintText(context, node);
  }
  return blobOf(canvas);
}

/** What is hidden from sight is one px large; what is referred to is painted where it is used. */
function isUnseen(element: Element): boolean {
  if (element.matches(UNSEEN) || element.localName === 'defs') return true;
  const { width, height } = element.getBoundingClientRect();
  return element instanceof HTMLElement && width <= 1 && height <= 1 && getComputedStyle(element).overflow === 'hidden';
}

/** The colour that the figure lies on. */
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
