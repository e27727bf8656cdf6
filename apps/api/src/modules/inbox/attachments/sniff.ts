const SIGNATURES: readonly (readonly [type: string, offset: number, bytes: string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['application/pdf', 0, '%PDF-'],
  ['application/zip', 0, 'PK\x03\x04'],
  ['video/mp4', 4, 'ftyp'],
  ['audio/ogg', 0, 'OggS'],
  ['audio/mpeg', 0, 'ID3'],
  ['audio/wav', 8, 'WAVE'],
  ['audio/amr', 0, '#!AMR'],
];

/** Types trusted only if the bytes confirm them, because a browser would render or run them. */
const DOUBTED = /^(?:image\/|text\/html|text\/javascript|application\/(?:xhtml|javascript|x-msdownload|pdf|zip))/;

/** Office documents and EPUBs are ZIP files, so their more specific type is kept. */
const ZIPPED = /^application\/(?:vnd\.(?:openxmlformats|oasis)|epub)/;

/** What the browser shows without running anything of the sender's. SVG is excluded because it can carry scripts. */
const PREVIEWABLE: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
]);

/** How many bytes at the beginning of a file tell its type. */
export const HEAD_BYTES = 16;

/** @returns the type that the bytes prove, or `null`. */
function provenType(content: Uint8Array): string | null {
  const head = Buffer.from(content.subarray(0, HEAD_BYTES)).toString('latin1');
  return SIGNATURES.find(([, offset, bytes]) => head.startsWith(bytes, offset))?.[0] ?? null;
}

/** The type under which a file may be previewed, whatever type it claims; `null` if its bytes prove neither a picture nor a PDF. */
export function previewType(head: Uint8Array): string | null {
  const type = provenType(head);
  return type !== null && PREVIEWABLE.has(type) ? type : null;
}

/**
 * Detects a file's type from its bytes. Falls back to the claimed type if the bytes are inconclusive and the type is harmless.
 *
 * @param claimed `null` if the sender gave none.
 */
export function sniffType(content: Uint8Array, claimed: string | null): string {
  const seen = provenType(content);
  const said = (claimed ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (seen === 'application/zip' && ZIPPED.test(said)) return said;
  if (seen === 'video/mp4' && said === 'audio/mp4') return said;
  if (seen !== null) return seen;
  return /^[a-z]+\/[a-z0-9.+-]{1,100}$/.test(said) && !DOUBTED.test(said) ? said : 'application/octet-stream';
}
