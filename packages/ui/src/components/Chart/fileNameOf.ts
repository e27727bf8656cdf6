/** Letters, digits and marks of any script. */
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** Longest that every file system takes with an extension, in bytes of UTF-8 for any script. */
const LONGEST = 60;

/** A file name of a title, without extension: "Messages per week" becomes "messages-per-week". */
export const fileNameOf = (title: string): string =>
  (title.toLowerCase().match(WORDS) ?? ['chart']).join('-').slice(0, LONGEST).replace(/-$/u, '');
