/** What kind of file it is, in a word for people: by the end of its name, and where it has none by its type. `null` when neither says. */
export function fileKind(fileName: string, contentType: string): string | null {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName.trim())?.[1];
  if (ending !== undefined) return ending.toUpperCase();
  const [type = '', subtype = ''] = contentType.toLowerCase().split(';', 1)[0]?.trim().split('/') ?? [];
  if (subtype === '' || subtype === 'octet-stream') return null;
  return (type === 'text' && subtype === 'plain' ? 'text' : subtype).replace(/^x-/, '').toUpperCase();
}
