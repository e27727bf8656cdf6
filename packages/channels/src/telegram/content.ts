import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { IncomingFile } from '../port/adapter.js';

/** What makes a message one that somebody wrote; all else is a note of the service. */
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

/** The text, the caption, or in words what else was sent. */
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

/** What a file is called, and is, where Telegram does not say. */
interface Medium {
  readonly name: string;
  readonly contentType: string | null;
}

/** An animation comes as a document besides, for programs that know none; only the first of them is taken. */
const MEDIA: readonly (Medium & { readonly field: string })[] = [
  { field: 'animation', name: 'animation.mp4', contentType: 'video/mp4' },
  { field: 'document', name: 'document', contentType: null },
  { field: 'audio', name: 'audio.mp3', contentType: 'audio/mpeg' },
  { field: 'voice', name: 'voice.ogg', contentType: 'audio/ogg' },
  { field: 'video', name: 'video.mp4', contentType: 'video/mp4' },
  { field: 'video_note', name: 'video.mp4', contentType: 'video/mp4' },
];

/** A message carries one file at most; several come as messages of one album. */
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
