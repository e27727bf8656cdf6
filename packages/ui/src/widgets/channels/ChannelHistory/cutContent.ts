import { takeGraphemes } from '@concordia/domain';

/** Characters that the channel history shows of a message (specification, section 9). */
const HISTORY_LIMIT = 100;

/** The first 100 characters of a message, and an ellipsis when there are more. */
export function cutContent(content: string): string {
  const cut = takeGraphemes(content, HISTORY_LIMIT);
  return cut.length < content.length ? `${cut}…` : content;
}
