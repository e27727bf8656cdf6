import type { DraftText } from './companions.repository.js';

export type Text = Omit<NonNullable<DraftText>, 'version'>;

export const NO_TEXT = { content: '', html: null, subject: null, addressing: null } satisfies Text;

const GAP = '\n\n';

const isEmpty = (draft: DraftText): boolean => draft === undefined || draft.content === '';

/**
 * The draft of a conversation that another one joins: its own text, then that of the other, to the recipients of its own.
 *
 * @returns `null` if the draft stays as it is.
 */
export function joinedDraft(mine: DraftText, theirs: DraftText): Text | null {
  if (theirs === undefined || isEmpty(theirs)) return null;
  if (mine === undefined || isEmpty(mine))
    return { content: theirs.content, html: theirs.html, subject: theirs.subject, addressing: theirs.addressing };
  // The formatting of one of them cannot be told apart from the plain text of the other.
  const html = mine.html !== null && theirs.html !== null ? `${mine.html}${theirs.html}` : null;
  const { subject, addressing } = mine;
  return { content: `${mine.content}${GAP}${theirs.content}`, html, subject, addressing };
}

/**
 * The draft without the text that joined it, unless somebody changed that part since.
 *
 * @returns `null` if the draft stays as it is.
 */
export function partedDraft(joined: DraftText, theirs: DraftText): Text | null {
  if (joined === undefined || theirs === undefined || isEmpty(theirs)) return null;
  if (joined.content === theirs.content) return NO_TEXT;
  const end = `${GAP}${theirs.content}`;
  if (!joined.content.endsWith(end)) return null;
  const html =
    joined.html !== null && theirs.html !== null && joined.html.endsWith(theirs.html)
      ? joined.html.slice(0, -theirs.html.length)
      : null;
  const { subject, addressing } = joined;
  return { content: joined.content.slice(0, -end.length), html, subject, addressing };
}
