import type { AccountSignature } from '@concordia/api-client';
import { htmlOfText } from '@concordia/domain';

/** A text with its formatting; `null` if it has none. */
interface Written {
  readonly content: string;
  readonly html: string | null;
}

/** A text with the account's signature below it, in the plain text and, if either is formatted, in the formatting. */
export function signed({ content, html }: Written, signature: AccountSignature | null): Written {
  // An undone message comes back with its signature.
  const isSigned = signature !== null && content.trimEnd().endsWith(signature.text);
  if (signature === null || isSigned) return { content, html };
  const isFormatted = html !== null || signature.html !== null;
  return {
    content: `${content}\n\n${signature.text}`,
    html: isFormatted
      ? `${html ?? htmlOfText(content)}<p><br></p>${signature.html ?? htmlOfText(signature.text)}`
      : null,
  };
}
