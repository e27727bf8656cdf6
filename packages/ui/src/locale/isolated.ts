import type { Direction } from './direction';

/** Unicode isolates: text in them keeps its own direction, whatever surrounds it. */
const START = { ltr: '\u2066', rtl: '\u2067' } as const satisfies Record<Direction, string>;
const END = '\u2069';

/** @param direction of the text itself. */
export const isolated = (text: string, direction: Direction): string => `${START[direction]}${text}${END}`;

/**
 * Formats dates for a page that runs against the language of the dates: without isolation, `29. November 2026` shows its day last there.
 * Plain characters, so that it also works in attributes and inside sentences.
 */
export class IsolatedDateFormat extends Intl.DateTimeFormat {
  private readonly direction: Direction;

  constructor(locale: string, options: Intl.DateTimeFormatOptions | undefined, direction: Direction) {
    super(locale, options);
    this.direction = direction;
  }

  override format(date?: Date | number): string {
    return isolated(super.format(date), this.direction);
  }
}
