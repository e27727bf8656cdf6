const KEY = 'concordia_recent_emoji_v1';
const MOST = 16;
/** The longest emoji, a family, has 11 UTF-16 units. */
const LONGEST = 20;

/** Reads what a browser kept. Anything else than a list of emoji counts as none. */
export function parseRecent(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((one) => typeof one === 'string' && one !== '' && one.length <= LONGEST).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts an emoji first. */
export const withRecent = (recent: readonly string[], emoji: string): string[] =>
  [emoji, ...recent.filter((one) => one !== emoji)].slice(0, MOST);

/** @returns the emoji used last in this browser, latest first; none if it blocks storage. */
export function readRecent(): string[] {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function keepRecent(emoji: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withRecent(readRecent(), emoji)));
  } catch {
    // Without storage the next opening begins as the first did.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
