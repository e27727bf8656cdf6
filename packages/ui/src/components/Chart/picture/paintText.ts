/** Words with the space before them: each has a place of its own, so that a line that breaks on the page breaks in the picture. */
const WORD = /\S+/gu;

/** Whether the page cuts the place off: a name of three lines shows two. */
function isCut(element: Element, { left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflow !== 'hidden') continue;
    const box = at.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
  }
  return false;
}

/** Paints the words of a text where they stand on the page. */
export function paintText(context: CanvasRenderingContext2D, node: Text): void {
  const element = node.parentElement;
  if (element === null) return;
  const style = getComputedStyle(element);
  if (style.visibility !== 'visible') return;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  const range = document.createRange();
  for (const { 0: word, index } of node.data.matchAll(WORD)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const place = range.getBoundingClientRect();
    if (place.width === 0 || isCut(element, place)) continue;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(word);
    // Figures of one width are a hair wider on the page than here; the end of a word is where the eye looks for it.
    context.fillText(word, place.left, place.top + (place.height - up - down) / 2 + up, place.width);
  }
}
