import { type IngestEvent, IngestEventSchema } from '@concordia/contract/intake';
import { explain } from '../../../http/expectation.js';
import type { Line } from './event-lines.js';
import { isToCome, NOT_YET } from './event-rules.js';

/** A problem with a field, or with the whole line if `field` is `null`. */
export interface LineProblem {
  readonly field: string | null;
  readonly expected: string;
}

export type ReadLine =
  | { readonly kind: 'empty' }
  | { readonly kind: 'event'; readonly event: IngestEvent }
  | { readonly kind: 'invalid'; readonly problems: readonly LineProblem[] };

const EMPTY = { kind: 'empty' } as const satisfies ReadLine;
const invalid = (expected: string): ReadLine => ({ kind: 'invalid', problems: [{ field: null, expected }] });

/** Never throws. */
export function readEvent({ bytes }: Line, now: number): ReadLine {
  if (bytes === null) return invalid('a line of at most 1 MB');
  const text = decoded(bytes);
  if (text === null) return invalid('text in UTF-8');
  if (text.trim() === '') return EMPTY;
  const json = parsed(text);
  if (json === null) return invalid('an event as JSON');
  const read = IngestEventSchema.safeParse(json.value, { reportInput: true });
  if (!read.success) return { kind: 'invalid', problems: read.error.issues.flatMap(problemsOf) };
  if (!isToCome(read.data, now)) return { kind: 'event', event: read.data };
  return { kind: 'invalid', problems: [{ field: 'timestamp', expected: NOT_YET }] };
}

/** Uses the same wording as API errors. */
function problemsOf(issue: Parameters<typeof explain>[1]): LineProblem[] {
  return explain('line', issue).map(({ field, expected }) => ({
    field: field === 'line' ? null : field.replace(/^line\./, ''),
    expected,
  }));
}

function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
