/** Letters that carry no separable accent, as people type them who do not have them on their keyboard. */
const plain = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }));

/** A text made comparable: lower case, without accents. */
export interface Folded {
  text: string;
  /** For every character of `text`, where its origin begins in the original. */
  origins: readonly number[];
}

/** Folds a text and remembers where each character came from, so that what matched can be shown in the original: `Łódź` → `lodz`. */
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
