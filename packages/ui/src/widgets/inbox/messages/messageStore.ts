import { Coalescer } from './coalescer';
import { type Completions, type DeskChange, noCompletions } from './completedMessages';
import { Desk } from './desk';
import type { DeskItem } from './deskItem';
import type { DeskPage } from './deskPage';
import { type Edit, type Edits, NO_EDITS } from './edits';
import { Hold } from './hold';
import { OpenDialogStore } from './openDialog';
import { type Placed, PlaceKeeper } from './places';
import { Selection } from './selection';
import { concerns, type Touched, together } from './touched';
import { UndoStack } from './undoStack';

/** A change to one message, from the user's action until every list shows it. */
export interface PendingChange extends Completions {
  readonly message: DeskItem;
  readonly change: DeskChange;
  /** The server accepted it; the lists have not reloaded yet. */
  accepted: boolean;
}

/** Keeps changes that could not be sent until the server is back. */
export interface ChangeKeeper {
  /**
   * Keeps changes that did not reach the server, or, before they are sent, those that must not overtake an earlier one.
   *
   * @param problem why they could not be sent; `null` if they were not sent yet.
   * @returns whether all were kept.
   */
  readonly takeOver: (changes: readonly PendingChange[], problem: unknown) => boolean;
}

/** Reloads a list. Resolves to whether what is shown now was read after the call. */
export type Refresh = () => Promise<boolean>;

export interface Reads {
  /** URL of the first page, for a list of messages on screen. */
  readonly listUrl?: string | null;
  /** Readers with the same name share one request. */
  readonly name?: string;
  /** Read only if this conversation changed; `null` or missing if that is not known. */
  readonly conversationId?: string | null;
  /** Reads what only counts: after what shows messages. */
  readonly isCount?: boolean;
}

/** Changes within this many ms of the first share one reload. */
const COALESCE_MS = 20;

/** How long a change and the event that tells of it wait for each other, to share one reload. */
const ECHO_MS = 400;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Client state beyond the server's responses: pending changes, and who must reload after one.
 *
 * The cached responses are never modified. Lists apply the pending changes on render, so reverting a refused change means dropping it,
 * and a response that was in flight during the change cannot bring back the old state.
 */
export class MessageStore {
  #changes: readonly PendingChange[] = [];
  #edits: Edits = NO_EDITS;
  #listeners = new Set<() => void>();
  #readers = new Map<Refresh, Reads>();
  #queues = new Map<string, Promise<unknown>>();
  readonly #reading = new Coalescer(() => this.#readAgain());
  /** What the next reading reads. */
  #asked: Touched | null = null;
  /** What was asked for, and not yet read without failure or interruption. */
  #unread: Touched | null = null;
  #readings = 0;
  #isFollowed = (): boolean => false;

  readonly selection = new Selection();

  readonly undo = new UndoStack();

  readonly desk = new Desk();

  readonly asked = new OpenDialogStore();

  readonly places = new PlaceKeeper();

