import sanitizeHtml from 'sanitize-html';
import { boundedHtml } from './html-limits.js';
import { linkTarget, SILENT } from './sanitize.js';

/** Elements of a composed email; everything else is dropped and its text kept. */
const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'code', 'a', 'ul', 'ol', 'li', 'blockquote'] as const;

const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'blockquote']);

/** What the elements of other editors are here. */
const NAMES: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  tt: 'code',
  div: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
};

const MAX_PASSES = 8;

/**
 * The HTML of an email that somebody writes here: paragraphs, lists, quotes, emphasis and links, without styles, images or anything that runs. Each
 * block's direction follows its first letter. Idempotent.
 */
export function composedHtml(html: string): string {
  let clean = cleanOnce(html);
  // What is dropped between two kept elements can nest them as no parser would.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const again = cleanOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

function cleanOnce(html: string): string {
  return sanitizeHtml(boundedHtml(html), {
    allowedTags: [...TAGS],
    nonTextTags: SILENT,
    allowedAttributes: { '*': ['dir'], a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 50,
    transformTags: {
      '*': (written, { href = '' }): sanitizeHtml.Tag => {
        const tagName = NAMES[written] ?? written;
        if (tagName !== 'a') return { tagName, attribs: BLOCKS.has(tagName) ? { dir: 'auto' } : {} };
        const target = linkTarget(href);
        // Without an address it is text: `span` is dropped.
        return target === null ? { tagName: 'span', attribs: {} } : { tagName, attribs: { href: target } };
      },
    },
  }).trim();
}
