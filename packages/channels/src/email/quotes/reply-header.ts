import { type HeaderLine, readHeaderLine } from './header-names.js';

/** Header lines of one block are at most this far from the first. */
const WINDOW = 5;

/** Whether the header of a quoted email starts at this line. It may begin with any field, and fields may wrap. */
export function startsReplyHeader(lines: readonly string[], start: number): boolean {
  const first = readHeaderLine(lines[start] ?? '');
  if (first === null) return false;
  const found = lines
    .slice(start, start + WINDOW + 1)
    .map(readHeaderLine)
    .filter((line) => line !== null);
  const roles = new Set(found.map(({ role }) => role));
  if (roles.size >= 3) return isAboutMail(found) && (roles.has('from') || (roles.has('date') && roles.has('to')));
  return first.role === 'date' && roles.has('to') && namesDateAndAddress(found);
}

/** A journey has a date, a from and a to as well, but neither subject nor address. */
function isAboutMail(found: readonly HeaderLine[]): boolean {
  return found.some(({ role, value }) => role === 'subject' || value.includes('@')) || found.length >= 4;
}

function namesDateAndAddress(found: readonly HeaderLine[]): boolean {
  const isDated = found.some(({ role, value }) => role === 'date' && /\b(?:19|20)\d{2}\b/.test(value.slice(0, 200)));
  return isDated && found.some(({ role, value }) => role === 'to' && value.slice(0, 200).includes('@'));
}

/** Index of the line below the header. */
export function endOfReplyHeader(lines: readonly string[], start: number): number {
  let end = start + 1;
  for (let i = start; i < Math.min(lines.length, start + 12); i++) {
    if ((lines[i] ?? '').trim() === '' && i > start) break;
    if (readHeaderLine(lines[i] ?? '') !== null) end = i + 1;
  }
  return end;
}
