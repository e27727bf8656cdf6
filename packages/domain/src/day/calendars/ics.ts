import { foldContentLine } from '../../shared/text/content-line.js';

/** One line of a calendar, before it is escaped and folded. */
export interface IcsLine {
  /** With its parameters: `DTSTART;VALUE=DATE`. */
  readonly name: string;
  /** Escaped when it is text; everything else is written as it is. */
  readonly value: string;
  readonly isText?: boolean;
}

const BELOW_SPACE = 0x20;
const DELETE = 0x7f;

/** A value that is meant as it stands: a date, a rule, a word of the standard. */
export const icsValue = (name: string, value: string): IcsLine => ({ name, value });

/** A value that people wrote. */
export const icsText = (name: string, value: string): IcsLine => ({ name, value, isText: true });

/** A component with what is in it. */
export function icsComponent(name: string, content: readonly IcsLine[]): IcsLine[] {
  return [icsValue('BEGIN', name), ...content, icsValue('END', name)];
}

/** Lines as a text/calendar document: escaped, folded, each ended with CRLF. */
export function writeIcs(lines: readonly IcsLine[]): string {
  return lines
    .map(({ name, value, isText }) => `${foldContentLine(`${name}:${isText === true ? escaped(value) : value}`)}\r\n`)
    .join('');
}

/** An instant: `20261123T090000Z`. */
export const icsInstant = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

/** A calendar day: `20261123`. */
export const icsDay = (day: string): string => day.replaceAll('-', '');

/** Text as a value: what has a meaning in the format is marked, and what no program can show is left out. */
function escaped(text: string): string {
  return [...text.replace(/\r\n?/g, '\n')]
    .map((character) => {
      if (character === '\n') return '\\n';
      if (character === '\\' || character === ';' || character === ',') return `\\${character}`;
      return isShown(character) ? character : '';
    })
    .join('');
}

function isShown(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xd800 && code <= 0xdfff) return false;
  return character === '\t' || (code >= BELOW_SPACE && code !== DELETE);
}
