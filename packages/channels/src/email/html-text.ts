import { Parser } from 'htmlparser2';
import { boundedHtml } from './html-limits.js';
import { htmlQuoteOf } from './quotes/html-quotes.js';

const MAX_TEXT = 1024 * 1024;
const MAX_LINE = 8000;
const SILENT = new Set([
  'script',
  'style',
  'head',
  'title',
  'noscript',
  'template',
  'textarea',
  'select',
  'svg',
  'math',
  'object',
  'iframe',
]);
const PARAGRAPHS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'pre',
  'table',
  'blockquote',
  'hr',
]);
const LINES = new Set([
  'div',
  'li',
  'tr',
  'dt',
  'dd',
  'section',
  'article',
  'header',
  'footer',
  'aside',
  'main',
  'address',
  'center',
  'figure',
  'figcaption',
  'caption',
  'form',
]);
const VOID = new Set([
  'br',
  'img',
  'hr',
  'input',
  'meta',
  'link',
  'col',
  'wbr',
  'area',
  'base',
  'embed',
  'source',
  'track',
  'param',
]);
const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?:font-size|max-height|line-height)\s*:\s*0(?:px|pt|em)?\s*(?:;|!|$)/i;

/**
 * Renders the text of an HTML email: paragraphs and rows as lines, lists with markers, quotes with `> `, links as `text <address>` where the address
 * differs from the text. Omits hidden text (preview lines, trackers). One linear pass.
 */
export function htmlToText(html: string): string {
  const writer = new TextWriter();
  const parser = new Parser(
    {
      onopentag: (name, attribs) => writer.open(name, attribs),
      onclosetag: (name) => writer.close(name),
      ontext: (text) => writer.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(boundedHtml(html));
  parser.end();
  return writer.result();
}

interface OpenElement {
  name: string;
  silent: boolean;
}

class TextWriter {
  private readonly lines: string[] = [];
  private line = '';
  private length = 0;
  private quoteDepth = 0;
  private silentDepth = 0;
  private preDepth = 0;
  private readonly stack: OpenElement[] = [];
  private readonly counters: (number | null)[] = [];
  private link: { href: string; from: string } | null = null;

  open(name: string, attribs: Record<string, string>): void {
    if (this.length > MAX_TEXT) return;
    const silent = SILENT.has(name) || HIDDEN.test(attribs.style ?? '') || attribs.hidden !== undefined;
    if (!VOID.has(name)) {
      this.stack.push({ name, silent });
      if (silent) this.silentDepth++;
    }
    if (this.silentDepth > 0) return;
    this.breakFor(name);
    if (name === 'br') this.endLine();
    else if (name === 'hr') this.rule(20);
    else if (name === 'blockquote') this.quoteDepth++;
    else if (name === 'pre') this.preDepth++;
    else if (name === 'ul') this.counters.push(null);
    else if (name === 'ol') this.counters.push(Number.parseInt(attribs.start ?? '1', 10) || 1);
    else if (name === 'li') this.line = this.listMark();
    else if ((name === 'td' || name === 'th') && this.line.trim() !== '') this.line += ' ';
    else if (name === 'a') this.link = { href: attribs.href ?? '', from: this.line };
    else if (name === 'img') this.picture(attribs);
    if (name !== 'hr' && htmlQuoteOf(attribs) === 'rest') this.rule(32);
  }

  close(name: string): void {
    if (VOID.has(name)) return;
    const top = this.stack.pop();
    if (top?.silent) this.silentDepth--;
    if (this.silentDepth > 0 || top?.silent) return;
    if (name === 'a') this.endLink();
    if (name === 'pre') this.preDepth = Math.max(0, this.preDepth - 1);
    if (name === 'ul' || name === 'ol') this.counters.pop();
    this.breakFor(name);
    if (name === 'blockquote') this.quoteDepth = Math.max(0, this.quoteDepth - 1);
  }

  text(text: string): void {
    if (this.silentDepth > 0 || this.length > MAX_TEXT) return;
    if (this.preDepth > 0) {
      const rows = text.split('\n');
      rows.forEach((row, i) => {
        this.line += row;
        if (i < rows.length - 1) this.endLine();
      });
      return;
    }
    // Every piece is appended to the open line; an unbounded line would make this quadratic.
    if (this.line.length > MAX_LINE) this.endLine();
    const squeezed = text.replace(/[\s\u00a0]+/g, ' ');
    this.line += this.line === '' || this.line.endsWith(' ') ? squeezed.replace(/^ /, '') : squeezed;
  }

  result(): string {
    this.flush();
    return this.lines
      .join('\n')
      .replace(/\n(?:[> ]*\n){2,}/g, '\n\n')
      .trim();
  }

  private breakFor(name: string): void {
    if (PARAGRAPHS.has(name)) {
      this.flush();
      const blank = this.prefix().trimEnd();
      if (this.lines.length > 0 && this.lines.at(-1) !== blank && this.lines.at(-1) !== '') this.lines.push(blank);
    } else if (LINES.has(name)) this.flush();
  }

  private flush(): void {
    if (this.line.trim() !== '') this.endLine();
    this.line = '';
  }

  private endLine(): void {
    const content = this.line.replace(/(?:[\u200b-\u200d\u2060\ufeff\u00ad]|\u034f)/g, '').trimEnd();
    const line = (this.prefix() + content).trimEnd();
    this.lines.push(line);
    this.length += line.length + 1;
    this.line = '';
  }

  private prefix(): string {
    return this.quoteDepth > 0 ? `${'>'.repeat(Math.min(this.quoteDepth, 20))} ` : '';
  }

  private rule(length: number): void {
    this.flush();
    this.line = '_'.repeat(length);
    this.endLine();
  }

  private listMark(): string {
    const indent = '  '.repeat(Math.min(8, Math.max(0, this.counters.length - 1)));
    const counter = this.counters.at(-1);
    if (typeof counter !== 'number') return `${indent}- `;
    this.counters[this.counters.length - 1] = counter + 1;
    return `${indent}${counter}. `;
  }

  private picture(attribs: Record<string, string>): void {
    const alt = (attribs.alt ?? '').replace(/\s+/g, ' ').trim();
    if (alt !== '' && alt.length <= 200) this.line += `[${alt}]`;
  }

  private endLink(): void {
    const { link } = this;
    this.link = null;
    if (!link || !this.line.startsWith(link.from)) return;
    const label = this.line.slice(link.from.length).trim();
    const href = link.href.trim();
    const bare = href.replace(/^(?:mailto:|tel:)/i, '');
    if (label === '' || !/^(?:https?:|mailto:)/i.test(href) || href.length > 300) return;
    const same = (text: string) =>
      text
        .replace(/^https?:\/\//i, '')
        .replace(/\/$/, '')
        .toLowerCase();
    if (same(label) !== same(bare)) this.line = `${this.line.trimEnd()} <${bare}>`;
  }
}
