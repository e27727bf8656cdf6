/** Letters without a decomposable accent, mapped to how people without them on their keyboard type them. */
const plain = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }));

export interface Folded {
  text: string;
  /** For each character of `text`, its index in the original. */
  origins: readonly number[];
}

/** Removes case and accents and records where each character came from, so that matches can be marked in the original: `Łódź` → `lodz`. */
export function fold(original: string): Folded {
  let text = '';
  const origins: number[] = [];
  let position = 0;
  for (const character of original) {
    const lower = character.toLowerCase();
    const bare = plain.get(lower) ?? lower.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
    text += bare;
    for (let index = 0; index < bare.length; index += 1) origins.push(position);
    position += character.length;
  }
  return { text, origins };
}
