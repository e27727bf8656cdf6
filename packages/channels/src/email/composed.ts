import sanitizeHtml from 'sanitize-html';
import { boundedHtml } from './html-limits.js';

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

/** Elements whose text is no part of what was written. */
const SILENT = [
  'script',
  'style',
  'title',
  'textarea',
  'option',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
];

const MAX_PASSES = 8;

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;

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
        const target = href.replace(/[\u0000-\u001f\u007f]/g, '').trim();
        // Without an address it is text: `span` is dropped.
        if (tagName === 'a')
          return ADDRESS.test(target) ? { tagName, attribs: { href: target } } : { tagName: 'span', attribs: {} };
        return { tagName, attribs: BLOCKS.has(tagName) ? { dir: 'auto' } : {} };
      },
    },
  }).trim();
}
