/**
 * Headers under which a stranger's file is safe to hand to a browser.
 *
 * Mail carries anything: the type it claims is not repeated, so that no page of ours can be made to run it, and should a browser show it
 * all the same, the sandbox leaves it without scripts, origin and forms.
 *
 * @param fileName as the sender wrote it; control characters and path separators are replaced.
 */
export function downloadHeaders(fileName: string, sizeBytes: number): Record<string, string> {
  const name = fileName.replace(/[\p{Cc}\p{Cf}/\\]/gu, '_').slice(0, 200) || 'attachment';
  const ascii = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': 'application/octet-stream',
    'content-length': String(sizeBytes),
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  };
}
