/** What ranks a message among others by what it asks for. */
interface Ranked {
  readonly messageId: string;
  readonly confidence: number;
  readonly expectedValue: number | null;
}

/**
 * The message that matters most: open ones first, then by expected value, then by confidence.
 *
 * @param open ids of messages that nobody has dealt with.
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
