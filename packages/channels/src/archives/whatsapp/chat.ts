import { linesOf } from '../lines.js';
import { contentOf } from './content.js';
import { type DateOrder, DateOrderTally } from './date-order.js';
import { type Header, headerOf } from './header.js';

/** A message as it stands in the file: its header, and all its lines. */
export interface WhatsappEntry {
  readonly header: Header;
  readonly text: string;
}

/** Longest text of a message, in UTF-16 units. */
const LONGEST_TEXT = 1_000_000;
/** Names kept of one chat; WhatsApp's largest groups have 1,024 members. */
const MOST_NAMES = 5000;

export interface WhatsappSurvey {
  readonly style: string;
  readonly order: DateOrder;
  /** Everyone who wrote, most first. */
  readonly names: readonly string[];
}

/** Whether a text begins like a WhatsApp chat. */
export function isWhatsappChat(head: string): boolean {
  const first = head.split('\n').find((line) => line.trim() !== '');
  return first !== undefined && headerOf(first.replace(/\r$/, '')) !== null;
}

/** Groups lines into messages. Lines that look like a header of another style belong to the text: somebody pasted them. */
export async function* entriesOf(chunks: AsyncIterable<string>): AsyncGenerator<WhatsappEntry> {
  let open: { header: Header; lines: string[]; length: number } | null = null;
  for await (const line of linesOf(chunks)) {
    const header = headerOf(line);
    if (header !== null && (open === null || header.style === open.header.style)) {
      if (open !== null) yield { header: open.header, text: open.lines.join('\n') };
      open = { header, lines: [header.text], length: header.text.length };
    } else if (open !== null && open.length < LONGEST_TEXT) {
      open.lines.push(line);
      open.length += line.length + 1;
    }
  }
  if (open !== null) yield { header: open.header, text: open.lines.join('\n') };
}

/** Reads a chat once for what only the whole of it tells. */
export async function surveyOf(chunks: AsyncIterable<string>): Promise<WhatsappSurvey> {
  const order = new DateOrderTally();
  const counts = new Map<string, number>();
  let style = '';
  for await (const { header, text } of entriesOf(chunks)) {
    style ||= header.style;
    order.add(header);
    const { author } = header;
    if (author === null || (!counts.has(author) && counts.size >= MOST_NAMES)) continue;
    // On iPhones the chat itself is named as the author of notices.
    if (contentOf(text, isBracketed(header), () => false).kind === 'notice') continue;
    counts.set(author, (counts.get(author) ?? 0) + 1);
  }
  const names = [...counts].sort(([, one], [, two]) => two - one).map(([name]) => name);
  return { style, order: order.order, names };
}

export const isBracketed = ({ style }: Pick<Header, 'style'>): boolean => style.startsWith('true');
