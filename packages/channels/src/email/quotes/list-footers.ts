/** The footer of a list stands in the last lines of an email. */
const MAX_TAIL = 25;
const MAX_LINE = 400;
/** Words of the footer stand within this many lines below its rule. */
const REACH = 4;
const RULE = /^\s*(?:[_-]{2,}|[=~*]{4,}|--\s)\s*$/;
/** Footers of Google Groups, Mailman, Sympa, Yahoo Groups, Groups.io and Freelists; the last rule is that of Yahoo. */
const WORDS =
  /\bmailing list\b|\/(?:mailman|listinfo|mailman3)\/|listinfo|\byou received this message because you are subscribed\b|\bgoogle ?groups\b|groups\.google\.com|\byahoo!? groups\b|groups\.yahoo\.com|\bgroups\.io\b|\bto unsubscribe\b|\bunsubscribe\b.{0,40}@|\bmailingliste\b|\bliste de diffusion\b|\blista de correo\b|\blista dyskusyjna\b/i;
const START =
  /^\s*(?:you received this message because you are subscribed to|sie haben diese nachricht erhalten, weil sie)/i;
const YAHOO = /^\s*_{2}\._,_\._{3}\s*$/;

/** Index of the first line of a mailing list's footer at the end of a text; the number of lines if there is none. */
export function listFooterStart(lines: readonly string[]): number {
  for (let i = Math.max(1, lines.length - MAX_TAIL); i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.length > MAX_LINE) continue;
    if (YAHOO.test(line) || START.test(line) || (RULE.test(line) && hasWordsBelow(lines, i))) return i;
  }
  return lines.length;
}

function hasWordsBelow(lines: readonly string[], rule: number): boolean {
  const below = lines.slice(rule + 1, rule + 1 + REACH);
  const next = below.findIndex((line) => RULE.test(line.slice(0, MAX_LINE)));
  return below.slice(0, next < 0 ? REACH : next).some((line) => line.length <= MAX_LINE && WORDS.test(line));
}
