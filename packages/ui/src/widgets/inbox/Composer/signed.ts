import type { AccountSignature } from '@concordia/api-client';

/** A text with its formatting; `null` if it has none. */
interface Written {
  readonly content: string;
  readonly html: string | null;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character) || '<br>'}</p>`)
    .join('');

/** A text with the account's signature below it, in the plain text and, if either is formatted, in the formatting. */
export function signed({ content, html }: Written, signature: AccountSignature | null): Written {
  // An undone message comes back with its signature.
  const isSigned = signature !== null && content.trimEnd().endsWith(signature.text);
  if (signature === null || isSigned) return { content, html };
  const isFormatted = html !== null || signature.html !== null;
  return {
    content: `${content}\n\n${signature.text}`,
    html: isFormatted
      ? `${html ?? paragraphs(content)}<p><br></p>${signature.html ?? paragraphs(signature.text)}`
      : null,
  };
}
