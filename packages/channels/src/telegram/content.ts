import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { IncomingFile } from '../port/adapter.js';

/** Fields of messages that a person wrote; all others are service messages. */
const CONTENT = [
  'text',
  'caption',
  'photo',
  'document',
  'audio',
  'voice',
  'video',
  'video_note',
  'animation',
  'sticker',
  'contact',
  'location',
  'venue',
  'poll',
  'dice',
] as const;

export const hasContent = (message: JsonFields | null): boolean => CONTENT.some((name) => message?.has(name));

/** The text, the caption, or a description of other content. */
export function textOfMessage(message: JsonFields | null): string {
  return textOf(message, 'text') ?? textOf(message, 'caption') ?? described(message) ?? '';
}

function described(message: JsonFields | null): string | null {
  const contact = fieldOf(message, 'contact');
  if (contact !== null) {
    const name = [textOf(contact, 'first_name'), textOf(contact, 'last_name')].filter((part) => part !== null);
    return `Contact: ${[name.join(' '), textOf(contact, 'phone_number')].filter(Boolean).join(', ')}`;
  }
  const venue = fieldOf(message, 'venue');
  const where = coordinatesOf(fieldOf(venue, 'location') ?? fieldOf(message, 'location'));
  if (venue !== null) return [textOf(venue, 'title'), textOf(venue, 'address'), where].filter(Boolean).join(', ');
  if (where !== null) return `Location: ${where}`;
  const dice = fieldOf(message, 'dice');
  if (dice !== null) return `${textOf(dice, 'emoji') ?? 'Dice'} ${numberOf(dice, 'value') ?? ''}`.trim();
  const question = textOf(fieldOf(message, 'poll'), 'question');
  if (question !== null) return `Poll: ${question}`;
  return message?.has('sticker') ? (textOf(fieldOf(message, 'sticker'), 'emoji') ?? 'Sticker') : null;
}

function coordinatesOf(location: JsonFields | null): string | null {
  const [latitude, longitude] = [numberOf(location, 'latitude'), numberOf(location, 'longitude')];
  return latitude === null || longitude === null ? null : `${latitude}, ${longitude}`;
}

/** Name and type of a file if Telegram omits them. */
interface Medium {
  readonly name: string;
  readonly contentType: string | null;
}

/** An animation also arrives as a document, for older clients; only the first match is used. */
const MEDIA: readonly (Medium & { readonly field: string })[] = [
  { field: 'animation', name: 'animation.mp4', contentType: 'video/mp4' },
  { field: 'document', name: 'document', contentType: null },
  { field: 'audio', name: 'audio.mp3', contentType: 'audio/mpeg' },
  { field: 'voice', name: 'voice.ogg', contentType: 'audio/ogg' },
  { field: 'video', name: 'video.mp4', contentType: 'video/mp4' },
  { field: 'video_note', name: 'video.mp4', contentType: 'video/mp4' },
];

/** A message carries at most one file; several arrive as messages of one album. */
export function filesOf(message: JsonFields | null): readonly IncomingFile[] {
  const largest = listOf(message, 'photo').at(-1);
  if (largest !== undefined) return fileOf(largest, { name: 'photo.jpg', contentType: 'image/jpeg' });
  const medium = MEDIA.find(({ field }) => fieldOf(message, field) !== null);
  return medium === undefined ? [] : fileOf(fieldOf(message, medium.field), medium);
}

function fileOf(fields: JsonFields | null, { name, contentType }: Medium): readonly IncomingFile[] {
  const reference = textOf(fields, 'file_id');
  if (reference === null) return [];
  return [
    {
      kind: 'remote',
      name: textOf(fields, 'file_name') ?? name,
      contentType: textOf(fields, 'mime_type') ?? contentType,
      size: numberOf(fields, 'file_size'),
      reference,
    },
  ];
}
