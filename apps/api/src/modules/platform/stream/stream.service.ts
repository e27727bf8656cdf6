import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainFailure } from '../../../common/domain-failure.js';
import { limitsOf } from '../../../common/limits.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { ChangeFeed } from './change-feed.js';
import { ChangesRepository } from './changes.repository.js';
import { EventStream } from './event-stream.js';

/** Heartbeat interval, in ms. Proxies and sleeping laptops drop silent connections. */
const HEARTBEAT_MS = 15_000;

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

  /** Opens a stream and sends what the client missed. Runs until either side closes it. */
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
        'Too many windows are open at once. Close some of them.',
      );
    }
    const { workspaceId } = currentPrincipal();
    const since = numberOf(request.headers['last-event-id']);
    const missed = await this.#missed(workspaceId, since);
    if (this.#isStopping)
      throw new DomainFailure('unavailable', 'STOPPING', 'The server is stopping. Try again later.');
    const stream = new EventStream(reply);
    const stopListening = this.feed.subscribe({ workspaceId, onChange: (event) => stream.change(event) });
    this.#add(stream);
    stream.onEnd(() => {
      stopListening();
      this.#remove(stream);
    });
    if (missed === 'reset') stream.reset(await this.changes.head(workspaceId));
    else stream.begin(missed);
    // Changes committed between the first read and the subscription; the stream drops those it has already sent.
    const late = await this.changes.since(workspaceId, stream.seq);
    if (late !== null) stream.change(late);
  }

  /**
   * Ends every stream so that the server can stop, and refuses reconnects meanwhile. Waits for streams still catching up: PostgreSQL's pool does not
   * close while a query runs.
   */
  async onModuleDestroy(): Promise<void> {
    this.#isStopping = true;
    for (const stream of this.#streams) stream.end();
    await Promise.allSettled(this.#opening);
  }

  /** Where a client starts: at the head, where it left off, or `reset` if the log no longer reaches back that far. */
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
