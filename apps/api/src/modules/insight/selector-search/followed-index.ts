import type { NodeIndex } from '@concordia/domain/node-index';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import type { IndexedNodesRepository } from './indexed-nodes.repository.js';
import type { NodeChange, NodeLogRepository } from './node-log.repository.js';

/** Maximum changed nodes a search applies itself. With more, the database answers meanwhile. */
const NODES_OF_A_SEARCH = 500;

/** Nodes read at once; requests run in between. */
const AT_ONCE = 500;

/** Beyond this many changes, reading everything again is as fast. */
const MOST_CHANGES = 20_000;

/** `behind`: ready soon. `lost`: must be read again. */
export type Standing = 'ready' | 'behind' | 'lost';

/** A node, and whether its terms may have changed. */
type ChangedNode = readonly [id: string, hasTerms: boolean];

/** An in-memory index, updated from the change log before each use. */
export class FollowedIndex {
  #seen: ReadonlySet<number> = new Set();
  #last: Promise<unknown> = Promise.resolve();
  #next: Promise<Standing> | null = null;
  #standing: Standing = 'ready';
  /** Applies changes that are too many for a search to wait for. */
  #inBackground: Promise<void> = Promise.resolve();

  /** @param horizon log position when reading the index began. */
  constructor(
    readonly index: NodeIndex,
    private horizon: number,
    private readonly log: NodeLogRepository,
    private readonly nodes: IndexedNodesRepository,
    private readonly signal: AbortSignal,
  ) {}

  /** Applies everything committed before the call. Concurrent callers share the next turn. */
  catchUp(): Promise<Standing> {
    if (this.#standing !== 'ready') return Promise.resolve(this.#standing);
    this.#next ??= this.#last.then(() => {
      this.#next = null;
      const turn = this.#turn();
      this.#last = turn.catch(() => undefined);
      return turn;
    });
    return this.#next;
  }

  /** Waits for work started by {@link catchUp}. */
  async settled(): Promise<void> {
    await this.#last;
    await this.#inBackground;
  }

  async #turn(): Promise<Standing> {
    if (this.#standing !== 'ready') return this.#standing;
    const changes = await this.log.changes(this.horizon, MOST_CHANGES + 1);
    if (changes.length > MOST_CHANGES || (await this.log.start()) > this.horizon) return 'lost';
    const fresh = changes.filter(({ id }) => !this.#seen.has(id));
    const nodes = nodesOf(fresh);
    if (nodes.size <= NODES_OF_A_SEARCH) {
      await this.#take([...nodes]);
      this.#advance(changes);
      return 'ready';
    }
    this.#inBackground = this.#takeAll([...nodes], changes);
    return 'behind';
  }

  async #takeAll(nodes: readonly ChangedNode[], changes: readonly NodeChange[]): Promise<void> {
    this.#standing = 'behind';
    try {
      for (let start = 0; start < nodes.length; start += AT_ONCE) {
        this.signal.throwIfAborted();
        await this.#take(nodes.slice(start, start + AT_ONCE));
        await yieldToEventLoop();
      }
      this.#advance(changes);
      this.#standing = 'ready';
    } catch {
      // Reading the index again repairs the nodes.
      this.#standing = 'lost';
    }
  }

  /** Applies the nodes' current state, whatever the log says. */
  async #take(nodes: readonly ChangedNode[]): Promise<void> {
    if (nodes.length === 0) return;
    const there = new Map((await this.nodes.nodes(nodes.map(([id]) => id))).map((node) => [node.id, node]));
    const reworded = nodes.filter(([id, hasTerms]) => hasTerms && there.has(id)).map(([id]) => id);
    const terms = Map.groupBy(
      reworded.length === 0 ? [] : await this.nodes.terms(reworded),
      ({ node_id: nodeId }) => nodeId,
    );
    for (const [id] of nodes) {
      const node = there.get(id);
      if (node === undefined) this.index.remove(id);
      else this.index.put(node);
    }
    for (const id of reworded) this.index.putTerms(id, terms.get(id) ?? []);
  }

  #advance(changes: readonly NodeChange[]): void {
    const last = changes.at(-1);
    if (last === undefined) return;
    this.horizon = last.horizon;
    this.#seen = new Set(changes.filter(({ position }) => position >= last.horizon).map(({ id }) => id));
  }
}

/** Each node once, and whether its terms may have changed. */
function nodesOf(changes: readonly NodeChange[]): Map<string, boolean> {
  const nodes = new Map<string, boolean>();
  for (const { node_id: id, has_terms: hasTerms } of changes) {
    if (id !== null) nodes.set(id, hasTerms === 1 || nodes.get(id) === true);
  }
  return nodes;
}
