/** Words are painted one by one, at their page positions, so that the picture keeps the page's line breaks. */
const WORD = /\S+/gu;

/** Whether an ancestor clips the position: a three-line name shows two lines. */
function isCut(element: Element, { left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflow !== 'hidden') continue;
    const box = at.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
  }
  return false;
}

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
    // Tabular figures are slightly wider on the page than on the canvas, so the word is limited to its page width.
    context.fillText(word, place.left, place.top + (place.height - up - down) / 2 + up, place.width);
  }
}
