/** Separates tags in what is typed or pasted: commas of several scripts, semicolons, ends of lines, tabs. */
const separators = /[,;\n\r\t\u060c\u3001\uff0c\uff1b]+/u;

/** Whether a text holds more than one tag, or a finished one. */
export const isList = (text: string): boolean => separators.test(text);

/** The tags of a pasted list, without the space around them. */
export function splitTags(text: string): string[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What became of a list of new tags. */
export interface Added {
  /** All of them, the new ones at the end. */
  tags: readonly string[];
  /** Those that are new. */
  added: readonly string[];
  /** Those that were there already. */
  duplicates: readonly string[];
  /** Those that are none, and why. They stay in the box, to be put right. */
  invalid: readonly { text: string; problem: string }[];
}

/** Case is no difference: nobody means two addresses by `Ada@` and `ada@`. */
const sameAs = (tag: string) => tag.normalize().toLowerCase();

/** Adds tags, each once. */
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
