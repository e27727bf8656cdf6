import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { IncomingFile } from '../port/adapter.js';

/** The text or the caption; for a sticker without a file and a thrown dice their emoji. */
export function textOfMessage(message: JsonFields | null): string {
  return textOf(message, 'text') ?? textOf(message, 'caption') ?? emojiOf(message) ?? '';
}

function emojiOf(message: JsonFields | null): string | null {
  const dice = fieldOf(message, 'dice');
  if (dice !== null) return `${textOf(dice, 'emoji') ?? '🎲'} ${numberOf(dice, 'value') ?? ''}`.trim();
  return message?.has('sticker') ? (textOf(fieldOf(message, 'sticker'), 'emoji') ?? '') : null;
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
