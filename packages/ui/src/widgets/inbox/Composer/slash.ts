import type { CannedReply } from '@concordia/api-client';

/** A slash and what is typed behind it, up to the cursor. */
export interface Slash {
  /** Where the slash is. */
  readonly start: number;
  /** Where the cursor is. */
  readonly end: number;
  readonly query: string;
}

const MOST = 5;

/** What is being looked for: a slash at the beginning of a word, with no space since. A slash in an address or a date is none. */
export function slashAt(text: string, cursor: number): Slash | null {
  const found = /(?:^|\s)\/([^\s/]{0,40})$/u.exec(text.slice(0, cursor));
  if (found === null) return null;
  const query = found[1] ?? '';
  return { start: cursor - query.length - 1, end: cursor, query };
}

/** Those whose shortcut begins so come first, then those with a word in the name that does. */
export function repliesFor(replies: readonly CannedReply[], query: string): CannedReply[] {
  const wanted = query.toLowerCase();
  const rank = ({ shortcut, name }: CannedReply): number => {
    if (shortcut?.startsWith(wanted)) return shortcut === wanted ? 0 : 1;
    return name
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => word.startsWith(wanted))
      ? 2
      : 3;
  };
  return replies
    .filter((reply) => rank(reply) < 3)
    .toSorted((one, another) => rank(one) - rank(another))
    .slice(0, MOST);
}
