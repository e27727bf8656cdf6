import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainFailure } from '../../../common/domain-failure.js';
import { limitsOf } from '../../../common/limits.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { ChangeFeed } from './change-feed.js';
import { ChangesRepository } from './changes.repository.js';
import { EventStream } from './event-stream.js';

/** How often an open stream says that it is still there, in ms; proxies and sleeping laptops cut silent ones. */
const HEARTBEAT_MS = 15_000;

/** Serves the changes of a workspace as server-sent events. */
@Injectable()
export class StreamService implements OnModuleDestroy {
  readonly #streams = new Set<EventStream>();
  #heartbeat: NodeJS.Timeout | undefined;
  readonly #opening = new Set<Promise<void>>();
  #isStopping = false;
  readonly #most: number;

  constructor(
    private readonly changes: ChangesRepository,
    private readonly feed: ChangeFeed,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.#most = limitsOf(settings).streams;
  }

  /** Opens a stream, sends what the client missed, and goes on until either side ends it. */
  async open(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const opening = this.#begin(request, reply);
    this.#opening.add(opening);
    try {
      await opening;
    } finally {
      this.#opening.delete(opening);
    }
  }

  async #begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (this.#streams.size >= this.#most) {
      throw new DomainFailure(
        'unavailable',
        'TOO_MANY_STREAMS',
        'Too many screens are open at once. Close some of them.',
      );
    }
    const { workspaceId } = currentPrincipal();
    const since = numberOf(request.headers['last-event-id']);
    const missed = await this.#missed(workspaceId, since);
    if (this.#isStopping)
      throw new DomainFailure('unavailable', 'STOPPING', 'The server is stopping. Come back later.');
    const stream = new EventStream(reply);
    const stopListening = this.feed.subscribe({ workspaceId, onChange: (event) => stream.change(event) });
    this.#add(stream);
    stream.onEnd(() => {
      stopListening();
      this.#remove(stream);
    });
    if (missed === 'reset') stream.reset(await this.changes.head(workspaceId));
    else stream.begin(missed);
    // What was committed between the first look and the subscription; the stream drops what it has sent already.
    const late = await this.changes.since(workspaceId, stream.seq);
    if (late !== null) stream.change(late);
  }

  /**
   * Ends every stream, so that the server can stop; a screen that comes back meanwhile is sent away. Waits for those that are still catching
   * up: PostgreSQL's pool does not close under a query.
   */
  async onModuleDestroy(): Promise<void> {
    this.#isStopping = true;
    for (const stream of this.#streams) stream.end();
    await Promise.allSettled(this.#opening);
  }

  /** Where a client begins: at the present, or where it left off, or over again when the log no longer reaches back that far. */
  async #missed(workspaceId: string, since: number | null): Promise<number | 'reset'> {
    const head = await this.changes.head(workspaceId);
    if (since === null) return head;
    if (since > head) return 'reset';
    const oldest = (await this.changes.oldest(workspaceId)) ?? head + 1;
    return since + 1 < oldest ? 'reset' : since;
  }

  #add(stream: EventStream): void {
    this.#streams.add(stream);
    this.#heartbeat ??= setInterval(() => {
      for (const open of this.#streams) open.heartbeat();
    }, HEARTBEAT_MS).unref();
  }

  #remove(stream: EventStream): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }
}

function numberOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
