import type { CannedReply } from '@concordia/api-client';

export interface Slash {
  readonly start: number;
  readonly end: number;
  readonly query: string;
}

const MOST = 5;

/** The slash query at the cursor: a slash at the start of a word, with no space since. Slashes in URLs and dates do not count. */
export function slashAt(text: string, cursor: number): Slash | null {
  const found = /(?:^|\s)\/([^\s/]{0,40})$/u.exec(text.slice(0, cursor));
  if (found === null) return null;
  const query = found[1] ?? '';
  return { start: cursor - query.length - 1, end: cursor, query };
}

/** Replies whose shortcut starts with the query come first, then those with such a word in the name. */
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
