import type { ChannelEvent } from '@concordia/channels/port';
import { type Channel, isProvider, MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { JobRun } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import type { ConnectionRow } from '../../channels/connections/connection.row.js';
import { holdMessage, INBOUND_JOB } from '../../delivery/outbox/early-receipts.js';
import { rawOf } from './envelopes.js';
import { EnvelopesRepository } from './envelopes.repository.js';
import { Events, type ReadEvent, type Waiting } from './events.js';
import { InboundPayloadSchema, NOT_STORED } from './inbound-job.js';
import { InboundSweep } from './inbound-sweep.js';
import { IncomingFiles } from './incoming-files.js';

/** Attempts before an event is stored as failed. */
const MOST_ATTEMPTS = 10;

/** Events per transaction. Most of an event's cost is the disk sync of its commit; larger transactions would block other writers. */
const READ_TOGETHER = 10;

const NOT_FETCHED = 'The email could not be fetched from the provider’s storage. Check its permissions, then retry.';
/** Calls end with their own timeout. */
const UNTIL_TIMEOUT = new AbortController().signal;
const NOT_UNDERSTOOD = 'The event is not in a format that the provider documents.';

interface KeptEnvelope {
  readonly provider: string;
  readonly account_id: string | null;
  readonly raw: string;
  readonly form: 'event' | 'event_base64' | 'text' | 'base64';
}

type Parsed = { readonly failure: string } | { readonly failure: null; readonly event: ChannelEvent | null };

interface Settled {
  readonly state: 'done' | 'early' | 'failed';
  readonly raw?: string;
  readonly about?: string | null;
  readonly failure?: string | null;
}

/** Either an envelope's outcome, or the event to store. */
type Prepared =
  | { readonly settled: Settled; readonly read: null }
  | { readonly settled: null; readonly read: ReadEvent };

type ReadEnvelope = Prepared & { readonly id: string };

interface Early {
  readonly one: ReadEnvelope;
  readonly about: string;
}

const DONE: Settled = { state: 'done', raw: '', about: null, failure: null };

const isOpen = (state: string): boolean => state === 'waiting' || state === 'early';

@Injectable()
export class InboundJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly adapters: ChannelAdapters,
    private readonly channels: ChannelsRepository,
    private readonly events: Events,
    private readonly files: IncomingFiles,
    private readonly envelopes: EnvelopesRepository,
    private readonly sweep: InboundSweep,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: INBOUND_JOB,
      schema: InboundPayloadSchema,
      // Sequential, so that consecutive messages of a contact join one conversation.
      concurrency: 1,
      maxAttempts: MOST_ATTEMPTS,
      handle: (run) => this.#read(run),
      together: { most: READ_TOGETHER, handle: (runs) => this.#readTogether(runs.map(({ payload }) => payload.id)) },
    });
    this.registry.register({
      kind: 'inbound.sweep',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: MINUTE,
      handle: () => this.sweep.run(),
    });
  }

  async #read({ payload: { id }, attempt }: JobRun<{ id: string }>): Promise<void> {
    try {
      await this.#readTogether([id]);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS)
        await this.db.write((tx) => this.envelopes.update(tx, id, { state: 'failed', failure: NOT_STORED }));
      throw error;
    }
  }

  /** Stores the events of all envelopes, or of none. */
  async #readTogether(ids: readonly string[]): Promise<void> {
    const read: ReadEnvelope[] = [];
    for (const id of ids) {
      const envelope = await this.envelopes.find(id);
      if (envelope === undefined || !isOpen(envelope.state)) continue;
      read.push({ id, ...(await this.#prepare(envelope)) });
    }
    if (read.length === 0) return;
    const early = await this.#store(read);
    // Their messages may have been stored meanwhile, by a transaction that did not see these waiting.
    if (early.length > 0) await this.#storeAfterAll(early);
  }

  async #prepare(envelope: KeptEnvelope): Promise<Prepared> {
    const parsed = await this.#parse(envelope);
    if (parsed.failure !== null) return { settled: { state: 'failed', failure: parsed.failure }, read: null };
    const { event } = parsed;
    if (event === null) return { settled: DONE, read: null };
    const files = event.kind === 'message' ? await this.files.keep(event) : [];
    const { provider } = envelope;
    const account = await this.#accountOf(event.channel, envelope.account_id);
    const isTest = account?.mode === 'simulated';
    return { settled: null, read: { event, files, provider, accountId: account?.id ?? null, isTest } };
  }

  /** @returns the envelopes whose message is not stored yet. */
  #store(read: readonly ReadEnvelope[]): Promise<Early[]> {
    return this.db.write(async (tx) => {
      const early: Early[] = [];
      for (const one of read) {
        const about = await this.#storeOne(tx, one);
        if (about !== null) early.push({ one, about });
      }
      return early;
    });
  }

  #storeAfterAll(early: readonly Early[]): Promise<void> {
    return this.db.write(async (tx) => {
      // In a fixed order to avoid deadlocks.
      const messages = [...new Set(early.map(({ about }) => about))].sort();
      for (const about of messages) await holdMessage(tx, this.db.kind, about);
      for (const { one } of early) await this.#storeOne(tx, one);
    });
  }

  async #storeOne(tx: WorkspaceTransaction, { id, settled, read }: ReadEnvelope): Promise<Waiting> {
    const state = await this.envelopes.holdState(tx, id);
    if (state === undefined || !isOpen(state)) return null;
    const about = settled === null ? await this.events.take(tx, read) : null;
    await this.envelopes.update(tx, id, settled ?? (about === null ? DONE : { state: 'early', about }));
    return about;
  }

  /** Events stored before there were accounts are the default's. */
  #accountOf(channel: Channel, accountId: string | null): Promise<ConnectionRow | undefined> {
    return accountId === null
      ? this.channels.find(this.db.read, channel)
      : this.channels.account(this.db.read, accountId);
  }

  /** A payload whose parser throws counts as unreadable. */
  async #parse({ provider, account_id, raw, form }: KeptEnvelope): Promise<Parsed> {
    if (!isProvider(provider)) return { failure: NOT_UNDERSTOOD };
    const receiver = await this.adapters.receiverOf(provider, account_id);
    if (receiver === null) return { failure: 'The channel of this event is no longer connected.' };
    const kept = rawOf({ raw, form });
    const whole = await receiver.complete?.(kept, UNTIL_TIMEOUT);
    // The job tries again.
    if (whole?.ok === false && whole.isWorthRepeating) throw new Error(NOT_FETCHED);
    if (whole?.ok === false) return { failure: NOT_FETCHED };
    try {
      const event = receiver.parse(whole?.raw ?? kept);
      if (event === null) return { failure: NOT_UNDERSTOOD };
      return { failure: null, event: event === 'ignored' || event.kind === 'ignored' ? null : event };
    } catch {
      return { failure: NOT_UNDERSTOOD };
    }
  }
}
