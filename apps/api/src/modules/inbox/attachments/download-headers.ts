import { safeFileName } from '@concordia/domain';

/** Images that are safe to show inline. Inline images in email need their real type; SVG is excluded because it can carry scripts. */
const DRAWN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

interface ServedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

/**
 * Headers that make an untrusted file safe to serve to a browser.
 *
 * Attachments can claim any type. The claimed type is not echoed, so a browser does not run it as a page of ours. If a browser shows it anyway, the
 * sandbox denies it scripts, origin and forms.
 *
 * @param fileName as the sender wrote it; see {@link safeFileName}.
 */
export function downloadHeaders(file: ServedFile): Record<string, string> {
  const type = file.contentType.toLowerCase();
  return headers(file, 'attachment', DRAWN.has(type) ? type : 'application/octet-stream');
}

/**
 * Headers of a file that the browser shows in a frame of ours. The sandbox stays: browsers' PDF viewers work in it, and nothing else does.
 *
 * @param file its type must be proven by its bytes.
 */
export const previewHeaders = (file: ServedFile): Record<string, string> => headers(file, 'inline', file.contentType);

function headers(file: ServedFile, disposition: 'attachment' | 'inline', type: string): Record<string, string> {
  const name = safeFileName(file.fileName, 'attachment');
  return {
    'content-type': type,
    'content-length': String(file.sizeBytes),
    'content-disposition': `${disposition}; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    // The content of an id never changes, and only the owner may see it.
    'cache-control': 'private, max-age=86400, immutable',
  };
}

const asciiOf = (name: string): string => name.replace(/[^\x20-\x7e]|["%]/g, '_');

/** RFC 8187 also requires encoding characters that `encodeURIComponent` leaves alone. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
