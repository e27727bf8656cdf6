/** More is kept nowhere. In UTF-16 units. */
const LONGEST_TEXT = 100_000;

/** With its formatting. */
const LONGEST_HTML = 500_000;

/** Whether more is pasted than a field takes: the browser would stand still over it. */
export const isTooLongToPaste = (text: string, html = ''): boolean =>
  text.length > LONGEST_TEXT || html.length > LONGEST_HTML;
