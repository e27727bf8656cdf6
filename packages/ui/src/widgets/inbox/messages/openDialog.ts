import type { Message } from '@concordia/api-client';

/** What is asked about messages: until when they are put off, who looks after them, in which project they are, why they matter. */
export interface OpenDialog {
  readonly about: 'snooze' | 'assign' | 'project' | 'priority';
  readonly messages: readonly Message[];
}

/** The question that is asked now. The keys, the menus of cards and the bar of what is chosen ask it; one dialog answers. */
export class OpenDialogStore {
  #asked: OpenDialog | null = null;
  #listeners = new Set<() => void>();

  /** For `useSyncExternalStore`. */
  readonly now = (): OpenDialog | null => this.#asked;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ask(about: OpenDialog['about'], messages: readonly Message[]): void {
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
