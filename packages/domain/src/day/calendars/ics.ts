import { foldContentLine } from '../../shared/text/content-line.js';

/** One line of a calendar, before escaping and folding. */
export interface IcsLine {
  /** Includes parameters: `DTSTART;VALUE=DATE`. */
  readonly name: string;
  /** Escaped only if `isText`. */
  readonly value: string;
  readonly isText?: boolean;
}

const BELOW_SPACE = 0x20;
const DELETE = 0x7f;

/** A literal value: a date, a rule, a keyword of the standard. */
export const icsValue = (name: string, value: string): IcsLine => ({ name, value });

/** A value written by people. */
export const icsText = (name: string, value: string): IcsLine => ({ name, value, isText: true });

export function icsComponent(name: string, content: readonly IcsLine[]): IcsLine[] {
  return [icsValue('BEGIN', name), ...content, icsValue('END', name)];
}

/** Writes a text/calendar document: escaped, folded, CRLF line ends. */
export function writeIcs(lines: readonly IcsLine[]): string {
  return lines
    .map(({ name, value, isText }) => `${foldContentLine(`${name}:${isText === true ? escaped(value) : value}`)}\r\n`)
    .join('');
}

/** An instant: `20261123T090000Z`. */
export const icsInstant = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

/** A calendar day: `20261123`. */
export const icsDay = (day: string): string => day.replaceAll('-', '');

/** Escapes special characters; drops control characters and lone surrogates. */
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
