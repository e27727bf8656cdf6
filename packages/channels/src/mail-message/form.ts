import { decodeText } from '../email/charset.js';
import { encodedBody, type MimeEntity, readMimeTree } from '../email/mime.js';
import type { RawWebhook } from '../port/adapter.js';

/** One form field, as bytes, since every field may have its own charset. */
export interface FormField {
  readonly name: string;
  /** `null` if it is not a file. */
  readonly fileName: string | null;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** More fields than an email with a hundred files has. */
const MOST_FIELDS = 300;
/** Maximum form size, in bytes; the providers themselves stop at 30 MB. */
const LARGEST_FORM = 40 * 1024 * 1024;

export class Form {
  constructor(readonly fields: readonly FormField[]) {}

  /** The first field with this name that is not a file. */
  text(name: string, charset: string | null = 'utf-8'): string | null {
    const field = this.fields.find((one) => one.name === name && one.fileName === null);
    return field === undefined ? null : decodeText(field.content, charset);
  }

  bytes(name: string): Uint8Array | null {
    return this.fields.find((one) => one.name === name)?.content ?? null;
  }
}

/**
 * Parses a form by the webhook's content type: `multipart/form-data` (RFC 7578) or `application/x-www-form-urlencoded`.
 *
 * @returns `null` for other types, too large a body, or too many fields.
 */
export function readForm({ headers, body }: Pick<RawWebhook, 'headers' | 'body'>): Form | null {
  const type = headers['content-type'];
  if (typeof type !== 'string' || body.byteLength > LARGEST_FORM) return null;
  const fields = /^multipart\/form-data\s*;/i.test(type) ? multipart(type, body) : urlencoded(type, body);
  return fields === null || fields.length > MOST_FIELDS ? null : new Form(fields);
}

/** A form is a MIME entity with its header sent over HTTP, so the email parser splits it, with its limits. */
function multipart(type: string, body: Uint8Array): readonly FormField[] | null {
  if (!/boundary=/i.test(type) || /[\r\n]/.test(type)) return null;
  const head = Buffer.from(`Content-Type: ${type}\r\n\r\n`, 'latin1');
  const bytes = Buffer.concat([head, body]);
  return readMimeTree(bytes).children.flatMap((entity) => {
    const field = fieldOf(bytes, entity);
    return field === null ? [] : [field];
  });
}

function fieldOf(bytes: Buffer, entity: MimeEntity): FormField | null {
  const { value, params } = entity.disposition;
  const name = params.get('name');
  if (value !== 'form-data' || name === undefined) return null;
  const content = encodedBody(bytes, entity);
  return { name, fileName: params.get('filename') ?? null, contentType: entity.type.value, content };
}

function urlencoded(type: string, body: Uint8Array): readonly FormField[] | null {
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  const pairs = [...new URLSearchParams(Buffer.from(body).toString('utf8'))];
  return pairs.map(([name, value]) => ({
    name,
    fileName: null,
    contentType: 'text/plain',
    content: Buffer.from(value, 'utf8'),
  }));
}
