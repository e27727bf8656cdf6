import sanitizeHtml from 'sanitize-html';
import { filterCss, isColor } from './css.js';
import { boundedHtml } from './html-limits.js';
import { htmlQuoteOf, markForwards } from './quotes/html-quotes.js';

export interface SanitizeOptions {
  /** Our own address for the part with this Content-ID; `null` if the message has no such part. */
  resolveCid?: (contentId: string) => string | null;
  /** Whether the subject says that the email is a forward: what Outlook puts below is then no quote. */
  isForward?: boolean;
}

export interface SanitizedHtml {
  html: string;
  /** Images and backgrounds held back in `data-remote-src` until the user requests them. */
  remoteContentCount: number;
}

const MAX_NESTING = 200;
const DATA_PICTURE = /^data:image\/(?:png|gif|jpe?g|webp|bmp|avif);base64,[a-z0-9+/=\s]*$/i;
const MAX_DATA_PICTURE = 512 * 1024;

const BLOCKS = [
  'address',
  'article',
  'aside',
  'blockquote',
  'center',
  'dd',
  'details',
  'dir',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'ul',
];
const INLINES = [
  'a',
  'abbr',
  'acronym',
  'b',
  'bdi',
  'bdo',
  'big',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
];
const TABLES = ['caption', 'col', 'colgroup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];
/** Elements whose text is not part of the message. */
export const SILENT = [
  'script',
  'style',
  'title',
  'textarea',
  'option',
  'select',
  'noscript',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'xml',
  'noembed',
  'noframes',
  'applet',
  'audio',
  'video',
  'canvas',
];

/** Dropped elements without child elements. */
const CHILDLESS = new Set(['style', 'script', 'title', 'meta', 'link', 'base', 'input', 'textarea']);
const KEPT = new Set([...BLOCKS, ...INLINES, ...TABLES]);
/** Word wraps every empty line in one. */
const OFFICE_PARAGRAPH = /<\/?o:p\s{0,20}\/?>/gi;
const MAX_PASSES = 8;

/** Allowed attributes and the format of their values. */
const VALUES: Record<string, RegExp> = {
  align: /^(?:left|right|center|justify|top|middle|bottom)$/i,
  valign: /^(?:top|middle|bottom|baseline)$/i,
  width: /^\d{1,4}(?:px|%)?$/,
  height: /^\d{1,4}(?:px|%)?$/,
  border: /^\d{1,2}$/,
  cellpadding: /^\d{1,3}$/,
  cellspacing: /^\d{1,3}$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: /^[a-z0-9-]{1,35}$/i,
  size: /^[+-]?\d{1,2}$/,
  start: /^\d{1,6}$/,
  type: /^(?:1|a|i|disc|circle|square)$/i,
  nowrap: /^(?:nowrap)?$/i,
  'data-quote': /^(?:block|rest|intro|forward)$/,
};
const TEXTS = new Set(['alt', 'title', 'face', 'summary', 'datetime']);
const COLOURS = new Set(['bgcolor', 'color', 'bordercolor']);
const ALLOWED_ATTRIBUTES = [
  ...Object.keys(VALUES),
  ...TEXTS,
  ...COLOURS,
  'style',
  'href',
  'rel',
  'target',
  'src',
  'data-cid',
  'data-remote-src',
];

/**
 * Makes email HTML safe to show inside our own page.
 *
 * An allow-list decides everything: known elements and known attributes with valid values. Nothing runs, submits, or loads (remote images and
 * backgrounds wait in `data-remote-src`; relative ones are removed). Nothing draws outside its frame. Ids and classes are removed so that no style or
 * script of ours can match. Links open in a new window without a referrer. `cid:` images point to the message's attachments. Idempotent: sanitizing
 * the output with the same options changes nothing. The quotes of known clients keep what their classes and ids say, in `data-quote`.
 */
export function sanitizeMailHtml(html: string, options: SanitizeOptions = {}): SanitizedHtml {
  let text = html.replace(OFFICE_PARAGRAPH, '');
  for (let pass = 0; ; pass++) {
    const result = sanitizeOnce(text, options);
    if (!result.disturbed || result.html === text || pass === MAX_PASSES)
      return { html: markForwards(result.html), remoteContentCount: result.remote };
    text = result.html;
  }
}

interface Pass {
  html: string;
  remote: number;
  /**
   * An element between two kept ones was dropped. That can nest them as no parser would (a `div` inside a `p`), so that the next parse yields another
   * tree. The result is then sanitized once more.
   */
  disturbed: boolean;
}

function sanitizeOnce(html: string, options: SanitizeOptions): Pass {
  let remote = 0;
  let keptOne = false;
  let disturbed = false;
  const attributes = (tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes => {
    const { kept, remoteUrl } = filterAttributes(tagName, attribs, options);
    if (remoteUrl !== null) {
      kept['data-remote-src'] = remoteUrl;
      remote++;
    }
    return kept;
  };
  const clean = sanitizeHtml(boundedHtml(html), {
    allowedTags: [...KEPT],
    nonTextTags: SILENT,
    allowedAttributes: { '*': ALLOWED_ATTRIBUTES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
    parseStyleAttributes: false,
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    nestingLimit: MAX_NESTING,
    transformTags: {
      '*': (tagName, attribs) => {
        if (!KEPT.has(tagName)) {
          disturbed ||= keptOne && !CHILDLESS.has(tagName);
          return { tagName, attribs: {} };
        }
        keptOne = true;
        return { tagName, attribs: attributes(tagName, attribs) };
      },
    },
  });
  return { html: clean.trim(), remote, disturbed };
}

interface FilteredAttributes {
  kept: sanitizeHtml.Attributes;
  remoteUrl: string | null;
}

function filterAttributes(
  tagName: string,
  attribs: sanitizeHtml.Attributes,
  options: SanitizeOptions,
): FilteredAttributes {
  const kept: sanitizeHtml.Attributes = {};
  let remoteUrl: string | null = null;
  const quote = htmlQuoteOf(attribs);
  if (quote !== null) kept['data-quote'] = quote === 'rest' && options.isForward === true ? 'forward' : quote;
  for (const [name, raw] of Object.entries(attribs)) {
    const value = (raw ?? '').trim();
    if (name === 'data-quote' && quote !== null) continue;
    if (VALUES[name]?.test(value) || (COLOURS.has(name) && isColor(value))) kept[name] = value;
    else if (TEXTS.has(name)) kept[name] = value.slice(0, 1000);
    else if (name === 'style') {
      const filtered = filterCss(value);
      if (filtered.css !== '') kept.style = filtered.css;
      remoteUrl ??= remoteAddress(filtered.remoteUrl ?? '');
    } else if (name === 'background') remoteUrl ??= remoteAddress(value);
    else if (name === 'data-remote-src') remoteUrl ??= remoteAddress(value);
  }
  if (tagName === 'a') Object.assign(kept, linkAttributes(attribs.href ?? ''));
  if (tagName === 'img') {
    const picture = pictureAttributes(attribs, options);
    Object.assign(kept, picture.kept);
    remoteUrl = picture.kept.src === undefined ? (picture.remoteUrl ?? remoteUrl) : null;
  }
  return { kept, remoteUrl };
}

function linkAttributes(written: string): sanitizeHtml.Attributes {
  const href = linkTarget(written);
  return href === null ? {} : { href, rel: 'noopener noreferrer nofollow', target: '_blank' };
}

/** Where a link may lead: a page, an email address or a telephone number; `null` elsewhere. */
export function linkTarget(href: string): string | null {
  const target = withoutControls(href);
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(target) ? target : null;
}

function pictureAttributes(attribs: sanitizeHtml.Attributes, options: SanitizeOptions): FilteredAttributes {
  const src = withoutControls(attribs.src ?? '');
  const contentId = attribs['data-cid'] ?? (/^cid:/i.test(src) ? safeDecode(src.slice(4)) : null);
  const own = contentId === null ? null : (options.resolveCid?.(contentId) ?? null);
  if (contentId !== null && own !== null) return { kept: { src: own, 'data-cid': contentId }, remoteUrl: null };
  if (DATA_PICTURE.test(src) && src.length <= MAX_DATA_PICTURE) return { kept: { src }, remoteUrl: null };
  const candidate = (attribs.srcset ?? '').trim().split(/[\s,]+/)[0] ?? '';
  return {
    kept: {},
    remoteUrl: remoteAddress(src) ?? remoteAddress(attribs['data-remote-src'] ?? '') ?? remoteAddress(candidate),
  };
}

/** An absolute http(s) address, or `null`. Email has no base, so a relative address would mean our own server. */
function remoteAddress(value: string): string | null {
  const address = withoutControls(value);
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return /^https?:\/\/[^\s"'<>`\\]+$/i.test(absolute) && absolute.length <= 4096 ? absolute : null;
}

/** Browsers ignore tabs and line ends inside addresses, which is how `java\nscript:` gets past filters. */
function withoutControls(value: string): string {
  return value.replace(/[\u0000-\u001f\u007f]/g, '').trim();
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
