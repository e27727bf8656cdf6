import { htmlToText } from '../../email/html-text.js';

/** Some messages are HTML, such as those of recruiters' tools. */
export const plainText = (content: string): string =>
  (/<(?:p|br|div|a|span|strong)\b[^>]*>/iu.test(content) ? htmlToText(content) : content).trim();
