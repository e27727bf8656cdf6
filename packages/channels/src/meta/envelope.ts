import { createHash } from 'node:crypto';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, textOf } from '../http/json.js';
import type { ChannelEnvelope, RawWebhook } from '../port/adapter.js';

/** Which product of Meta's a webhook tells of. */
export type MetaObject = 'whatsapp_business_account' | 'page' | 'instagram';

/** One event, ready to be kept. */
export interface MetaEvent {
  /** The provider's own id; `null` where it gives none. */
  readonly id: string | null;
  readonly account: string;
  /** What reads it again. */
  readonly kind: string;
  /** As it came. */
  readonly item: JsonFields;
  /** What stood around it and is needed to read it. */
  readonly about?: Readonly<Record<string, unknown>>;
}

/** An event that was kept. */
export interface KeptEvent {
  readonly id: string;
  readonly account: string;
  readonly kind: string;
  readonly item: JsonFields;
  readonly about: JsonFields | null;
}

/** The longest id that is kept as it is. */
const LONGEST_ID = 180;

/** What stands where there is no id, or one that no column would take: the same for the same event told twice. */
const hashed = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

export function toEnvelope({ id, account, kind, item, about }: MetaEvent): ChannelEnvelope {
  const content = { account, kind, item: Object.fromEntries(item), about: about ?? null };
  const text = id ?? JSON.stringify(content);
  const kept = id !== null && id.length <= LONGEST_ID && /^[\x21-\x7e]+$/.test(id) ? id : hashed(text);
  return { id: kept, account, raw: JSON.stringify({ id: kept, ...content }) };
}

export function readEnvelope(raw: string): KeptEvent | null {
  const fields = fieldsOf(jsonOf(raw));
  const [id, account, kind] = [textOf(fields, 'id'), textOf(fields, 'account'), textOf(fields, 'kind')];
  const item = fieldOf(fields, 'item');
  if (id === null || account === null || kind === null || item === null) return null;
  return { id, account, kind, item, about: fieldOf(fields, 'about') };
}

/**
 * The entries of a webhook, `{ object, entry: [{ id, … }] }`. Of an application that serves several products each takes its own.
 *
 * @returns `null` for what is no webhook of Meta's.
 */
export function entriesOf({ body }: RawWebhook, object: MetaObject): readonly JsonFields[] | null {
  const fields = fieldsOf(jsonOf(Buffer.from(body).toString('utf8')));
  const entries: unknown = fields?.get('entry');
  const told = textOf(fields, 'object');
  if (told === null || !Array.isArray(entries)) return null;
  if (told !== object) return [];
  const all = entries.map(fieldsOf).filter((entry) => entry !== null);
  return all.length === entries.length && all.every((entry) => textOf(entry, 'id') !== null) ? all : null;
}

/** A text without what no database keeps. */
export const wordsOf = (fields: JsonFields | null, name: string): string | null =>
  textOf(fields, name)?.replaceAll('\0', '') ?? null;

/** The texts that are there, one a line. */
export const linesOf = (lines: readonly (string | null)[]): string =>
  lines.filter((line) => line !== null && line !== '').join('\n');
