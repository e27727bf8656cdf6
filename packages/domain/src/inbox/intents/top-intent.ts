interface Ranked {
  readonly messageId: string;
  readonly confidence: number;
  readonly expectedValue: number | null;
}

/**
 * The most important message: open ones first, then by expected value, then by confidence.
 *
 * @param open ids of unhandled messages.
 */
export function topIntent<Message extends Ranked>(
  found: readonly Message[],
  open: ReadonlySet<string>,
): Message | null {
  const worth = (one: Ranked) => one.expectedValue ?? 0;
  const [first] = found.toSorted(
    (one, another) =>
      Number(open.has(another.messageId)) - Number(open.has(one.messageId)) ||
      worth(another) - worth(one) ||
      another.confidence - one.confidence,
  );
  return first ?? null;
}
