import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../../http/json.js';
import type { IncomingFile } from '../../port/adapter.js';
import { linesOf, wordsOf } from '../envelope.js';

export interface Content {
  readonly text: string;
  readonly files: readonly IncomingFile[];
}

/** Attachment types that are files; the others are links, locations and provider-specific content. */
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

/** @returns `null` if the message is empty. */
export function contentOf(message: JsonFields): Content | null {
  const attachments = listOf(message, 'attachments');
  const files = attachments.map(fileOf).filter((file) => file !== null);
  const text = wordsOf(message, 'text') ?? linesOf(attachments.map(linkOf));
  return text === '' && files.length === 0 ? null : { text, files };
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

/** A shared link, post or location, for a message without text. */
function linkOf(attachment: JsonFields): string | null {
  if (FILES.has(textOf(attachment, 'type') ?? '')) return null;
  const payload = fieldOf(attachment, 'payload');
  const place = fieldOf(payload, 'coordinates');
  const [latitude, longitude] = [numberOf(place, 'lat'), numberOf(place, 'long')];
  const where = latitude === null || longitude === null ? null : `${latitude}, ${longitude}`;
  const title = wordsOf(payload, 'title') ?? wordsOf(attachment, 'title');
  return linesOf([title, where, wordsOf(payload, 'url') ?? wordsOf(attachment, 'url')]);
}
