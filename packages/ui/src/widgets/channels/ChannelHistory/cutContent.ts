import { takeGraphemes } from '@concordia/domain';

/** Characters of a message shown in the channel history (specification, section 9). */
const HISTORY_LIMIT = 100;

/** The first 100 graphemes of a message, with an ellipsis if it is longer. */
export function cutContent(content: string): string {
  const cut = takeGraphemes(content, HISTORY_LIMIT);
  return cut.length < content.length ? `${cut}…` : content;
}
