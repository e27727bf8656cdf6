import { SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Selectable, Updateable } from 'kysely';
import type { ScopedTables } from '../../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import type { QuerySource } from '../../../channels/connections/channels.repository.js';
import { STOPPED } from '../../outbox/recalls.js';
import { automationIdsOf } from '../automation-id.js';
import type { CampaignRow } from '../campaigns.repository.js';
import { WAITS_AGAIN } from '../recipients.repository.js';

/** Recipients per query. */
const AT_ONCE = 500;

interface Fate {
  readonly id: string;
  readonly values: Updateable<ScopedTables['campaign_recipient']>;
}

interface Blamed {
  readonly outboundId: string;
  readonly kind: 'unsubscribe' | 'complaint';
  readonly at: number;
}

export interface Placed {
  readonly id: string;
  readonly place: number;
}

type Did = 'opened_at' | 'clicked_at' | 'replied_at';

interface Outcome {
  readonly id: string;
  readonly did: Did;
  readonly at: number;
}

@Injectable()
export class HarvestRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Recipients whose outbox entries were settled since the last update. */
  async fates(campaignId: string, from: QuerySource = this.db.read): Promise<Fate[]> {
    const rows = await from
      .selectFrom('campaign_recipient as recipient')
      .leftJoin('outbound_message as entry', 'entry.id', 'recipient.outbound_id')
      .select(['recipient.id', 'entry.state', 'entry.sent_at', 'entry.message_id', 'entry.failure_code'])
      .where('recipient.campaign_id', '=', campaignId)
      .where((eb) =>
        eb.or([
          eb.and([
            eb('recipient.state', '=', 'queued'),
            eb.or([eb('entry.state', 'is', null), eb('entry.state', 'in', ['sent', 'failed', 'cancelled'])]),
          ]),
          eb.and([eb('recipient.state', '=', 'failed'), eb('entry.state', '=', 'sent')]),
        ]),
      )
      .limit(5_000)
      .execute();
    return rows.map(({ id, ...entry }) => ({ id, values: fateOf(entry) }));
  }

  async settle(tx: WorkspaceTransaction, fates: readonly Fate[]): Promise<void> {
    for (const { id, values } of fates) {
      await tx
        .updateTable('campaign_recipient')
        .set(values)
        .where('id', '=', id)
        .where('state', 'in', ['queued', 'failed'])
        .execute();
    }
  }

  /** Complaints and unsubscribes attributed to the campaign and not recorded yet. */
  async blamed(campaign: Pick<CampaignRow, 'id' | 'round'>): Promise<Blamed[]> {
    const rows = await this.db.read
      .selectFrom('automation_event as event')
      .innerJoin('automation_decision as decision', 'decision.id', 'event.decision_id')
      .innerJoin('campaign_recipient as recipient', 'recipient.outbound_id', 'decision.outbound_id')
      .select(['recipient.outbound_id', 'event.kind', 'event.created_at'])
      .where('event.automation_id', 'in', automationIdsOf(campaign))
      .where((eb) =>
        eb.or([
          eb.and([eb('event.kind', '=', 'complaint'), eb('recipient.complained_at', 'is', null)]),
          eb.and([eb('event.kind', '=', 'unsubscribe'), eb('recipient.unsubscribed_at', 'is', null)]),
        ]),
      )
      .execute();
    return rows.flatMap(({ outbound_id: outboundId, kind, created_at: at }) =>
      outboundId === null ? [] : [{ outboundId, kind, at }],
    );
  }

  async blame(tx: WorkspaceTransaction, blamed: readonly Blamed[]): Promise<void> {
    for (const { outboundId, kind, at } of blamed) {
      const values = kind === 'complaint' ? { complained_at: at } : { unsubscribed_at: at };
      await tx.updateTable('campaign_recipient').set(values).where('outbound_id', '=', outboundId).execute();
    }
  }

  /** Recipients whose responses still count, in order. */
  open(campaignId: string, sentSince: number, after: Placed | null): Promise<Placed[]> {
    let query = this.db.read
      .selectFrom('campaign_recipient')
      .select(['id', 'place'])
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'sent')
      .where('sent_at', '>', sentSince)
      .orderBy('place')
      .orderBy('id')
      .limit(AT_ONCE);
    if (after !== null) {
      query = query.where((eb) => eb(eb.refTuple('place', 'id'), '>', eb.tuple(after.place, after.id)));
    }
    return query.execute();
  }

  /** New responses since the last update. @param window how long after the message responses count, in ms. */
  async outcomes(ids: readonly string[], window: number): Promise<Outcome[]> {
    const [replies, reads, events] = [
      await this.#replies(ids, window),
      await this.#reads(ids, window),
      await this.#events(ids, window),
    ];
    return [...replies, ...reads, ...events];
  }

  async note(tx: WorkspaceTransaction, outcomes: readonly Outcome[]): Promise<void> {
    for (const { id, did, at } of outcomes) {
      await tx
        .updateTable('campaign_recipient')
        .set({ [did]: at })
        .where('id', '=', id)
        .where((eb) => eb.or([eb(did, 'is', null), eb(did, '>', at)]))
        .execute();
    }
  }

  /** The first personal message on the channel after the campaign's. */
  async #replies(ids: readonly string[], window: number): Promise<Outcome[]> {
    const rows = await this.db.read
      .selectFrom('campaign_recipient as recipient')
      .innerJoin('message', 'message.contact_id', 'recipient.contact_id')
      .select(['recipient.id', (eb) => eb.fn.min('message.sent_at').as('at')])
      .where('recipient.id', 'in', [...ids])
      .where('recipient.replied_at', 'is', null)
      .whereRef('message.channel', '=', 'recipient.channel')
      .where('message.direction', '=', 'inbound')
      .where('message.kind', '=', 'personal')
      // Email timestamps have a resolution of one second.
      .where((eb) => eb(eb('message.sent_at', '+', SECOND), '>', eb.ref('recipient.sent_at')))
      .where((eb) => eb('message.sent_at', '<=', eb('recipient.sent_at', '+', window)))
      .groupBy('recipient.id')
      .execute();
    return rows.map(({ id, at }) => ({ id, did: 'replied_at', at: Number(at) }));
  }

  /** Read receipts. */
  async #reads(ids: readonly string[], window: number): Promise<Outcome[]> {
    const rows = await this.db.read
      .selectFrom('campaign_recipient as recipient')
      .innerJoin('outbound_message as entry', 'entry.id', 'recipient.outbound_id')
      .select(['recipient.id', 'entry.read_at as at'])
      .where('recipient.id', 'in', [...ids])
      .where('recipient.opened_at', 'is', null)
      .where('entry.read_at', 'is not', null)
      .where((eb) => eb('entry.read_at', '<=', eb('recipient.sent_at', '+', window)))
      .execute();
    return rows.flatMap(({ id, at }) => (at === null ? [] : [{ id, did: 'opened_at' as const, at }]));
  }

  async #events(ids: readonly string[], window: number): Promise<Outcome[]> {
    const rows = await this.db.read
      .selectFrom('campaign_recipient as recipient')
      .innerJoin('engagement_event as event', 'event.message_id', 'recipient.message_id')
      .select(['recipient.id', 'event.action', (eb) => eb.fn.min('event.at').as('at')])
      .where('recipient.id', 'in', [...ids])
      .where((eb) =>
        eb.or([
          eb.and([eb('event.action', '=', 'open'), eb('recipient.opened_at', 'is', null)]),
          eb.and([eb('event.action', '=', 'click'), eb('recipient.clicked_at', 'is', null)]),
        ]),
      )
      .where((eb) => eb('event.at', '<=', eb('recipient.sent_at', '+', window)))
      .groupBy(['recipient.id', 'event.action'])
      .execute();
    return rows.map(({ id, action, at }) => ({
      id,
      did: action === 'click' ? 'clicked_at' : 'opened_at',
      at: Number(at),
    }));
  }
}

type Entry = {
  readonly [Name in 'state' | 'sent_at' | 'message_id' | 'failure_code']:
    | Selectable<ScopedTables['outbound_message']>[Name]
    | null;
};

function fateOf({ state, sent_at, message_id, failure_code }: Entry): Fate['values'] {
  switch (state) {
    case 'sent':
      return { state: 'sent', sent_at, message_id, code: null };
    case 'failed':
      return { state: 'failed', message_id, code: failure_code };
    case null:
      return { state: 'skipped', code: 'erased' };
    default:
      // Recalled by the guardrails or the campaign, or canceled by a person.
      return failure_code === STOPPED ? WAITS_AGAIN : { state: 'skipped', code: 'taken_back' };
  }
}
