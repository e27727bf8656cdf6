/** What is assigned together: messages, whole conversations, or both. */
export interface Subjects {
  readonly messageIds: readonly string[];
  readonly conversationIds: readonly string[];
}

interface Item {
  readonly id: string;
  readonly conversationId: string;
  readonly conversation?: unknown;
}

/** Items of lists: single messages, or conversations where they have one. */
export function subjectsOf(items: readonly Item[]): Subjects {
  const isWhole = ({ conversation }: Item) => conversation !== undefined;
  return {
    messageIds: items.filter((item) => !isWhole(item)).map(({ id }) => id),
    conversationIds: items.filter(isWhole).map(({ conversationId }) => conversationId),
  };
}
