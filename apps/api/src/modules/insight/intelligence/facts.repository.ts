import { DAY } from '@concordia/domain';
import type { Activity, Gathered } from '@concordia/domain/customers';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { isPurchase } from './purchases.repository.js';
import { CANCELLATION } from './segmentation.repository.js';

/** Contacts per statement: some milliseconds of work, so that other requests run in between. */
const SLICE = 200;

/** Number of newest messages whose sentiment counts, and whose cancellations do. */
const NEWEST = 5;

const NOBODY = '00000000-0000-0000-0000-000000000000';

type What = Activity['kind'] | 'bounced' | 'ours';

/** Gathers the activity of contacts in slices of a few hundred, along the index of messages by contact. */
@Injectable()
export class FactsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Yields all possible customers in id order, in slices. @param until ms since the epoch; later activity is excluded. */
  async *gather(until: number): AsyncGenerator<readonly Gathered[]> {
    for (let after = NOBODY; ; ) {
      const ids = await this.#ids(after);
      const last = ids.at(-1);
      if (last === undefined) return;
      yield await this.#slice(ids, until);
      after = last;
    }
  }

  async count(): Promise<number> {
    const row = await this.db.read
      .selectFrom('contact')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .executeTakeFirst();
    return Number(row?.rows ?? 0);
  }

  async #ids(after: string): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('contact')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(SLICE)
      .execute();
    return rows.map(({ id }) => id);
  }

  async #slice(ids: readonly string[], until: number): Promise<Gathered[]> {
    const messages = Map.groupBy(await this.#activity(ids, until), ({ contact_id }) => contact_id);
    const newest = Map.groupBy(await this.#newest(ids, until), ({ contact_id }) => contact_id);
    const deals = Map.groupBy(await this.#deals(ids, until), ({ contact_id }) => contact_id);
    return ids.map((id) => {
      const rows = messages.get(id) ?? [];
      return {
        id,
        activity: rows.flatMap((row) => activityOf(row) ?? []),
        purchases: (deals.get(id) ?? []).map(({ closed_at, value }) => ({ at: closed_at, value })),
        sentiments: (newest.get(id) ?? []).flatMap(({ compound, judged }) =>
          compound === null || judged > NEWEST ? [] : [compound],
        ),
        ...leavingOf(newest.get(id) ?? []),
        unanswered: rows.reduce((sum, { unanswered }) => sum + Number(unanswered), 0),
        bounces: rows.reduce((sum, { what, count }) => sum + (what === 'bounced' ? Number(count) : 0), 0),
      };
    });
  }

  /** Messages by contact, kind and day. Replies are matched within each conversation. */
  #activity(ids: readonly string[], until: number) {
    const seen = this.db.read
      .selectFrom('message')
      .select(['contact_id', 'direction', 'receipt', 'sent_at'])
      .select([
        sql<string | null>`lag(direction) over (partition by conversation_id order by sent_at, id)`.as('before'),
        sql<
          number | null
        >`max(case when direction = 'outbound' then sent_at end) over (partition by conversation_id)`.as('answered_at'),
      ])
      .where('contact_id', 'in', ids)
      .where('kind', '=', 'personal')
      .where('sent_at', '<=', until);
    const what = sql<What>`case when direction = 'outbound'
      then case receipt when 'read' then 'read' when 'failed' then 'bounced' else 'ours' end
      else case before when 'outbound' then 'replied' else 'wrote' end end`;
    const day = sql<number | string>`sent_at / ${sql.lit(DAY)}`;
    const waits = sql`direction = 'inbound' and (answered_at is null or sent_at > answered_at)`;
    return this.db.read
      .selectFrom(seen.as('seen'))
      .select('contact_id')
      .select([what.as('what'), day.as('day')])
      .select([
        sql<number | string>`count(*)`.as('count'),
        sql<number | string>`max(sent_at)`.as('last_at'),
        sql<number | string>`sum(case when ${waits} then 1 else 0 end)`.as('unanswered'),
      ])
      .groupBy(['contact_id', what, day])
      .execute();
  }

  /** The newest messages from them, and the newest of those with a sentiment, newest first. */
  #newest(ids: readonly string[], until: number) {
    const order = sql`partition by contact_id order by sent_at desc, id desc`;
    const placed = this.db.read
      .selectFrom('message')
      .select(['contact_id', 'sent_at', 'sentiment_compound as compound'])
      .select([
        sql<number>`cast(row_number() over (${order}) as integer)`.as('place'),
        sql<number>`cast(count(sentiment_compound) over (${order}) as integer)`.as('judged'),
        sql<number>`case when priority_reasons like ${CANCELLATION} then 1 else 0 end`.as('leaves'),
      ])
      .where('contact_id', 'in', ids)
      .where('kind', '=', 'personal')
      .where('direction', '=', 'inbound')
      .where('sent_at', '<=', until);
    return this.db.read
      .selectFrom(placed.as('placed'))
      .select(['contact_id', 'sent_at', 'compound', 'place', 'judged', 'leaves'])
      .where((eb) =>
        eb.or([
          eb('place', '<=', NEWEST),
          // Counts those up to a row: without a sentiment in any it stays 0.
          eb.and([eb('compound', 'is not', null), eb('judged', '<=', NEWEST)]),
        ]),
      )
      .orderBy('contact_id')
      .orderBy('place')
      .execute();
  }

  #deals(ids: readonly string[], until: number) {
    return this.db.read
      .selectFrom('deal')
      .select(['contact_id', 'closed_at', 'value'])
      .where('contact_id', 'in', ids)
      .where('closed_at', '<=', until)
      .where(isPurchase)
      .orderBy('contact_id')
      .orderBy('closed_at')
      .orderBy('id')
      .execute();
  }
}

interface NewestRow {
  readonly place: number;
  readonly leaves: number;
  readonly sent_at: number;
}

/** How many of the newest messages say that they leave, and when the last of these was sent. */
function leavingOf(newest: readonly NewestRow[]): Pick<Gathered, 'cancellations' | 'cancelledAt'> {
  const leaving = newest.filter(({ place, leaves }) => place <= NEWEST && Boolean(leaves));
  return { cancellations: leaving.length, cancelledAt: leaving[0]?.sent_at ?? null };
}

interface ActivityRow {
  readonly what: What;
  readonly day: number | string;
  readonly count: number | string;
  readonly last_at: number | string;
}

function activityOf({ what, day, count, last_at }: ActivityRow): Activity | null {
  if (what === 'ours' || what === 'bounced') return null;
  return { kind: what, day: Number(day), count: Number(count), lastAt: Number(last_at) };
}
