import { parseMailDate } from './dates.js';

const HEADER_LINE = /^[!-9;-~]{1,80}[ \t]*:/;
const DATED =
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b.*\d{1,2}:\d{2}.*\b\d{4}\b/;
const KNOWN_HEADER =
  /^(?:from|to|cc|subject|date|received|message-id|return-path|mime-version|delivered-to|content-type|reply-to|sender|x-[a-z0-9-]+|dkim-signature|status|references|in-reply-to|arc-seal)[ \t]*:/i;

/**
 * Whether a line that starts with `From ` opens a message.
 *
 * @param line the candidate, with or without its line end.
 * @param next the following line: prose after "From Monday 12:00 to 2024", a header in an mbox.
 */
export function isEnvelopeLine(line: string, next: string): boolean {
  if (!line.startsWith('From ')) return false;
  const rest = line.slice(5).trim();
  const following = next.trimEnd();
  if (DATED.test(rest)) return following === '' || HEADER_LINE.test(following) || /^>*From /.test(following);
  // Newer Thunderbird writes `From ` and `From - ` without a date; some exporters write only the address.
  return (rest === '' || rest === '-' || /^\S+@\S+$/.test(rest)) && HEADER_LINE.test(following);
}

/** Whether the lines look like a header: header lines (including folded ones), at least one well-known name, few broken ones. */
export function looksLikeHeaderStart(lines: readonly string[]): boolean {
  let headers = 0;
  let known = 0;
  let broken = 0;
  for (const line of lines.slice(0, 60)) {
    if (line === '') break;
    if (/^[ \t]/.test(line) && headers > 0) continue;
    if (/^>?From /.test(line) && headers === 0) continue;
    if (!HEADER_LINE.test(line)) {
      if (headers === 0 || ++broken > 3) break;
      continue;
    }
    headers++;
    if (KNOWN_HEADER.test(line)) known++;
  }
  return known > 0 && headers > broken;
}

/** The instant in an mbox envelope line, in ms since the epoch; `null` if there is none. */
export function envelopeDate(fromLine: string): number | null {
  const rest = fromLine.slice(5).trim();
  const space = rest.search(/\s/);
  return space < 0 ? null : parseMailDate(rest.slice(space + 1).trim());
}
