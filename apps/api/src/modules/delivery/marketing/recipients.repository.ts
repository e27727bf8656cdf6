import type { Cursor } from '@concordia/domain';
import type { Goal, VariantFigures } from '@concordia/domain/campaigns';
import type { Arm } from '@concordia/domain/experiments';
import { Injectable } from '@nestjs/common';
import {
  type Expression,
  expressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  type Updateable,
} from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

export type RecipientRow = Selectable<ScopedTables['campaign_recipient']>;

/** A recipient who may receive the message now, with data for placeholders. */
export type NextRecipient = RecipientRow & {
  readonly contact_name: string | null;
  readonly contact_company: string | null;
};

/** A recipient with the contact's current name. */
export type ListedRecipient = RecipientRow & { readonly contact_name: string | null };

interface Listed {
  readonly campaignId: string;
  readonly state?: RecipientRow['state'] | undefined;
  readonly variantId?: string | undefined;
}

/** State of a recipient whose message was recalled, as if it had never been queued. */
export const WAITS_AGAIN = {
  state: 'waiting',
  round: 0,
  is_canary: 0,
  variant_id: null,
  channel: null,
  outbound_id: null,
  code: null,
} as const;

const GOAL_COLUMN = { reply: 'replied_at', open: 'opened_at', click: 'clicked_at' } as const satisfies Record<
  Goal,
  string
>;

