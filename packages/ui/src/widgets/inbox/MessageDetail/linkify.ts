/** Part of a text; a link if it has an `href`. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+|\bwww\.[^\s<>"'`]+\.[^\s<>"'`]+/giu;
/** Punctuation that ends a sentence, not a URL. */
const TRAILING = /[.,;:!?…»”’]+$/u;

/** Splits plain text at its URLs. The parts concatenate to the text; only `http` and `https` become links. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimAddress(match[0]);
    if (address.length < 8) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href: /^www\./i.test(address) ? `https://${address}` : address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Removes trailing punctuation, and a closing bracket that was opened before the URL. */
function trimAddress(found: string): string {
  const address = found.replace(TRAILING, '');
  const closesMore = address.endsWith(')') && address.split(')').length > address.split('(').length;
  return closesMore ? trimAddress(address.slice(0, -1)) : address;
}
