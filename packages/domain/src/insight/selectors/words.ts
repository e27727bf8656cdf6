export interface NamedWords {
  readonly value: string;
  /** Patterns without flags. */
  readonly forms: readonly string[];
}

export interface FoundWords {
  readonly value: string;
  /** Position in the text, in UTF-16 units. */
  readonly at: number;
}

/**
 * Builds a finder for many names in one pass. Names are literal words, so the time is linear in the length of the text.
 *
 * @param isExact whether case distinguishes a name from a word (React, to react).
 */
export function wordFinder(names: readonly NamedWords[], isExact = false): (text: string) => FoundWords[] {
  const whole = names.map(({ forms }) => `(${forms.join('|')})`).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_@/])(?:${whole})(?![\\p{L}\\p{N}_@])`, isExact ? 'gu' : 'giu');
  return (text) => {
    const found = new Map<string, number>();
    for (const match of text.matchAll(pattern)) {
      const index = match.slice(1).findIndex((group) => group !== undefined);
      const value = names[index]?.value;
      if (value !== undefined && !found.has(value)) found.set(value, match.index);
    }
    return [...found].map(([value, at]) => ({ value, at }));
  };
}

const QUOTED = 200;
const BEFORE = 60;

/** The words around a position, on one line, at most 200 characters. */
export function quoteAround(text: string, at: number): string {
  const line = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
  const from = Math.max(line, at - BEFORE);
  const end = text.indexOf('\n', at);
  const to = Math.min(end < 0 ? text.length : end, from + QUOTED);
  return text.slice(from, to).toWellFormed().replace(/\s+/gu, ' ').trim();
}
