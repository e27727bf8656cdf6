import { createHash } from 'node:crypto';
import type { ChannelEnvelope, RawWebhook } from '@concordia/channels/port';
import type { Channel, Provider } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { INBOUND_JOB } from '../../delivery/outbox/early-receipts.js';
import { EnvelopesRepository } from './envelopes.repository.js';

export interface IncomingEnvelope {
  readonly provider: Provider;
  readonly channel: Channel | null;
  /** The account that received it. */
  readonly accountId: string | null;
  readonly envelope: ChannelEnvelope;
  /** Why it is stored without being read; `null` if it is readable. */
  readonly failure: string | null;
}

type EnvelopeValues = Pick<
  Insertable<ScopedTables['inbound_envelope']>,
  'provider' | 'provider_id' | 'channel' | 'account_id' | 'raw' | 'form' | 'content_type' | 'failure'
>;

/** Longer ids are replaced by their hash, since index entries are limited in size. */
const LONGEST_ID = 300;

/** Stores provider events once each, with a job to read them. */
@Injectable()
export class Envelopes {
  constructor(
    private readonly envelopes: EnvelopesRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns how many were new. */
  async keep(tx: WorkspaceTransaction, incoming: readonly IncomingEnvelope[]): Promise<number> {
    let fresh = 0;
    for (const { provider, channel, accountId: account_id, envelope, failure } of incoming) {
      const form = isStorable(envelope.raw) ? 'event' : 'event_base64';
      const raw = form === 'event' ? envelope.raw : Buffer.from(envelope.raw).toString('base64');
      const provider_id = shortened(envelope.id);
      const values = { provider, provider_id, channel, account_id, raw, form, content_type: null, failure } as const;
      fresh += await this.#insert(tx, values);
    }
    return fresh;
  }

  /** Stores a body that could not be split into events, identified by its hash. */
  async keepBody(
    tx: WorkspaceTransaction,
    { provider, channel, accountId, failure }: Omit<IncomingEnvelope, 'envelope'> & { readonly failure: string },
    { body, headers }: RawWebhook,
  ): Promise<void> {
    const text = Buffer.from(body).toString('utf8');
    const isText = isStorable(text) && Buffer.from(text).equals(Buffer.from(body));
    const type = headers['content-type'];
    await this.#insert(tx, {
      provider,
      provider_id: `body ${createHash('sha256').update(body).digest('hex')}`,
      channel,
      account_id: accountId,
      raw: isText ? text : Buffer.from(body).toString('base64'),
      form: isText ? 'text' : 'base64',
      content_type: typeof type === 'string' ? type.slice(0, LONGEST_ID).replaceAll('\0', '') : null,
      failure,
    });
  }

  async #insert(tx: WorkspaceTransaction, values: EnvelopeValues): Promise<0 | 1> {
    const id = this.ids.next();
    const state = values.failure === null ? 'waiting' : 'failed';
    const isNew = await this.envelopes.insert(tx, { id, ...values, state, received_at: this.clock.now() });
    if (!isNew) return 0;
    if (values.failure === null) await this.queue.enqueue(tx, { kind: INBOUND_JOB, payload: { id } });
    return 1;
  }
}

export const rawOf = ({ raw, form }: Pick<EnvelopeValues, 'raw' | 'form'>): string =>
  form === 'event_base64' ? Buffer.from(raw, 'base64').toString('utf8') : raw;

/** PostgreSQL rejects NUL in text. */
const isStorable = (text: string): boolean => !text.includes('\0');

const shortened = (id: string): string =>
  id.length <= LONGEST_ID && isStorable(id) ? id : `sha256 ${createHash('sha256').update(id).digest('hex')}`;
