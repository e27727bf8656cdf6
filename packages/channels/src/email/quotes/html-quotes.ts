import { Parser } from 'htmlparser2';
import { separatorOf } from './separators.js';

/**
 * What an element of an HTML email is to its quotes: a quote (`block`), the first element of one that goes on to the end (`rest`), the line that
 * introduces one (`intro`), or a forwarded email (`forward`), which is no quote.
 */
export type HtmlQuote = 'block' | 'rest' | 'intro' | 'forward';

/**
 * Containers by class, id or name, in lower case. `blockquote` is a quote without any of them, as in Gmail, Apple Mail, Front, Yandex and mail.ru.
 *
 * Sources: the selectors of Proton Mail (messageBlockquote.ts), https://github.com/mailgun/talon (html_quotations.py), Spark.
 */
const CONTAINERS: Readonly<Record<string, HtmlQuote>> = {
  yahoo_quoted: 'block',
  protonmail_quote: 'block',
  tutanota_quote: 'block',
  skiff_quote: 'block',
  zmail_extra: 'block',
  messagereplysection: 'block',
  olk_src_body_section: 'block',
  isreplycontent: 'block',
  origbody: 'block',
  reply139content: 'block',
  isforwardcontent: 'forward',
  'moz-forward-container': 'forward',
  'moz-cite-prefix': 'intro',
  gmail_attr: 'intro',
  divrplyfwdmsg: 'rest',
  appendonsend: 'rest',
  outlookmessageheader: 'rest',
  'ms-outlook-mobile-reference-message': 'rest',
  'mail-editor-reference-message-container': 'rest',
  stopspelling: 'rest',
  replysplit: 'rest',
  __divider__: 'rest',
};
/** The line that Outlook and Windows Mail draw above the header. */
const BORDERS = [
  /border:none;border-top:solid#(?:e1e1e1|b5c4df)1\.0pt;padding:3\.0pt0/,
  /border-top-color:rgb\(229,229,229\);border-top-width:1px;border-top-style:solid/,
];
const MAX_STYLE = 500;

/** What a known client means by an element; `null` for any other one. */
export function htmlQuoteOf(attribs: Readonly<Record<string, string | undefined>>): HtmlQuote | null {
  const names = [attribs.class, attribs.id, attribs.name, attribs['data-marker']].join(' ').toLowerCase();
  for (const written of names.split(/\s+/, 20)) {
    // Outlook on the web puts "x_" before each name that it quotes.
    const name = written.replace(/^(?:x_){1,20}/, '');
    const kind = Object.hasOwn(CONTAINERS, name) ? CONTAINERS[name] : undefined;
    if (kind !== undefined) return kind;
  }
  const style = (attribs.style ?? '').slice(0, MAX_STYLE).replace(/\s+/g, '').toLowerCase();
  return BORDERS.some((border) => border.test(style)) ? 'rest' : null;
}

const ATTRIBUTE = 'data-quote';
/** A separator stands at most this many lines above or inside the quote. */
const REACH = 8;
const MAX_LINE = 300;
const BREAKS = new Set(['br', 'div', 'p', 'blockquote', 'table', 'tr', 'li', 'hr', 'pre', 'h1', 'h2', 'h3']);

/** Marks quotes with `data-quote="forward"` below or above a line such as "Begin forwarded message:". @param html sanitized. */
export function markForwards(html: string): string {
  const scan = new ForwardScan();
  const parser: Parser = new Parser(
    {
      onopentag: (name, attribs) => scan.open(name, attribs[ATTRIBUTE], parser.startIndex),
      onclosetag: (name) => scan.close(name),
      ontext: (text) => scan.text(text),
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  const parts: string[] = [];
  let from = 0;
  for (const start of scan.starts) {
    const end = html.indexOf('>', start);
    parts.push(html.slice(from, start), withMark(html.slice(start, end)));
    from = end;
  }
  return parts.join('') + html.slice(from);
}

function withMark(tag: string): string {
  return tag.replace(` ${ATTRIBUTE}="block"`, '').replace(/^<[a-z0-9]+/i, `$& ${ATTRIBUTE}="forward"`);
}

class ForwardScan {
  /** Where the tags of the forwards start, ascending. */
  readonly starts: number[] = [];
  #line = '';
  #lines = 0;
  /** Number of the line of the last separator. */
  #separator = Number.NEGATIVE_INFINITY;
  /** A quote that has no text yet. */
  #opened: { start: number; isMarked: boolean } | null = null;

  open(name: string, mark: string | undefined, start: number): void {
    if (BREAKS.has(name)) this.#endLine();
    const isMarked = mark === 'forward';
    if (!isMarked && mark !== 'block' && (name !== 'blockquote' || mark !== undefined)) return;
    if (this.#lines - this.#separator < REACH) this.#add({ start, isMarked });
    else this.#opened ??= { start, isMarked };
  }

  close(name: string): void {
    if (BREAKS.has(name)) this.#endLine();
  }

  text(text: string): void {
    if (this.#line.length < MAX_LINE) this.#line += text.slice(0, MAX_LINE);
  }

  #add({ start, isMarked }: { start: number; isMarked: boolean }): void {
    if (!isMarked) this.starts.push(start);
    this.#separator = Number.NEGATIVE_INFINITY;
    this.#opened = null;
  }

  #endLine(): void {
    const line = this.#line.trim();
    this.#line = '';
    if (line === '') return;
    const isForward = separatorOf(line) === 'forward';
    // The separator may also be the first line of the quote.
    if (isForward && this.#opened !== null) this.#add(this.#opened);
    else if (isForward) this.#separator = this.#lines;
    this.#opened = null;
    this.#lines++;
  }
}
