/** Separators in typed or pasted text: commas of several scripts, semicolons, line breaks, tabs. */
const separators = /[,;\n\r\t\u060c\u3001\uff0c\uff1b]+/u;

/** Whether a text contains several tags, or a completed one. */
export const isList = (text: string): boolean => separators.test(text);

export function splitTags(text: string): string[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export interface Added {
  /** All tags, new ones last. */
  tags: readonly string[];
  added: readonly string[];
  duplicates: readonly string[];
  /** Invalid tags with the reason. They stay in the input, to be corrected. */
  invalid: readonly { text: string; problem: string }[];
}

/** Case-insensitive: `Ada@` and `ada@` are the same address. */
const sameAs = (tag: string) => tag.normalize().toLowerCase();

/** Adds each tag once. */
export function addTags(
  tags: readonly string[],
  texts: readonly string[],
  problemOf: (text: string) => string | null,
): Added {
  const present = new Set(tags.map(sameAs));
  const added: string[] = [];
  const duplicates: string[] = [];
  const invalid: { text: string; problem: string }[] = [];
  for (const text of texts) {
    const problem = problemOf(text);
    if (present.has(sameAs(text))) duplicates.push(text);
    else if (problem !== null) invalid.push({ text, problem });
    else {
      present.add(sameAs(text));
      added.push(text);
    }
  }
  return { tags: [...tags, ...added], added, duplicates, invalid };
}
