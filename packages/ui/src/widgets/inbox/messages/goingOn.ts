import type { DeskItem } from './deskItem';

/** What can open: an item of a list, or a conversation at the message that a search found in it. */
export interface Openable {
  readonly id: string;
  readonly conversation?: { readonly match?: { readonly id: string } | null };
}

/** Where conversations open beside their lists. */
export interface DeskPage {
  readonly open: (item: Openable) => void;
  readonly close: () => void;
}

let page: DeskPage | null = null;

/** Registers where conversations open. @returns a function that unregisters it. */
export function serveDesk(served: DeskPage): () => void {
  page = served;
  return () => {
    if (page === served) page = null;
  };
}

/** Whether another conversation can open in the place of the open one. */
export const canGoOn = (): boolean => page !== null;

/** Opens the next conversation in the place of the open one, or closes that if none remains. Does nothing where conversations do not open. */
export function goOn(next: DeskItem | null): void {
  if (next === null) page?.close();
  else page?.open(next);
}

/** Opens a conversation at one of its messages. @returns whether it did: `false` where conversations do not open. */
export function openFound(conversationId: string, messageId: string): boolean {
  page?.open({ id: conversationId, conversation: { match: { id: messageId } } });
  return page !== null;
}