  /** On while lists are read again. */
  readonly hold = new Hold(() => this.#tell());

  /** Where conversations open beside their lists; `null` where they do not. */
  page: DeskPage | null = null;

  /** Set once it is loaded; without it, changes need a connection. */
  keeper: ChangeKeeper | null = null;

  /** The pending changes, for `useSyncExternalStore`: the same object until something changes. */
  readonly edits = (): Edits => this.#edits;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `refresh` whenever the server's data changes, until the returned function is called. */
  readonly addReader = (refresh: Refresh, reads: Reads = {}): (() => void) => {
    this.#readers.set(refresh, reads);
    return () => this.#readers.delete(refresh);
  };

  /** How often everything on screen was reloaded. */
  get readings(): number {
    return this.#readings;
  }

  /** @param isFollowed whether events tell of changes at the moment, also of our own. */
  follow(isFollowed: () => boolean): void {
    this.#isFollowed = isFollowed;
  }

  /** Sets where conversations open, until the returned function is called. */
  serve(page: DeskPage): () => void {
    this.page = page;
    return () => {
      if (this.page === page) this.page = null;
    };
  }

  shownLists(): string[] {
    return [...this.#readers.values()].flatMap(({ listUrl }) => listUrl ?? []);
  }

  /** Notes where a response has conversations or messages. @param asked as `places.ask` returned it before the request. */
  readonly see = (items: readonly Placed[], asked: number): void => {
    if (this.places.see(items, asked)) this.#tell();
  };

  beginAll(
    messages: readonly DeskItem[],
    change: DeskChange,
    completions: Completions = noCompletions(),
  ): readonly PendingChange[] {
    const all = messages.map((message): PendingChange => ({ message, change, ...completions, accepted: false }));
    this.#set([...this.#changes, ...all]);
    return all;
  }

  drop(...done: readonly PendingChange[]): void {
    const gone = new Set(done);
    if (gone.size > 0) this.#set(this.#changes.filter((one) => !gone.has(one)));
  }

  /** Runs the calls about a message in sequence, so that the server gets its changes in order. */
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

  /** Reloads what is on screen and may show something else now, and drops the accepted changes it then contains. Simultaneous calls share one reload. */
  refresh(touched: Touched = 'all', withinMs = COALESCE_MS): Promise<void> {
    this.#asked = together(this.#asked, touched);
    return this.#reading.within(withinMs);
  }

  /** The same after a change of our own. If its event is on its way, the two share one reload. */
  refreshAfterChange(touched: Touched): Promise<void> {
    return this.#isFollowed() ? this.refresh(touched, ECHO_MS) : this.refresh(touched);
  }

  /** The same for an event. One that comes before the answer to our own change waits for it. */
  async refreshAfterEvent(touched: Touched): Promise<void> {
    if (this.#queues.size > 0) {
      await Promise.race([Promise.allSettled(this.#queues.values()), after(ECHO_MS)]);
      // The change is marked as accepted first.
      await after(0);
    }
    return this.refresh(touched, 0);
  }

  async #readAgain(): Promise<void> {
    this.#readings += 1;
    const reading = this.#readings;
    const touched = together(this.#unread, this.#asked ?? 'all');
    this.#unread = touched;
    this.#asked = null;
    const due = this.#due(touched);
    const shownAfterwards = this.#changes.filter((one) => one.accepted);
    this.hold.begin();
    try {
      const results = await Promise.all(due.shown.map((refresh) => refresh()));
      // After a failed reload the lists are outdated, so the changes stay applied until one succeeds. SWR discards what a later reload has
      // overtaken: then the lists are outdated too, and the later one drops the changes.
      if (reading === this.#readings && results.every(Boolean)) {
        this.#unread = null;
        this.drop(...shownAfterwards);
      }
    } finally {
      this.hold.end();
    }
    await Promise.all(due.counts.map((refresh) => refresh()));
  }

  /** Details before lists: they are small, and browsers limit concurrent requests. */
  #due(touched: Touched): Record<'shown' | 'counts', Refresh[]> {
    const concerned = [...this.#readers].filter(([, reads]) => concerns(touched, reads));
    const named = new Map(concerned.map(([refresh, reads]) => [reads.name ?? refresh, { refresh, ...reads }]));
    const due = [...named.values()];
    const ofKind = (isKind: (reads: Reads) => boolean) => due.filter(isKind).map(({ refresh }) => refresh);
    return {
      shown: [
        ...ofKind(({ listUrl, isCount }) => !isCount && typeof listUrl !== 'string'),
        ...ofKind(({ listUrl }) => typeof listUrl === 'string'),
      ],
      counts: ofKind(({ isCount }) => isCount === true),
    };
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
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<object, MessageStore>();

/** The store of an SWR cache; it lives as long as the cache. */
export function messageStoreOf(cache: object): MessageStore {
  const known = stores.get(cache);
  if (known) return known;
  const store = new MessageStore();
  stores.set(cache, store);
  return store;
}
