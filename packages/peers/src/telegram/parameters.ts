import { formFields, jsonFields, objectFields, type PeerCall } from '../kit/call.js';
import type { PlayedFile } from '../kit/peer.js';
import { badRequest } from './refusals.js';

/** The parameters of a method call, in any encoding. */
export interface Parameters {
  readonly text: (name: string) => string | null;
  /** An object, or one in JSON. */
  readonly object: (name: string) => ReadonlyMap<string, unknown> | null;
  /** A list, or one in JSON. */
  readonly list: (name: string) => readonly unknown[] | null;
  readonly file: (name: string) => Promise<PlayedFile | null>;
}

/** Telegram accepts a query, JSON and both kinds of forms. */
export async function parametersOf(call: PeerCall): Promise<Parameters> {
  const type = call.headers.get('content-type') ?? '';
  if (call.body.byteLength === 0) return readers(new Map(call.query));
  if (type.startsWith('application/json')) {
    const fields = jsonFields(call);
    if (fields === null) throw badRequest("can't parse JSON object");
    return readers(fields);
  }
  const form = await formFields(call);
  if (form === null) throw badRequest("can't parse the form");
  return readers(new Map(form));
}

function readers(fields: ReadonlyMap<string, unknown>): Parameters {
  return {
    text: (name) => {
      const value = fields.get(name);
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' && value !== '' ? value : null;
    },
    object: (name) => objectFields(parsed(fields.get(name))),
    list: (name) => {
      const value = parsed(fields.get(name));
      return Array.isArray(value) ? value : null;
    },
    file: async (name) => {
      const value = fields.get(name);
      if (!(value instanceof File)) return null;
      return { name: value.name, contentType: value.type, content: new Uint8Array(await value.arrayBuffer()) };
    },
  };
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