@Injectable()
export class RecipientsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  list({ campaignId, state, variantId }: Listed, limit: number, after: Cursor | null): Promise<ListedRecipient[]> {
    let query = this.db.read
      .selectFrom('campaign_recipient')
      .leftJoin('contact', 'contact.id', 'campaign_recipient.contact_id')
      .selectAll('campaign_recipient')
      .select('contact.name as contact_name')
      .where('campaign_recipient.campaign_id', '=', campaignId)
      .orderBy('campaign_recipient.place')
      .orderBy('campaign_recipient.id')
      .limit(limit);
    if (state !== undefined) query = query.where('campaign_recipient.state', '=', state);
    if (variantId !== undefined) query = query.where('campaign_recipient.variant_id', '=', variantId);
    if (after !== null) {
      query = query.where((eb) =>
        eb(eb.refTuple('campaign_recipient.place', 'campaign_recipient.id'), '>', eb.tuple(after.at ?? 0, after.id)),
      );
    }
    return query.execute();
  }

  /** Campaigns sent to a contact, with their responses; ordered by id. */
  aboutPerson(contactId: string, after: string | null, limit: number) {
    const page = this.db.read
      .selectFrom('campaign_recipient')
      .innerJoin('campaign', 'campaign.id', 'campaign_recipient.campaign_id')
      .select([
        'campaign_recipient.id',
        'campaign.name as campaign',
        'campaign_recipient.state',
        'campaign_recipient.channel',
        'campaign_recipient.sent_at',
        'campaign_recipient.opened_at',
        'campaign_recipient.clicked_at',
        'campaign_recipient.replied_at',
        'campaign_recipient.unsubscribed_at',
        'campaign_recipient.complained_at',
      ])
      .where('campaign_recipient.contact_id', '=', contactId);
    return (after === null ? page : page.where('campaign_recipient.id', '>', after))
      .orderBy('campaign_recipient.id')
      .limit(limit)
      .execute();
  }

  async count({ campaignId, state, variantId }: Listed, from: QuerySource = this.db.read): Promise<number> {
    let query = from
      .selectFrom('campaign_recipient')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .where('campaign_id', '=', campaignId);
    if (state !== undefined) query = query.where('state', '=', state);
    if (variantId !== undefined) query = query.where('variant_id', '=', variantId);
    return Number((await query.executeTakeFirst())?.rows ?? 0);
  }

  /** Adds recipients; existing ones are left unchanged. */
  async add(tx: WorkspaceTransaction, rows: readonly Insertable<ScopedTables['campaign_recipient']>[]): Promise<void> {
    if (rows.length === 0) return;
    await tx
      .insertInto('campaign_recipient')
      .values([...rows])
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async removeAll(tx: WorkspaceTransaction, campaignId: string): Promise<void> {
    await tx.deleteFrom('campaign_recipient').where('campaign_id', '=', campaignId).execute();
  }

  /** The next recipients who may receive the message, with data for placeholders. */
  next(tx: WorkspaceTransaction, campaignId: string, now: number, limit: number): Promise<NextRecipient[]> {
    return tx
      .selectFrom('campaign_recipient')
      .leftJoin('contact', 'contact.id', 'campaign_recipient.contact_id')
      .selectAll('campaign_recipient')
      .select(['contact.name as contact_name', 'contact.company as contact_company'])
      .where('campaign_recipient.campaign_id', '=', campaignId)
      .where('campaign_recipient.state', '=', 'waiting')
      .where((eb) =>
        eb.or([eb('campaign_recipient.not_before', 'is', null), eb('campaign_recipient.not_before', '<=', now)]),
      )
      .orderBy('campaign_recipient.place')
      .orderBy('campaign_recipient.id')
      .limit(limit)
      .execute();
  }

  /** When the first waiting recipient's quiet hours end; `null` if nobody waits. */
  async nextInstant(tx: WorkspaceTransaction, campaignId: string): Promise<number | null> {
    const row = await tx
      .selectFrom('campaign_recipient')
      .select((eb) => eb.fn.min('not_before').as('at'))
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return row?.at === null || row?.at === undefined ? null : Number(row.at);
  }

  async change(
    tx: WorkspaceTransaction,
    id: string,
    from: RecipientRow['state'],
    values: Updateable<ScopedTables['campaign_recipient']>,
  ): Promise<void> {
    await tx.updateTable('campaign_recipient').set(values).where('id', '=', id).where('state', '=', from).execute();
  }

  /** Outbox entries of a campaign, as of the last update. */
  async queued(tx: WorkspaceTransaction, campaignId: string): Promise<string[]> {
    const rows = await tx
      .selectFrom('campaign_recipient')
      .select('outbound_id')
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'queued')
      .execute();
    return rows.flatMap(({ outbound_id }) => outbound_id ?? []);
  }

  async waitAgain(tx: WorkspaceTransaction, outboundIds: readonly string[]): Promise<void> {
    if (outboundIds.length === 0) return;
    await tx
      .updateTable('campaign_recipient')
      .set(WAITS_AGAIN)
      .where('outbound_id', 'in', [...outboundIds])
      .execute();
  }

  /** The round's canary: recipients sent or queued, and when the last message left. */
  async canary(tx: WorkspaceTransaction, campaignId: string, round: number) {
    const row = await tx
      .selectFrom('campaign_recipient')
      .select([
        (eb) => eb.fn.countAll<number | string>().as('rows'),
        (eb) => eb.fn.sum<number | string>(eb.case().when('state', '=', 'queued').then(1).else(0).end()).as('queued'),
        (eb) => eb.fn.max('sent_at').as('last_at'),
      ])
      .where('campaign_id', '=', campaignId)
      .where('round', '=', round)
      .where('is_canary', '=', 1)
      .where('state', 'in', ['queued', 'sent'])
      .executeTakeFirst();
    return {
      size: Number(row?.rows ?? 0),
      queued: Number(row?.queued ?? 0),
      lastAt: row?.last_at === null || row?.last_at === undefined ? null : Number(row.last_at),
    };
  }

  /** How far the messages that left came; each stage counts whoever reached a later one. */
  async funnel(campaignId: string) {
    const row = await this.db.read
      .selectFrom('campaign_recipient as recipient')
      .leftJoin('outbound_message as entry', 'entry.id', 'recipient.outbound_id')
      .where('recipient.campaign_id', '=', campaignId)
      .where('recipient.state', '=', 'sent')
      .select((eb) => {
        const replied = eb('recipient.replied_at', 'is not', null);
        const receipt = eb.or([eb('entry.delivered_at', 'is not', null), eb('entry.read_at', 'is not', null)]);
        const opened = eb.or([
          eb('recipient.opened_at', 'is not', null),
          eb('recipient.clicked_at', 'is not', null),
          replied,
        ]);
        const counted = (which: Expression<SqlBool>) =>
          eb.fn.sum<number | string | null>(eb.case().when(which).then(1).else(0).end());
        return [
          eb.fn.countAll<number | string>().as('sent'),
          counted(receipt).as('receipts'),
          counted(eb.or([receipt, opened])).as('delivered'),
          counted(opened).as('opened'),
          counted(replied).as('replied'),
        ];
      })
      .executeTakeFirstOrThrow();
    return {
      sent: Number(row.sent),
      hasReceipts: Number(row.receipts ?? 0) > 0,
      delivered: Number(row.delivered ?? 0),
      opened: Number(row.opened ?? 0),
      replied: Number(row.replied ?? 0),
    };
  }

  /** Whether the contact already received the campaign as another recipient, which can happen after contacts are merged. */
  async isWrittenTo(tx: WorkspaceTransaction, campaignId: string, contactId: string, but: string): Promise<boolean> {
    const row = await tx
      .selectFrom('campaign_recipient')
      .select('id')
      .where('contact_id', '=', contactId)
      .where('campaign_id', '=', campaignId)
      .where('id', '!=', but)
      .where('state', 'in', ['queued', 'sent'])
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Results by variant: messages sent, and recipients who reached the campaign's goal without complaining or unsubscribing.
   *
   * @param only restricts to a round's canary, and to responses within this many ms of each message.
   */
  async figures(
    from: QuerySource,
    campaignId: string,
    goal: Goal,
    only: { readonly canaryOf?: number; readonly within?: number } = {},
  ): Promise<ReadonlyMap<string, VariantFigures>> {
    let query = from
      .selectFrom('campaign_recipient')
      .select([
        'variant_id',
        (eb) => eb.fn.countAll<number | string>().as('trials'),
        successes(goal, only.within).as('successes'),
        (eb) => eb.fn.count<number | string>('complained_at').as('complaints'),
        (eb) => eb.fn.count<number | string>('unsubscribed_at').as('unsubscribes'),
      ])
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'sent')
      .groupBy('variant_id');
    if (only.canaryOf !== undefined) query = query.where('is_canary', '=', 1).where('round', '=', only.canaryOf);
    const rows = await query.execute();
    return new Map(
      rows.flatMap(({ variant_id: id, ...row }) =>
        id === null
          ? []
          : [
              [
                id,
                {
                  trials: Number(row.trials),
                  successes: Number(row.successes),
                  complaints: Number(row.complaints),
                  unsubscribes: Number(row.unsubscribes),
                },
              ] as const,
            ],
      ),
    );
  }

  /**
   * Results of the 20 most recent other campaigns with the same goal.
   *
   * @param within counts only responses within this many ms of each message. @param sentBefore counts only messages sent by then, so that all had
   * that long.
   */
  async earlier(
    tx: WorkspaceTransaction,
    campaignId: string,
    goal: Goal,
    { within, sentBefore }: { readonly within: number; readonly sentBefore: number },
  ): Promise<Arm> {
    const before = await tx
      .selectFrom('campaign')
      .select('id')
      .where('id', '!=', campaignId)
      .where('goal', '=', goal)
      .where('started_at', 'is not', null)
      .orderBy('started_at', 'desc')
      .limit(20)
      .execute();
    if (before.length === 0) return { trials: 0, successes: 0 };
    const row = await tx
      .selectFrom('campaign_recipient')
      .select([(eb) => eb.fn.countAll<number | string>().as('trials'), successes(goal, within).as('successes')])
      .where(
        'campaign_id',
        'in',
        before.map(({ id }) => id),
      )
      .where('state', '=', 'sent')
      .where('sent_at', '<=', sentBefore)
      .executeTakeFirst();
    return { trials: Number(row?.trials ?? 0), successes: Number(row?.successes ?? 0) };
  }

  async sentSince(campaignId: string, at: number): Promise<number> {
    const row = await this.db.read
      .selectFrom('campaign_recipient')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .where('campaign_id', '=', campaignId)
      .where('state', '=', 'sent')
      .where('sent_at', '>', at)
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }
}

function successes(goal: Goal, within?: number) {
  const eb = expressionBuilder<ScopedTables, 'campaign_recipient'>();
  const column = GOAL_COLUMN[goal];
  const did = eb.and([
    eb(column, 'is not', null),
    eb('complained_at', 'is', null),
    eb('unsubscribed_at', 'is', null),
    ...(within === undefined ? [] : [eb(column, '<=', eb('sent_at', '+', within))]),
  ]);
  return eb.fn.sum<number | string | null>(eb.case().when(did).then(1).else(0).end());
}
