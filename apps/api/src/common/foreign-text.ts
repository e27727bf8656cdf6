/** Untrusted text as one line: no control characters, cut to `longest`. */
export const foreignLine = (text: string, longest: number): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();

/** Untrusted text with its line breaks: no other control characters, cut to `longest`. */
export const foreignText = (text: string, longest: number): string =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, longest)
    .toWellFormed();
