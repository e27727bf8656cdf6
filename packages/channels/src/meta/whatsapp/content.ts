import type { MessageNote, NoteKind } from '@concordia/domain';
import { fieldOf, fieldsOf, type JsonFields, jsonOf, listOf, numberOf, textOf } from '../../http/json.js';
import { joined, noteOf, placeIn } from '../../http/notes.js';
import type { IncomingFile } from '../../port/adapter.js';
import { linesOf, wordsOf } from '../envelope.js';

export interface Content {
  readonly text: string;
  readonly files: readonly IncomingFile[];
  /** Omitted if there are none. */
  readonly notes?: readonly MessageNote[];
}

const said = (text: string | null, ...notes: readonly MessageNote[]): Content => ({
  text: text ?? '',
  files: [],
  notes,
});

/** Readers by message type; the content of all others is a placeholder. */
const READERS: ReadonlyMap<string, (body: JsonFields, type: string) => Content> = new Map([
  ['text', (body) => said(wordsOf(body, 'body'))],
  ['image', media],
  ['video', media],
  ['audio', media],
  ['voice', media],
  ['document', media],
  ['sticker', media],
  ['location', (body) => said(null, locationOf(body))],
  ['button', (body) => said(wordsOf(body, 'text'))],
  ['interactive', choiceOf],
  ['order', (body) => said(wordsOf(body, 'text'), orderOf(body))],
]);

/** What a message says, shows and carries besides. Never empty: what cannot be read is a note of its type. */
export function contentOf(message: JsonFields): Content {
  const { text, files, notes = [] } = ownContentOf(message);
  const beside = notesBeside(message);
  const isEmpty = text === '' && files.length === 0 && notes.length === 0;
  const all = [...(isEmpty ? [unsupportedOf(message)] : notes), ...beside];
  return { text, files, ...(all.length > 0 && { notes: all }) };
}

function ownContentOf(message: JsonFields): Content {
  const type = textOf(message, 'type') ?? '';
  if (type === 'contacts') return said(null, ...listOf(message, 'contacts').map(cardOf));
  const body = fieldOf(message, type);
  return (body === null ? undefined : READERS.get(type)?.(body, type)) ?? said(null);
}

/** Types by which `unsupported` names what it stands for. */
const PLACEHOLDERS: ReadonlyMap<string, NoteKind> = new Map<string, NoteKind>([
  ['poll', 'poll'],
  ['poll_creation', 'poll'],
  ['poll_update', 'poll'],
  ['ephemeral', 'disappearing'],
  ['view_once', 'disappearing'],
  ['call', 'call'],
  ['call_log', 'call'],
  ['event', 'group'],
  ['group_invite', 'group'],
  ['payment', 'payment'],
  ['list', 'unsupported'],
]);

/** `{ type: 'unsupported', errors: [{ title, error_data: { details } }], unsupported: { type } }`, or a type that is new to us. */
function unsupportedOf(message: JsonFields): MessageNote {
  const type = textOf(message, 'type') ?? '';
  const named = textOf(fieldOf(message, 'unsupported'), 'type') ?? (type === 'unsupported' ? null : type);
  const [error = null] = listOf(message, 'errors');
  const detail = wordsOf(fieldOf(error, 'error_data'), 'details') ?? wordsOf(error, 'title');
  const kind = PLACEHOLDERS.get(named ?? '');
  return noteOf(kind ?? 'unsupported', { title: kind === undefined ? named : null, detail });
}

/** Where a message came from: an advertisement, a product, another chat. */
function notesBeside(message: JsonFields): readonly MessageNote[] {
  const [referral, context] = [fieldOf(message, 'referral'), fieldOf(message, 'context')];
  const product = fieldOf(context, 'referred_product');
  const isForwarded = context?.get('forwarded') === true || context?.get('frequently_forwarded') === true;
  return [
    ...(referral === null ? [] : [adOf(referral)]),
    ...(product === null ? [] : [noteOf('product', { title: wordsOf(product, 'product_retailer_id') })]),
    ...(isForwarded ? [noteOf('forwarded')] : []),
  ];
}

const adOf = (referral: JsonFields): MessageNote =>
  noteOf(textOf(referral, 'source_type') === 'post' ? 'post' : 'ad', {
    title: wordsOf(referral, 'headline'),
    detail: wordsOf(referral, 'body'),
    url: wordsOf(referral, 'source_url'),
  });

function media(body: JsonFields, type: string): Content {
  const reference = textOf(body, 'id');
  if (reference === null) return said(wordsOf(body, 'caption'));
  const contentType = textOf(body, 'mime_type');
  const name = wordsOf(body, 'filename') ?? `${type}${extensionOf(contentType)}`;
  const size = numberOf(body, 'file_size');
  const file = { kind: 'remote', name, contentType, size, reference } as const;
  return { text: wordsOf(body, 'caption') ?? '', files: [file] };
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

const locationOf = (body: JsonFields): MessageNote =>
  noteOf('location', {
    title: wordsOf(body, 'name'),
    detail: wordsOf(body, 'address'),
    url: wordsOf(body, 'url'),
    place: placeIn(body, 'latitude', 'longitude'),
  });

const cardOf = (card: JsonFields): MessageNote =>
  noteOf('contact', {
    title: wordsOf(fieldOf(card, 'name'), 'formatted_name'),
    detail: wordsOf(fieldOf(card, 'org'), 'company'),
    items: [
      ...listOf(card, 'phones').map((phone) => wordsOf(phone, 'phone')),
      ...listOf(card, 'emails').map((email) => wordsOf(email, 'email')),
    ],
  });

/** A choice from buttons or a list, or a filled-in form. */
function choiceOf(body: JsonFields): Content {
  const [button, row] = [fieldOf(body, 'button_reply'), fieldOf(body, 'list_reply')];
  const form = fieldOf(body, 'nfm_reply');
  const text = linesOf([
    wordsOf(button, 'title'),
    wordsOf(row, 'title'),
    wordsOf(row, 'description'),
    wordsOf(form, 'body'),
  ]);
  return form === null ? said(text) : said(text, noteOf('form', { items: answersOf(form) }));
}

/** `response_json`, a flat object of the fields; as it is if it is none. */
function answersOf(form: JsonFields): readonly (string | null)[] {
  const written = wordsOf(form, 'response_json');
  const answers = fieldsOf(jsonOf(written ?? ''));
  if (answers === null) return [written];
  return [...answers]
    .filter(([name]) => name !== 'flow_token')
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
}

function orderOf(body: JsonFields): MessageNote {
  const items = listOf(body, 'product_items').map((item) => {
    const [quantity, price] = [numberOf(item, 'quantity'), numberOf(item, 'item_price')];
    const cost = price === null ? '' : `, ${price} ${wordsOf(item, 'currency') ?? ''}`;
    return `${quantity ?? 1} × ${wordsOf(item, 'product_retailer_id') ?? ''}${cost}`.trim();
  });
  return noteOf('order', { title: joined([wordsOf(body, 'catalog_id')]), items });
}
