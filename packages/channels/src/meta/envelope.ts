import { createHash } from 'node:crypto';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, textOf } from '../http/json.js';
import type { ChannelEnvelope, RawWebhook } from '../port/adapter.js';

export type MetaObject = 'whatsapp_business_account' | 'page' | 'instagram';

export interface MetaEvent {
  /** The provider's own id; `null` if it gives none. */
  readonly id: string | null;
  readonly account: string;
  /** Selects the reader. */
  readonly kind: string;
  /** The event as received. */
  readonly item: JsonFields;
  /** Surrounding fields needed to read it. */
  readonly about?: Readonly<Record<string, unknown>>;
}

export interface KeptEvent {
  readonly id: string;
  readonly account: string;
  readonly kind: string;
  readonly item: JsonFields;
  readonly about: JsonFields | null;
}

/** Longer ids are hashed. */
const LONGEST_ID = 180;

/** Replaces a missing or overlong id; stable for the same event received twice. */
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
 * The entries of a webhook, `{ object, entry: [{ id, … }] }`. If the application serves several products, each takes its own.
 *
 * @returns `null` if this is not a Meta webhook.
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

export const wordsOf = (fields: JsonFields | null, name: string): string | null =>
  textOf(fields, name)?.replaceAll('\0', '') ?? null;

export const linesOf = (lines: readonly (string | null)[]): string =>
  lines.filter((line) => line !== null && line !== '').join('\n');
