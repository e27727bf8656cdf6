/** A text of somebody else's program as one line: without control characters, and cut to `longest`. */
export const foreignLine = (text: string, longest: number): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();

/** A text of somebody else's program with its lines: no other control characters, and cut to `longest`. */
export const foreignText = (text: string, longest: number): string =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, longest)
    .toWellFormed();
