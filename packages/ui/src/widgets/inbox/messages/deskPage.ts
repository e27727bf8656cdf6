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

/** Opens the next conversation in the place of the open one, or closes that if none remains. Does nothing where conversations do not open. */
export function goOn(page: DeskPage | null, next: DeskItem | null): void {
  if (next === null) page?.close();
  else page?.open(next);
}
