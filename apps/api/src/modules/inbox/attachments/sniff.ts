/** What a file begins with, where that tells what it is. */
const SIGNATURES: readonly (readonly [type: string, offset: number, bytes: string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['application/pdf', 0, '%PDF-'],
  ['application/zip', 0, 'PK\x03\x04'],
  ['video/mp4', 4, 'ftyp'],
  ['audio/ogg', 0, 'OggS'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/wav', 8, 'WAVE'],
  ['audio/amr', 0, '#!AMR'],
];

/** Types that are only believed when the bytes say so, and such that a browser would run. */
const DOUBTED = /^(?:image\/|text\/html|text\/javascript|application\/(?:xhtml|javascript|x-msdownload|pdf|zip))/;

/** An Office document is a ZIP with a name of its own; its type may stand. */
const ZIPPED = /^application\/(?:vnd\.(?:openxmlformats|oasis)|epub)/;

/**
 * The type of a file by what is in it. What its sender says counts only where the bytes do not tell and it could do no harm.
 *
 * @param claimed as the sender says; `null` when they do not.
 */
export function sniffType(content: Uint8Array, claimed: string | null): string {
  const head = Buffer.from(content.subarray(0, 16)).toString('latin1');
  const seen = SIGNATURES.find(([, offset, bytes]) => head.startsWith(bytes, offset))?.[0];
  const said = (claimed ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (seen === 'application/zip' && ZIPPED.test(said)) return said;
  if (seen === 'video/mp4' && said === 'audio/mp4') return said;
  if (seen !== undefined) return seen;
  return /^[a-z]+\/[a-z0-9.+-]{1,100}$/.test(said) && !DOUBTED.test(said) ? said : 'application/octet-stream';
}
