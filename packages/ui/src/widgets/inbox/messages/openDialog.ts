import type { DeskItem } from './deskItem';

/** The open dialog: snooze, assignee, project, priority reasons or a merge. */
export interface OpenDialog {
  readonly about: 'snooze' | 'assign' | 'project' | 'priority' | 'merge';
  readonly messages: readonly DeskItem[];
}

/** Holds the open dialog. Shortcuts, card menus and the bulk bar open it; one component renders it. */
export class OpenDialogStore {
  #asked: OpenDialog | null = null;
  #listeners = new Set<() => void>();

  /** For `useSyncExternalStore`. */
  readonly now = (): OpenDialog | null => this.#asked;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ask(about: OpenDialog['about'], messages: readonly DeskItem[]): void {
    if (messages.length > 0) this.#set({ about, messages });
  }

  close(): void {
    this.#set(null);
  }

  #set(asked: OpenDialog | null): void {
    this.#asked = asked;
    for (const listener of this.#listeners) listener();
  }
}
