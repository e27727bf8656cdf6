import type { Message, MessageUpdate } from '@concordia/api-client';
import { Desk } from './desk';
import { type Edit, type Edits, NO_EDITS } from './edits';
import { OpenDialogStore } from './openDialog';
import { Selection } from './selection';
import { UndoStack } from './undoStack';

/** One change of one message, from the moment somebody makes it until every list shows it. */
export interface PendingChange {
  readonly message: Message;
  readonly change: MessageUpdate;
  /** The server has it; the lists have not been read again yet. */
  accepted: boolean;
}

/** Reads a list again. Resolves to whether that worked. */
export type Refresh = () => Promise<boolean>;

/** What somebody reads. */
export interface Reads {
  /** The first page's URL, when it is a list of messages that is on the screen. */
  readonly listUrl?: string | null;
  /** Several who read the same answer give it the same name: it is read once for all of them. */
  readonly name?: string;
}

/** Changes and events that come together are answered by one reading, this many ms after the first of them. */
const GATHER_MS = 20;

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
  #readers = new Map<Refresh, Reads>();
  #queues = new Map<string, Promise<unknown>>();
  #refreshing: Promise<void> | null = null;
  #readings = 0;

  /** The messages that are chosen for a change of all of them. */
  readonly selection = new Selection();

  /** What can be taken back. */
  readonly undo = new UndoStack();

  /** The lists on the screen, and which of their messages somebody is at. */
  readonly desk = new Desk();

  /** The question that has to be answered before messages can be changed. */
  readonly asked = new OpenDialogStore();

  /** The changes, for `useSyncExternalStore`: the same object as long as nothing changed. */
  readonly edits = (): Edits => this.#edits;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Has `refresh` called whenever the server's data changed, until the returned function is called.
   */
  readonly addReader = (refresh: Refresh, reads: Reads = {}): (() => void) => {
    this.#readers.set(refresh, reads);
    return () => this.#readers.delete(refresh);
  };

  /** How often everything on the screen was read again. */
  get readings(): number {
    return this.#readings;
  }

  /** The first URLs of the lists on the screen. */
  shownLists(): string[] {
    return [...this.#readers.values()].flatMap(({ listUrl }) => listUrl ?? []);
  }

  begin(message: Message, change: MessageUpdate): PendingChange {
    const pending: PendingChange = { message, change, accepted: false };
    this.#set([...this.#changes, pending]);
    return pending;
  }

  /** One change of several messages, shown at once. */
  beginAll(messages: readonly Message[], change: MessageUpdate): readonly PendingChange[] {
    const all = messages.map((message): PendingChange => ({ message, change, accepted: false }));
    this.#set([...this.#changes, ...all]);
    return all;
  }

  drop(...done: readonly PendingChange[]): void {
    const gone = new Set(done);
    if (gone.size > 0) this.#set(this.#changes.filter((one) => !gone.has(one)));
  }

  /** Runs the calls about a message one after the other: the server must see its changes in the order in which they were made. */
  inOrder<Result>(messageIds: readonly string[], call: () => Promise<Result>): Promise<Result> {
    const before = Promise.allSettled(messageIds.map((id) => this.#queues.get(id)));
    const mine = before.then(call);
    for (const id of messageIds) this.#queues.set(id, mine);
    const forget = () => {
      for (const id of messageIds) if (this.#queues.get(id) === mine) this.#queues.delete(id);
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
    this.#readings += 1;
    const shownAfterwards = this.#changes.filter((one) => one.accepted);
    const results = await Promise.all(this.#due().map((refresh) => refresh()));
    // After a reading that failed, the lists would show the past: the changes stay in front of it until one works.
    if (results.every(Boolean)) this.drop(...shownAfterwards);
  }

  /** Counters come before lists: they are small, and a browser asks only a few things at a time. */
  #due(): Refresh[] {
    const named = new Map([...this.#readers].map(([refresh, { name }]) => [name ?? refresh, refresh]));
    const due = [...named.values()];
    const isList = (refresh: Refresh) => typeof this.#readers.get(refresh)?.listUrl === 'string';
    return [...due.filter((refresh) => !isList(refresh)), ...due.filter(isList)];
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
