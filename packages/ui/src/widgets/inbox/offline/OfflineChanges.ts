import { type Conversation, type ConversationUpdate, type ConversationUpdated, HttpError } from '@concordia/api-client';
import type { CompletedMessages, DeskChange } from '../messages/completedMessages';
import { cardOf, type DeskItem } from '../messages/deskItem';
import type { ChangeKeeper, MessageStore, PendingChange } from '../messages/messageStore';
import type { HeldChange, Kept, KeptChange } from './keptChanges';
import { coalesced, expectedFor, settle } from './rules';

export interface OfflineState {
  /** Changes that will be sent when the server is back. */
  readonly waiting: number;
  readonly held: readonly HeldChange[];
}

/** Storage, server and clock, replaced in tests. */
export interface OfflinePorts {
  readonly waiting: Kept<KeptChange>;
  readonly held: Kept<HeldChange>;
  readonly store: MessageStore;
  readonly update: (
    id: string,
    update: ConversationUpdate,
  ) => Promise<Pick<ConversationUpdated, 'completedMessageIds'>>;
  readonly read: (id: string) => Promise<Conversation>;
  /** Whether the server can be reached and still serves the workspace in which the changes were made. */
  readonly isHome: () => Promise<boolean>;
  /** Runs in one tab at a time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly describe: (problem: unknown) => string;
  readonly now: () => string;
}

/** Refused for good: another attempt fails the same way. */
const isFinal = ({ status }: HttpError): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

const codeOf = (problem: HttpError): string | undefined => problem.apiError?.code;

/** Keeps changes that could not be sent, shows them, and sends them when the server is back. Never overwrites what others did meanwhile. */
export class OfflineChanges implements ChangeKeeper {
  readonly #ports: OfflinePorts;
  readonly #shown = new Map<string, PendingChange>();
  readonly #underWay = new Set<string>();
  /** For the undo of the changes kept since the page was opened, by conversation. */
  readonly #completed = new Map<string, CompletedMessages>();
  readonly #listeners = new Set<() => void>();
  #state: OfflineState;
  #sending: Promise<void> | null = null;

  constructor(ports: OfflinePorts) {
    this.#ports = ports;
    this.#state = { waiting: 0, held: [] };
    this.reload();
  }

  readonly getState = (): OfflineState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly takeOver = (changes: readonly PendingChange[], problem: unknown): boolean => {
    // What is on its way is not overtaken: a later change waits for it.
    const isBehind = changes.some(({ message: { id } }) => this.#shown.has(id) && !this.#underWay.has(id));
    const isDue = problem === null ? isBehind : problem instanceof TypeError;
    const [first] = changes;
    if (!isDue || first === undefined) return false;
    const before = changes.map(({ message }) => message);
    if (!this.keep(before, first.reopens.reopenedBy(first.change))) return false;
    for (const { id } of before) this.#completed.set(id, first.completed);
    this.#ports.store.drop(...changes);
    if (problem === null) void this.send();
    return true;
  };

  /** Keeps one change of one or many conversations. @returns whether all were kept. */
  readonly keep = (before: readonly DeskItem[], change: DeskChange): boolean => {
    const { waiting, now } = this.#ports;
    if (before.some(({ conversation }) => conversation === undefined)) return false;
    const former = before.map((item) => ({ id: item.id, kept: waiting.get(item.id) }));
    const isKept = before.every((item) => {
      const earlier = waiting.get(item.id) ?? { item, change: {}, at: now() };
      const next = coalesced(earlier.item, earlier.change, change);
      if (next !== null) return waiting.put({ ...earlier, change: next });
      waiting.remove(item.id);
      return true;
    });
    if (!isKept) for (const { id, kept } of former) this.#restore(id, kept);
    this.reload();
    return isKept;
  };

  /** Reads what is kept again: at the start, and after another tab changed it. */
  readonly reload = (): void => {
    const { waiting, held, store } = this.#ports;
    const kept = waiting.list();
    const before = [...this.#shown.values()];
    this.#shown.clear();
    for (const { item, change } of kept) {
      for (const pending of store.beginAll([item], change)) this.#shown.set(item.id, pending);
    }
    store.drop(...before);
    this.#state = { waiting: kept.length, held: held.list() };
    for (const listener of this.#listeners) listener();
  };

  /** Sends everything in order. Stops when the server is away again; the rest stays. Never rejects. */
  readonly send = (): Promise<void> => {
    this.#sending ??= this.#ports
      .alone(() => this.#sendAll())
      .catch(() => undefined)
      .finally(() => {
        this.#sending = null;
      });
    return this.#sending;
  };

  /** `theirs` drops the change. `mine` makes it, unless the conversation changed once more. */
  readonly resolve = (id: string, choice: 'mine' | 'theirs'): void => {
    const { held } = this.#ports;
    const one = held.get(id);
    held.remove(id);
    if (one !== null && choice === 'mine' && one.problem.kind === 'conflict') {
      this.keep([one.problem.theirs], one.change);
      void this.send();
    } else this.reload();
  };

  async #sendAll(): Promise<void> {
    const { waiting, isHome, store } = this.#ports;
    if (waiting.list().length === 0 || !(await isHome())) return;
    try {
      for (const { item } of waiting.list()) await this.#sendOne(item.id);
    } finally {
      this.reload();
      void store.refresh();
    }
  }

  async #sendOne(id: string): Promise<void> {
    const { store, waiting, held, describe } = this.#ports;
    this.#underWay.add(id);
    try {
      await store.inOrder([id], () => this.#attempt(id));
    } catch (problem) {
      const kept = waiting.get(id);
      if (!(problem instanceof HttpError) || !isFinal(problem) || kept === null) throw problem;
      const isGone = codeOf(problem) === 'CONVERSATION_NOT_FOUND';
      held.put({ ...kept, problem: isGone ? { kind: 'gone' } : { kind: 'refused', reason: describe(problem) } });
      waiting.remove(id);
    } finally {
      this.#underWay.delete(id);
    }
  }

  async #attempt(id: string): Promise<void> {
    const { waiting, held, update, read } = this.#ports;
    const kept = waiting.get(id);
    if (kept === null) return;
    const { item, change } = kept;
    try {
      const updated = await update(id, { ...change, expected: expectedFor(item, change) });
      this.#completed.get(id)?.add(updated);
      this.#accept(id);
    } catch (problem) {
      if (!(problem instanceof HttpError) || codeOf(problem) !== 'CONVERSATION_CHANGED') throw problem;
      const theirs = cardOf(await read(id)) ?? item;
      const { send, conflict } = settle(item, change, theirs);
      if (conflict !== null) {
        const earlier = held.get(id)?.change;
        held.put({ ...kept, change: { ...earlier, ...conflict }, problem: { kind: 'conflict', theirs } });
      }
      if (send === null) waiting.remove(id);
      else {
        waiting.put({ ...kept, item: theirs, change: send });
        await this.#attempt(id);
      }
    }
  }

  /** The change stays on the screen until the lists show it. */
  #accept(id: string): void {
    const pending = this.#shown.get(id);
    if (pending !== undefined) pending.accepted = true;
    this.#shown.delete(id);
    this.#completed.delete(id);
    this.#ports.waiting.remove(id);
  }

  #restore(id: string, kept: KeptChange | null): void {
    if (kept === null) this.#ports.waiting.remove(id);
    else this.#ports.waiting.put(kept);
  }
}
