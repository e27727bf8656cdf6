import { type JsonFault, jsonFault } from './jsonFault';

/** The server's limit, in bytes. */
export const MOST_PAYLOAD_BYTES = 65_536;

type Payload = Readonly<Record<string, unknown>>;

export type ReadPayload =
  | { readonly kind: 'object'; readonly payload: Payload }
  | { readonly kind: 'missing' | 'noObject' | 'tooLarge' }
  | { readonly kind: 'wrong'; readonly fault: JsonFault };

const isObject = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a typed event payload, which must be a JSON object. */
export function readPayload(text: string): ReadPayload {
  if (text.trim() === '') return { kind: 'missing' };
  const fault = jsonFault(text);
  if (fault !== null) return { kind: 'wrong', fault };
  const payload: unknown = JSON.parse(text);
  if (!isObject(payload)) return { kind: 'noObject' };
  const size = new TextEncoder().encode(JSON.stringify(payload)).length;
  return size > MOST_PAYLOAD_BYTES ? { kind: 'tooLarge' } : { kind: 'object', payload };
}
