const QUOTE = 'blockquote, [data-quote="block"], [data-quote="rest"]';
const REST = '[data-quote="rest"]';
const FORWARD = '[data-quote="forward"]';

/**
 * Folds the quotations of an email's HTML, unless there is nothing else to read, as in a bare forward.
 *
 * The server marks with `data-quote` what email clients name by classes and ids: a quotation (`block`), the first element of one that goes on to the
 * end (`rest`), the line that introduces one (`intro`), and a forwarded email (`forward`), which never folds.
 */
export function foldHtmlQuotes(page: Document, label: string): void {
  const outermost = [...page.querySelectorAll(QUOTE)].filter(
    (one) => one.closest(FORWARD) === null && one.parentElement?.closest(QUOTE) === null,
  );
  const last = outermost.find((one) => one.matches(REST));
  const rest = last === undefined ? [] : restFrom(last, page.body);
  const inRest = new Set<Node>(rest);
  const blocks = outermost.filter((one) => !one.matches(REST) && !isInside(one, inRest));
  const quotations = [...blocks.map((one) => [...introOf(one), one]), ...(rest.length > 0 ? [rest] : [])];
  const folded = quotations.flat().reduce((sum, one) => sum + textLength(one), 0);
  if (textLength(page.body) - folded < 2) return;
  for (const parts of quotations) fold(page, parts, label);
}

function fold(page: Document, parts: readonly ChildNode[], label: string): void {
  const details = page.createElement('details');
  const summary = page.createElement('summary');
  summary.textContent = label;
  parts[0]?.replaceWith(details);
  details.append(summary, ...parts);
}

/** All from the element on. Outlook puts it first into a container of its own. */
function restFrom(element: Element, body: Element): ChildNode[] {
  let first = element;
  for (let parent = first.parentElement; parent !== null && parent !== body; parent = first.parentElement) {
    if (siblings(first, 'previousSibling').some((one) => textLength(one) > 0)) break;
    first = parent;
  }
  return [first, ...siblings(first, 'nextSibling')];
}

/** The line that introduces the quotation and what stands between, if there is such a line. */
function introOf(quotation: Element): ChildNode[] {
  const between: ChildNode[] = [];
  for (let one = quotation.previousSibling; one !== null; one = one.previousSibling) {
    between.unshift(one);
    if (one instanceof Element && one.matches('[data-quote="intro"]')) return between;
    if (textLength(one) > 0) break;
  }
  return [];
}

function siblings(from: ChildNode, direction: 'previousSibling' | 'nextSibling'): ChildNode[] {
  const found: ChildNode[] = [];
  for (let one = from[direction]; one !== null; one = one[direction]) found.push(one);
  return found;
}

function isInside(element: Element, containers: ReadonlySet<Node>): boolean {
  for (let one: Node | null = element; one !== null; one = one.parentNode) if (containers.has(one)) return true;
  return false;
}

const textLength = (node: Node) => (node.textContent ?? '').trim().length;
