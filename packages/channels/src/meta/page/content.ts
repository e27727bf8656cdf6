import type { MessageNote, NoteKind } from '@concordia/domain';
import { fieldOf, type JsonFields, listOf, textOf } from '../../http/json.js';
import { noteOf, placeIn } from '../../http/notes.js';
import type { IncomingFile } from '../../port/adapter.js';
import { wordsOf } from '../envelope.js';

export interface Content {
  readonly text: string;
  readonly files: readonly IncomingFile[];
  /** Omitted if there are none. */
  readonly notes?: readonly MessageNote[];
}

/** Attachment types that are files. */
const FILES: ReadonlySet<string> = new Set([
  'image',
  'video',
  'audio',
  'file',
  'reel',
  'ig_reel',
  'story_mention',
  'ephemeral',
]);

/** Attachment types that are more than a file, and what they are. */
const KINDS: ReadonlyMap<string, NoteKind> = new Map<string, NoteKind>([
  ['fallback', 'link'],
  ['share', 'post'],
  ['post', 'post'],
  ['ig_post', 'post'],
  ['ig_story', 'post'],
  ['reel', 'post'],
  ['ig_reel', 'post'],
  ['story_mention', 'story_mention'],
  ['ephemeral', 'disappearing'],
  ['location', 'location'],
  ['product', 'product'],
  ['product_template', 'product'],
  ['appointment_booking', 'form'],
]);

/** What a message says, shows and carries besides. Never empty: what cannot be read is a note. */
export function contentOf(message: JsonFields): Content {
  const attachments = listOf(message, 'attachments');
  const files = attachments.map(fileOf).filter((file) => file !== null);
  const text = wordsOf(message, 'text') ?? '';
  const notes = [...attachments.flatMap(notesOf), ...notesBeside(message)];
  const isEmpty = text === '' && files.length === 0 && notes.length === 0;
  const all = isEmpty ? [noteOf('unsupported')] : notes;
  return { text, files, ...(all.length > 0 && { notes: all }) };
}

function fileOf(attachment: JsonFields): IncomingFile | null {
  const type = textOf(attachment, 'type') ?? '';
  const payload = fieldOf(attachment, 'payload');
  const reference = textOf(payload, 'url');
  if (!FILES.has(type) || reference === null) return null;
  return { kind: 'remote', name: nameOf(reference) ?? type, contentType: null, size: null, reference };
}

/** The last segment of an address, if it looks like a file name. */
function nameOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const [, name = null] = /\/([\w.-]{1,100}\.[a-z0-9]{2,5})$/i.exec(new URL(address).pathname) ?? [];
  return name;
}

/** A plain file has none; every other attachment has one, of its kind or as unsupported. */
function notesOf(attachment: JsonFields): readonly MessageNote[] {
  const type = textOf(attachment, 'type') ?? '';
  const payload = fieldOf(attachment, 'payload');
  const isFile = FILES.has(type) && textOf(payload, 'url') !== null;
  const kind = KINDS.get(type);
  if (kind === undefined && isFile) return [];
  const element = listOf(payload, 'elements')[0] ?? listOf(fieldOf(payload, 'product'), 'elements')[0] ?? null;
  const title = wordsOf(payload, 'title') ?? wordsOf(attachment, 'title') ?? wordsOf(element, 'title');
  return [
    noteOf(kind ?? 'unsupported', {
      title: title ?? (kind === undefined && type !== 'unsupported_type' ? type.replaceAll('_', ' ') : null),
      detail: wordsOf(element, 'subtitle'),
      // The address of a file is opened with our own call, and expires.
      url: isFile ? null : (wordsOf(payload, 'url') ?? wordsOf(attachment, 'url')),
      place: placeIn(fieldOf(payload, 'coordinates'), 'lat', 'long'),
    }),
  ];
}

/** The story that is replied to, and where the person came from. */
function notesBeside(message: JsonFields): readonly MessageNote[] {
  const story = fieldOf(fieldOf(message, 'reply_to'), 'story');
  const referral = fieldOf(message, 'referral');
  return [
    ...(story === null ? [] : [noteOf('story_reply', { url: wordsOf(story, 'url') })]),
    ...(referral === null ? [] : [referralNote(referral)]),
    ...(message.get('is_unsupported') === true ? [noteOf('unsupported')] : []),
  ];
}

/** `{ ref, source, referer_uri, ads_context_data: { ad_title, product_id }, product: { id } }`. */
export function referralNote(referral: JsonFields): MessageNote {
  const ad = fieldOf(referral, 'ads_context_data');
  const product = wordsOf(fieldOf(referral, 'product'), 'id');
  const isAd = ad !== null || textOf(referral, 'source') === 'ADS';
  return noteOf(isAd ? 'ad' : product === null ? 'referral' : 'product', {
    title: wordsOf(ad, 'ad_title') ?? product ?? wordsOf(referral, 'ref'),
    detail: ad === null ? null : wordsOf(referral, 'ref'),
    url: wordsOf(referral, 'referer_uri') ?? wordsOf(referral, 'source_url'),
  });
}
