/** Characters of HTML that are read; longer HTML is cut. Email clients clip at a tenth of this. */
const MAX_HTML = 1024 * 1024;
/** Maximum open elements. Real layouts nest about fifty tables; parsers get slow in the thousands. */
const MAX_DEPTH = 1000;
/** Void elements and those closed by their next sibling: leaving them open adds no nesting. */
const SELF_CLOSING = new Set(
  'area base basefont br col embed frame hr img input link meta param source track wbr p li td th tr dt dd option thead tbody tfoot'.split(
    ' ',
  ),
);
const TAG = /<(\/?)([a-z][^\s/>]{0,40})/gi;

/** Limits HTML to what can be read in bounded time: not cut inside a tag, no NUL, bounded nesting. */
export function boundedHtml(html: string): string {
  const text = html.includes('\u0000') ? html.replaceAll('\u0000', '') : html;
  const head = text.length > MAX_HTML ? wholeTags(text.slice(0, MAX_HTML)) : text;
  return head.slice(0, saneLength(head));
}

function wholeTags(text: string): string {
  const open = text.lastIndexOf('<');
  return open > text.lastIndexOf('>') ? text.slice(0, open) : text;
}

/** The index where nesting exceeds the limit, or the whole length. */
function saneLength(html: string): number {
  let depth = 0;
  for (const match of html.matchAll(TAG)) {
    if (SELF_CLOSING.has((match[2] ?? '').toLowerCase())) continue;
    depth = match[1] === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_DEPTH) return match.index;
  }
  return html.length;
}
