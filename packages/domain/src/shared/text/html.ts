const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * The HTML of a plain text: the same words in paragraphs. Links stay text; email clients make them clickable. Each paragraph's direction follows its
 * first letter.
 */
export function htmlOfText(text: string): string {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  return paragraphs.map((lines) => `<p dir="auto">${escaped(lines).replaceAll('\n', '<br>\n')}</p>`).join('\n');
}
