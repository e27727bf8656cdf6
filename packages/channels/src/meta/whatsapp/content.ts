import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../../http/json.js';
import type { IncomingFile } from '../../port/adapter.js';
import { linesOf, wordsOf } from '../envelope.js';

export interface Content {
  readonly text: string;
  readonly files: readonly IncomingFile[];
}

const said = (text: string | null): Content | null => (text === null || text === '' ? null : { text, files: [] });

/** Readers by message type; other types, and `unsupported`, have no displayable content. */
const READERS: ReadonlyMap<string, (body: JsonFields, type: string) => Content | null> = new Map([
  ['text', (body) => said(wordsOf(body, 'body'))],
  ['image', media],
  ['video', media],
  ['audio', media],
  ['voice', media],
  ['document', media],
  ['sticker', media],
  ['location', (body) => said(placeOf(body))],
  ['button', (body) => said(wordsOf(body, 'text'))],
  ['interactive', (body) => said(choiceOf(body))],
  ['order', (body) => said(orderOf(body))],
]);

/** @returns `null` if the type is unknown or the message is empty. */
export function contentOf(message: JsonFields): Content | null {
  const type = textOf(message, 'type') ?? '';
  if (type === 'contacts') return said(linesOf(listOf(message, 'contacts').map(cardOf)));
  const body = fieldOf(message, type);
  return body === null ? null : (READERS.get(type)?.(body, type) ?? null);
}

function media(body: JsonFields, type: string): Content | null {
  const reference = textOf(body, 'id');
  if (reference === null) return null;
  const contentType = textOf(body, 'mime_type');
  const name = wordsOf(body, 'filename') ?? `${type}${extensionOf(contentType)}`;
  const size = numberOf(body, 'file_size');
  return { text: wordsOf(body, 'caption') ?? '', files: [{ kind: 'remote', name, contentType, size, reference }] };
}

/** File extensions that differ from the MIME subtype. */
const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', '.jpg'],
  ['audio/mpeg', '.mp3'],
  ['audio/mp4', '.m4a'],
  ['text/plain', '.txt'],
  ['video/quicktime', '.mov'],
]);

function extensionOf(contentType: string | null): string {
  const [type = ''] = (contentType ?? '').split(';');
  const [, short] = /^\w+\/([a-z0-9]{1,5})$/.exec(type.trim()) ?? [];
  return EXTENSIONS.get(type.trim()) ?? (short === undefined ? '' : `.${short}`);
}

function placeOf(body: JsonFields): string {
  const [latitude, longitude] = [numberOf(body, 'latitude'), numberOf(body, 'longitude')];
  const where = latitude === null || longitude === null ? null : `${latitude}, ${longitude}`;
  return linesOf([wordsOf(body, 'name'), wordsOf(body, 'address'), where, wordsOf(body, 'url')]);
}

function cardOf(card: JsonFields): string {
  const phones = listOf(card, 'phones').map((phone) => wordsOf(phone, 'phone'));
  const emails = listOf(card, 'emails').map((email) => wordsOf(email, 'email'));
  return [wordsOf(fieldOf(card, 'name'), 'formatted_name'), ...phones, ...emails]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

/** A choice from buttons or a list, or a filled-in form. */
function choiceOf(body: JsonFields): string {
  const [button, row] = [fieldOf(body, 'button_reply'), fieldOf(body, 'list_reply')];
  const form = fieldOf(body, 'nfm_reply');
  return linesOf([
    wordsOf(button, 'title'),
    wordsOf(row, 'title'),
    wordsOf(row, 'description'),
    wordsOf(form, 'body'),
    wordsOf(form, 'response_json'),
  ]);
}

function orderOf(body: JsonFields): string {
  const items = listOf(body, 'product_items').map((item) => {
    const [quantity, price] = [numberOf(item, 'quantity'), numberOf(item, 'item_price')];
    const cost = price === null ? '' : `, ${price} ${wordsOf(item, 'currency') ?? ''}`;
    return `${quantity ?? 1} × ${wordsOf(item, 'product_retailer_id') ?? ''}${cost}`.trim();
  });
  return linesOf([wordsOf(body, 'text'), ...items]);
}
