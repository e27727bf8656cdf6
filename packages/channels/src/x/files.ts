import { fieldOf, type JsonFields, listOf, numberOf, textOf } from '../http/json.js';
import type { IncomingFile } from '../port/adapter.js';

/** The file of a direct message as webhooks send it: `attachment: {type: 'media', media}`. */
export function attachedFile(message: JsonFields): IncomingFile | null {
  const attachment = fieldOf(message, 'attachment');
  const media = textOf(attachment, 'type') === 'media' ? fieldOf(attachment, 'media') : null;
  const video = bestVariant(media);
  const reference = textOf(video, 'url') ?? textOf(media, 'media_url_https') ?? textOf(media, 'media_url');
  return reference === null ? null : remoteFile(reference, textOf(video, 'content_type'));
}

/** The files of a v2 message, whose addresses are in `includes.media`. */
export function includedFiles(message: JsonFields, includes: JsonFields | null): readonly IncomingFile[] {
  const keys: unknown = fieldOf(message, 'attachments')?.get('media_keys');
  if (!Array.isArray(keys)) return [];
  return listOf(includes, 'media')
    .filter((media) => keys.includes(media.get('media_key')))
    .map((media) => textOf(media, 'url') ?? textOf(bestVariant(media), 'url'))
    .filter((url) => url !== null)
    .map((url) => remoteFile(url, null));
}

/** The most detailed variant of a video that a browser can play. */
function bestVariant(media: JsonFields | null): JsonFields | null {
  const variants = [...listOf(fieldOf(media, 'video_info'), 'variants'), ...listOf(media, 'variants')];
  return variants
    .filter((variant) => textOf(variant, 'content_type') === 'video/mp4')
    .reduce<JsonFields | null>((best, one) => (best === null || rateOf(one) > rateOf(best) ? one : best), null);
}

const rateOf = (variant: JsonFields): number => numberOf(variant, 'bitrate') ?? numberOf(variant, 'bit_rate') ?? 0;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['mp4', 'video/mp4'],
]);

function remoteFile(reference: string, told: string | null): IncomingFile {
  const path = URL.canParse(reference) ? new URL(reference).pathname : '';
  const name = path.split('/').at(-1) ?? '';
  const contentType = told ?? TYPES.get(name.split('.').at(-1)?.toLowerCase() ?? '') ?? null;
  return { kind: 'remote', name: name === '' ? 'file' : name, contentType, size: null, reference };
}
