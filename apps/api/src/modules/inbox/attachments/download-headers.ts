/** Pictures that a browser only draws. A mail's own pictures are shown in it, and need their type for that; SVG can carry scripts. */
const DRAWN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/**
 * Headers under which a stranger's file is safe to hand to a browser.
 *
 * Mail carries anything: the type it claims is not repeated, so that no page of ours can be made to run it, and should a browser show it
 * all the same, the sandbox leaves it without scripts, origin and forms.
 *
 * @param fileName as the sender wrote it; control characters and path separators are replaced.
 */
export function downloadHeaders(file: {
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}): Record<string, string> {
  const name =
    file.fileName
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}/\\]/gu, '_')
      .slice(0, 200)
      .toWellFormed() || 'attachment';
  const type = file.contentType.toLowerCase();
  return {
    'content-type': DRAWN.has(type) ? type : 'application/octet-stream',
    'content-length': String(file.sizeBytes),
    'content-disposition': `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    // What an id names never changes, and is nobody's but the owner's.
    'cache-control': 'private, max-age=86400, immutable',
  };
}

const asciiOf = (name: string): string => name.replace(/[^\x20-\x7e]|["%]/g, '_');

/** RFC 8187: what encodeURIComponent leaves alone, but a header value does not allow, is encoded too. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
