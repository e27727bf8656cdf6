export interface Emoji {
  readonly emoji: string;
  /** In the reader's language. */
  readonly name: string;
  /** Names and other words in every language that is searched, lower case and without accents. Those of names come first. */
  readonly nameWords: readonly string[];
  readonly otherWords: readonly string[];
}

/** Lower case without accents, so that `lacheln` finds `lächeln`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Reads the generated tables.
 *
 * @param english a line for each emoji: itself, its name and its words, separated by `|`.
 * @param translated name and words of the same lines in the reader's language; `null` if that is English.
 */
export function emojiTable(english: string, translated: string | null): Emoji[] {
  const others = translated?.trim().split('\n') ?? [];
  return english
    .trim()
    .split('\n')
    .map((line, index) => {
      const [emoji = '', englishName = '', englishWords = ''] = line.split('|');
      const [name = '', words = ''] = others[index]?.split('|') ?? [];
      return {
        emoji,
        name: name === '' ? englishName : name,
        nameWords: [...wordsIn(name), ...wordsIn(englishName)],
        otherWords: [...wordsIn(words), ...wordsIn(englishWords)],
      };
    });
}

/** How well an emoji matches, smaller is better; `null` if a word of the query begins none of its words. */
function rank({ nameWords, otherWords }: Emoji, query: readonly string[]): number | null {
  let sum = 0;
  for (const word of query) {
    if (nameWords.includes(word)) continue;
    if (otherWords.includes(word)) sum += 1;
    else if (nameWords.some((one) => one.startsWith(word))) sum += 2;
    else if (otherWords.some((one) => one.startsWith(word))) sum += 3;
    else return null;
  }
  return sum;
}

/** The emoji that match every word of a query, best first; all of them for an empty one. An emoji finds itself. */
export function searchEmoji(table: readonly Emoji[], query: string): readonly Emoji[] {
  const words = wordsIn(query);
  if (words.length === 0) {
    const typed = query.trim();
    return typed === '' ? table : table.filter(({ emoji }) => emoji === typed);
  }
  return table
    .map((one) => ({ one, place: rank(one, words) }))
    .filter((found): found is { one: Emoji; place: number } => found.place !== null)
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** The table with the recent ones first, in their order. */
export function recentFirst(table: readonly Emoji[], recent: readonly string[]): readonly Emoji[] {
  if (recent.length === 0) return table;
  const first = recent.flatMap((emoji) => table.find((one) => one.emoji === emoji) ?? []);
  return [...first, ...table.filter((one) => !first.includes(one))];
}
