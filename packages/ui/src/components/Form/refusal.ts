/** What a failed call carries where the server refused it: the client's `HttpError`, or another with the same shape. */
interface RefusedCall {
  apiError: { message: string; details?: readonly { field: string; expected: string }[] | undefined } | null;
}

/** A failed call, split into errors of the form's fields and other messages. */
interface Refusal {
  byField: Record<string, string[]>;
  /** Messages that belong to no field, as sentences. */
  notes: string[];
}

interface RefusalWords {
  /** A request field with an unexpected value: `a number of at most 500`. */
  shouldBe: (gaps: { expected: string }) => string;
  /** The same for a field that is not on the form. */
  elsewhere: (gaps: { field: string; message: string }) => string;
  unreachable: string;
  failed: string;
}

/** `body.tags[0].name` and `tags.0.name` are equivalent; the part of the request means nothing to the reader. */
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

/** Returns the form field for a path, or its closest ancestor: `tags.0` belongs to `tags`. */
function ownerOf(path: readonly string[], names: ReadonlyMap<string, string>): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const name = names.get(path.slice(0, length).join('.'));
    if (name !== undefined) return name;
  }
  return undefined;
}

const isRefusedCall = (problem: unknown): problem is RefusedCall => problem instanceof Error && 'apiError' in problem;

/** The API phrases an expectation as a sentence fragment; complete sentences are kept as they are. */
const isSentence = (expected: string): boolean => /^\p{Lu}(\p{Ll}|\s)/u.test(expected);

/**
 * Assigns the errors of a failed call to the form's fields.
 *
 * @param problem the rejection of the call.
 * @param names names of the form's fields, nested as `address.city` or `address[city]`.
 */
export function refusalOf(problem: unknown, names: readonly string[], words: RefusalWords): Refusal {
  if (!isRefusedCall(problem)) {
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
