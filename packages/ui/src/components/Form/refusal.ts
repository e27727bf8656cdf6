import { HttpError } from '@concordia/api-client';

/** What a failed call means for a form: which of its fields were refused, and what concerns none of them. */
interface Refusal {
  /** What is wrong, by the name of the field. */
  byField: Record<string, string[]>;
  /** What is wrong elsewhere, as sentences. */
  notes: string[];
}

/** How the reasons are worded. */
interface RefusalWords {
  /** A field of the call that got something else than it takes: `a number of at most 500`. */
  shouldBe: (gaps: { expected: string }) => string;
  /** The same about a field that the form does not have. */
  elsewhere: (gaps: { field: string; message: string }) => string;
  unreachable: string;
  failed: string;
}

/** `body.tags[0].name` and `tags.0.name` lead to the same place; where in the request it was says nothing to the reader. */
const stepsOf = (path: string): string[] =>
  path
    .replace(/\[(\w*)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '');

const places: ReadonlySet<string> = new Set(['body', 'query', 'path', 'header']);

function pathOf(field: string): string[] {
  const [first, ...rest] = stepsOf(field);
  if (first === undefined) return [];
  return places.has(first) ? rest : [first, ...rest];
}

/** The field that a path belongs to, or the one around it: `tags.0` is refused in the field `tags`. */
function ownerOf(path: readonly string[], names: ReadonlyMap<string, string>): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const name = names.get(path.slice(0, length).join('.'));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The API names what it expected as part of a sentence; a whole sentence stays as it is. */
const isSentence = (expected: string): boolean => /^\p{Lu}(\p{Ll}|\s)/u.test(expected);

/**
 * Sorts a failed call by the fields of a form.
 *
 * @param problem what the call was rejected with.
 * @param names the names of the form's fields, nested ones as `address.city` or `address[city]`.
 */
export function refusalOf(problem: unknown, names: readonly string[], words: RefusalWords): Refusal {
  if (!(problem instanceof HttpError)) {
    return { byField: {}, notes: [problem instanceof TypeError ? words.unreachable : words.failed] };
  }
  const details = problem.apiError?.details ?? [];
  if (details.length === 0) return { byField: {}, notes: [problem.apiError?.message ?? words.failed] };

  const known = new Map(names.map((name) => [stepsOf(name).join('.'), name]));
  const refusal: Refusal = { byField: {}, notes: [] };
  for (const { field, expected } of details) {
    const message = isSentence(expected) ? expected : words.shouldBe({ expected });
    const path = pathOf(field);
    const owner = ownerOf(path, known);
    if (owner === undefined) refusal.notes.push(words.elsewhere({ field: path.join('.') || field, message }));
    else refusal.byField[owner] = [...(refusal.byField[owner] ?? []), message];
  }
  return refusal;
}
