/** Normalizes text to one line: removes control characters, collapses spaces and truncates. */
export const oneLine = (text: string, longest: number): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
