/**
 * A path in a response, as data: `author.name`, `images[0].url`, and `full_name|name` for the first alternative present. Reaches only own members of
 * plain objects and lists.
 */

/** Maximum length of a path, in UTF-16 units. */
export const LONGEST_PATH = 200;

const NAME = String.raw`[\w$@-]+`;
const STEPS = String.raw`(?:${NAME}|\[\d{1,4}\])(?:\.${NAME}|\[\d{1,4}\])*`;
const PATH = new RegExp(String.raw`^${STEPS}(?:\|${STEPS})*$`);

export const isEnrichmentPath = (text: string): boolean => text.length <= LONGEST_PATH && PATH.test(text);

const stepsOf = (path: string): readonly string[] => path.match(/[^.[\]]+/g) ?? [];

/** Reads the value at a path; `null` if missing. The first alternative present counts. */
export function readPath(value: unknown, path: string): unknown {
  for (const alternative of path.split('|')) {
    const found = stepsOf(alternative).reduce(member, value);
    if (found !== undefined && found !== null) return found;
  }
  return null;
}

function member(value: unknown, step: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Object.getOwnPropertyDescriptor(value, step)?.value;
}
