/** What a sentence rests on. A figure has the stable name of what was counted in the place of an id. */
export interface Citation {
  readonly kind: 'message' | 'contact' | 'task' | 'figure';
  readonly id: string;
  readonly label: string;
}

export interface Sentence {
  readonly text: string;
  readonly citations: readonly Citation[];
}

export const sentence = (text: string, ...citations: readonly Citation[]): Sentence => ({ text, citations });

export const figure = (id: string, label: string): Citation => ({ kind: 'figure', id, label });

/** What a tool contributes to an answer. */
export interface Part {
  readonly sentences: readonly Sentence[];
  /** The data that was read. */
  readonly basis: string;
}

const keyOf = ({ kind, id }: Citation): string => `${kind} ${id}`;

/**
 * The sentences whose citations were all returned by the tools, and that have one. An answer is written from the same facts, so this drops nothing
 * unless the two come apart; then a missing sentence is better than a wrong one.
 */
export function verified(
  sentences: readonly Sentence[],
  returned: readonly Pick<Citation, 'kind' | 'id'>[],
): Sentence[] {
  const known = new Set(returned.map(({ kind, id }) => `${kind} ${id}`));
  return sentences.filter(
    ({ citations }) => citations.length > 0 && citations.every((citation) => known.has(keyOf(citation))),
  );
}

export function distinctCitations(sentences: readonly Sentence[]): Citation[] {
  const all = sentences.flatMap(({ citations }) => citations);
  return [...new Map(all.map((citation) => [keyOf(citation), citation])).values()];
}
