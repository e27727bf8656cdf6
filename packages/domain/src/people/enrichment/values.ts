import { COUNT_FIELDS, type CountField, type EnrichmentField, type EnrichmentItem } from './fields.js';

/** Maximum lengths in UTF-16 units: a post's text, other texts, an address, and the markup that is read. */
const LONGEST_TEXT = 5_000;
const LONGEST_LINE = 300;
const LONGEST_URL = 2_000;
const READ = 20_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Earlier instants are implausible, in seconds: 2001-09-09. */
const EARLIEST = 1e9;
/** Numbers from here on are milliseconds. */
const MILLISECONDS = 1e11;
const LATEST = Date.UTC(2100, 0);

const COUNTS: ReadonlySet<string> = new Set(COUNT_FIELDS);

export const isCountField = (field: EnrichmentField): field is CountField => COUNTS.has(field);

/** Converts a provider's value for one of our fields; `null` if invalid. Never throws. */
export function withField(item: EnrichmentItem, field: EnrichmentField, value: unknown): EnrichmentItem {
  if (isCountField(field)) return { ...item, [field]: countOf(value) };
  if (field === 'timestamp') return { ...item, timestamp: instantOf(value) };
  if (field === 'url') return { ...item, url: urlOf(value) };
  return { ...item, [field]: textOf(value, field === 'text') };
}

/** An integer of at least 0, from numbers and from strings such as `1,204` and `500+`. */
function countOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? value : null;
  if (typeof value !== 'string' || !/^(?:\d{1,3}(?:[,.' ]\d{3}){1,3}|\d{1,12})\+?$/.test(value.trim())) return null;
  return Number(value.replace(/\D/g, ''));
}

/** An instant as ISO 8601 in UTC, from ISO 8601 or from seconds or milliseconds since the epoch. */
function instantOf(value: unknown): string | null {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d{10,13}$/.test(value));
  const since = isNumber ? Number(value) : NaN;
  const ms = isNumber
    ? since * (since < MILLISECONDS ? 1_000 : 1)
    : typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(value)
      ? Date.parse(value.replace(' ', 'T'))
      : NaN;
  return ms >= EARLIEST * 1_000 && ms < LATEST ? new Date(Math.floor(ms)).toISOString() : null;
}

/** A web address without a password. */
function urlOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_URL) return null;
  const url = URL.parse(value);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url === null || !isWeb || url.username !== '' || url.password !== '' ? null : url.href;
}

/** Text without markup; numbers become strings. */
function textOf(value: unknown, hasLines: boolean): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const plain = withoutMarkup(value.slice(0, READ))
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(hasLines ? / +/g : /\s+/g, ' ')
    .trim();
  const text = plain.slice(0, hasLines ? LONGEST_TEXT : LONGEST_LINE).toWellFormed();
  return text === '' ? null : text;
}

/** Strips HTML. A `<` that opens no tag is kept, and tags do not nest: each pattern reads the text once. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<(script|style)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) =>
      decoded(whole, String(decimal ?? ''), String(hex ?? ''), String(name ?? '')),
    );
}

function decoded(whole: string, decimal: string, hex: string, name: string): string {
  if (name !== '') return ENTITIES[name.toLowerCase()] ?? whole;
  const point = decimal === '' ? Number.parseInt(hex, 16) : Number(decimal);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point).toWellFormed() : whole;
}
