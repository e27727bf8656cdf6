/** Maximum octets of an iCalendar or vCard line, without its end (RFC 5545, 3.1; RFC 6350, 3.2). */
const LINE_OCTETS = 75;

/** Folds a long line; continuation lines begin with a space. Never splits a character. */
export function foldContentLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > LINE_OCTETS) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
