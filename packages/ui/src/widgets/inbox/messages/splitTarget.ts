interface SplitTarget {
  readonly conversationId: string;
  readonly id: string;
}

let target: SplitTarget | null = null;

/** Remembers the message of a conversation that had the focus last, for commands: the palette takes the focus away. */
export function setSplitTarget(message: SplitTarget | null): void {
  target = message;
}

/** @returns the message of this open conversation; `null` if none had the focus, or no conversation can begin there. */
export const splitTargetIn = (conversationId: string | null): SplitTarget | null =>
  target !== null && target.conversationId === conversationId ? target : null;
