import type { ChannelEnvelope, RawWebhook } from '@concordia/channels/port';
import { isProvider, PROVIDER_PROFILES, type Provider } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { ChannelAdapters, type ConnectedReceiver } from '../../channels/connections/channel-adapters.js';
import { INBOUND_JOB } from '../../delivery/outbox/early-receipts.js';
import { Envelopes, rawOf } from './envelopes.js';
import { EnvelopesRepository } from './envelopes.repository.js';

/** An unreadable event or body, as stored. */
export interface Unread {
  readonly id: string;
  readonly provider: string;
  readonly account_id: string | null;
  readonly raw: string;
  readonly form: 'event' | 'event_base64' | 'text' | 'base64';
  readonly content_type: string | null;
}

/** Rereads failed events: the program or the connection may have changed. */
@Injectable()
export class Rereading {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly adapters: ChannelAdapters,
    private readonly envelopes: Envelopes,
    private readonly rows: EnvelopesRepository,
    private readonly queue: JobQueue,
  ) {}

  /** @throws DomainFailure `conflict`, having changed nothing, if it is still unreadable. */
  async take(unread: Unread): Promise<void> {
    if (unread.form === 'text' || unread.form === 'base64') return this.#body(unread);
    await this.#mustBeReadable(unread);
    await this.db.write(async (tx) => {
      await this.rows.update(tx, unread.id, { state: 'waiting', failure: null });
      await this.queue.enqueue(tx, { kind: INBOUND_JOB, payload: { id: unread.id }, uniqueKey: unread.id });
    });
  }

  async #body(unread: Unread): Promise<void> {
    const { receiver, channel, accountId } = await this.#connection(unread);
    const events = attempt(() => receiver.split(webhookOf(unread)));
    if (events === null) throw unreadable();
    const incoming = events.map((envelope: ChannelEnvelope) => ({
      provider: receiver.provider,
      channel,
      accountId,
      envelope,
      failure: null,
    }));
    await this.db.write(async (tx) => {
      await this.envelopes.keep(tx, incoming);
      await this.rows.update(tx, unread.id, { state: 'done', raw: '', failure: null });
    });
  }

  async #mustBeReadable(unread: Unread): Promise<void> {
    const { receiver, accounts } = await this.#connection(unread);
    const event = attempt(() => receiver.parse(rawOf(unread)));
    if (event === null) throw unreadable();
    if (event === 'ignored' || event.kind === 'ignored') return;
    if (accounts !== null && !accounts.includes(event.account)) {
      const reason =
        'The event belongs to a different account, not the one connected here. Dismiss it, or connect that account.';
      throw new DomainFailure('conflict', 'FOREIGN_ACCOUNT', reason);
    }
  }

  async #connection({ provider, account_id: accountId }: Unread): Promise<ConnectedReceiver> {
    const { workspaceId } = currentPrincipal();
    const all = isProvider(provider) ? await this.adapters.receiversFor([provider], { accountId }) : [];
    const connection = all.find((one) => one.workspaceId === workspaceId);
    if (connection !== undefined) return connection;
    const reason = `${nameOf(provider)} is no longer connected. Connect it again, then retry.`;
    throw new DomainFailure('conflict', 'CHANNEL_NOT_CONNECTED', reason);
  }
}

const nameOf = (provider: string): string =>
  isProvider(provider) ? PROVIDER_PROFILES[provider satisfies Provider].name : 'The channel';

const unreadable = () =>
  new DomainFailure('conflict', 'STILL_UNREADABLE', 'The event is still not in a format that the provider documents.');

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function webhookOf({ raw, form, content_type }: Unread): RawWebhook {
  const body = Buffer.from(raw, form === 'base64' ? 'base64' : 'utf8');
  return { method: 'POST', url: '', headers: content_type === null ? {} : { 'content-type': content_type }, body };
}
