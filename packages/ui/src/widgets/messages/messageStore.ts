import type { Message, MessageUpdate } from '@concordia/api-client';
import { type Edit, type Edits, NO_EDITS } from './edits';

/** One change of one message, from the moment somebody makes it until every list shows it. */
export interface PendingChange {
  readonly message: Message;
  readonly change: MessageUpdate;
  /** The server has it; the lists have not been read again yet. */
  accepted: boolean;
}

/** Reads a list again. Resolves to whether that worked. */
export type Refresh = () => Promise<boolean>;

/** Changes and events that come together are answered by one reading, this many ms after the first of them. */
const GATHER_MS = 60;

/**
 * What the screens know beyond the server's answers: changes under way, and who has to read again after one.
 *
 * The cached answers are never written to. Lists show them through the changes, so undoing a refused one is forgetting it, and an answer
 * that was under way while the change was made cannot bring the old state back.
 */
export class MessageStore {
  #changes: readonly PendingChange[] = [];
  #edits: Edits = NO_EDITS;
  #listeners = new Set<() => void>();
  #readers = new Map<Refresh, string | null>();
  #queues = new Map<string, Promise<unknown>>();
  #refreshing: Promise<void> | null = null;

  /** The changes, for `useSyncExternalStore`: the same object as long as nothing changed. */
  readonly edits = (): Edits => this.#edits;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Has `refresh` called whenever the server's data changed, until the returned function is called.
   *
   * @param listUrl the first page's, when it is a list of messages that is on the screen.
   */
  readonly addReader = (refresh: Refresh, listUrl: string | null = null): (() => void) => {
    this.#readers.set(refresh, listUrl);
    return () => this.#readers.delete(refresh);
  };

  /** The first URLs of the lists on the screen. */
  shownLists(): string[] {
    return [...this.#readers.values()].filter((url) => url !== null);
  }

  begin(message: Message, change: MessageUpdate): PendingChange {
    const pending: PendingChange = { message, change, accepted: false };
    this.#set([...this.#changes, pending]);
    return pending;
  }

  drop(...done: readonly PendingChange[]): void {
    if (done.length > 0) this.#set(this.#changes.filter((one) => !done.includes(one)));
  }

  /** Runs the calls about one message one after the other: the server must see its changes in the order in which they were made. */
  inOrder<Result>(messageId: string, call: () => Promise<Result>): Promise<Result> {
    const before = this.#queues.get(messageId) ?? Promise.resolve();
    const mine = before.then(call, call);
    this.#queues.set(messageId, mine);
    const forget = () => {
      if (this.#queues.get(messageId) === mine) this.#queues.delete(messageId);
    };
    mine.then(forget, forget);
    return mine;
  }

  /** Reads again every list on the screen, and forgets the accepted changes that it then shows. Calls that come together share a reading. */
  refresh(): Promise<void> {
    this.#refreshing ??= new Promise((resolve) => {
      setTimeout(() => {
        this.#refreshing = null;
        void this.#readAgain().then(resolve);
      }, GATHER_MS);
    });
    return this.#refreshing;
  }

  async #readAgain(): Promise<void> {
    const shownAfterwards = this.#changes.filter((one) => one.accepted);
    const results = await Promise.all([...this.#readers.keys()].map((refresh) => refresh()));
    // After a reading that failed, the lists would show the past: the changes stay in front of it until one works.
    if (results.every(Boolean)) this.drop(...shownAfterwards);
  }

  #set(changes: readonly PendingChange[]): void {
    this.#changes = changes;
    const edits = new Map<string, Edit>();
    for (const { message, change } of changes) {
      const earlier = edits.get(message.id);
      edits.set(message.id, {
        message: earlier?.message ?? message,
        change: { ...earlier?.change, ...change },
      });
    }
    this.#edits = edits.size === 0 ? NO_EDITS : edits;
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<object, MessageStore>();

/** The store beside a cache of answers: they live and die together. */
export function messageStoreOf(cache: object): MessageStore {
  const known = stores.get(cache);
  if (known) return known;
  const store = new MessageStore();
  stores.set(cache, store);
  return store;
}
