/** The kind of a file in a word: by extension, else by content type. `null` if neither tells. */
export function fileKind(fileName: string, contentType: string): string | null {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName.trim())?.[1];
  if (ending !== undefined) return ending.toUpperCase();
  const [type = '', subtype = ''] = contentType.toLowerCase().split(';', 1)[0]?.trim().split('/') ?? [];
  if (subtype === '' || subtype === 'octet-stream') return null;
  return (type === 'text' && subtype === 'plain' ? 'text' : subtype).replace(/^x-/, '').toUpperCase();
}
