import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

@Injectable()
export class EligibilityRepository {
  async exists(db: QuerySource, contactId: string): Promise<boolean> {
    const row = await db.selectFrom('contact').select('id').where('id', '=', contactId).executeTakeFirst();
    return row !== undefined;
  }

  /** The contacts' handles. Opted-out ones come first, so that a map by channel keeps one that may be messaged. */
  async points(db: QuerySource, contactIds: readonly string[]) {
    const rows = await db
      .selectFrom('contact_point')
      .select(['contact_id', 'channel', 'handle', 'consent'])
      .where('contact_id', 'in', [...contactIds])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.toSorted((one, another) => Number(another.consent === 'out') - Number(one.consent === 'out'));
  }

  /** When the contacts last wrote, by channel. Archives are of other accounts, so their messages open no reply window. */
  async lastInbound(db: QuerySource, contactIds: readonly string[]) {
    const rows = await db
      .selectFrom('message')
      .select(['contact_id', 'channel', (eb) => eb.fn.max('sent_at').as('at')])
      .where('contact_id', 'in', [...contactIds])
      .where('direction', '=', 'inbound')
      .where('kind', '=', 'personal')
      .where('import_run_id', 'is', null)
      .groupBy(['contact_id', 'channel'])
      .execute();
    return rows.map((row) => ({ ...row, at: Number(row.at) }));
  }

  /**
   * When a contact last wrote to an account: each number and page has a reply window of its own. Messages that name no account count for all.
   *
   * @returns `null` if never.
   */
  async lastInboundAt(
    db: QuerySource,
    {
      contactId,
      channel,
      accountId,
    }: { readonly contactId: string; readonly channel: Channel; readonly accountId: string },
  ): Promise<number | null> {
    const row = await db
      .selectFrom('message')
      .select('sent_at')
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('direction', '=', 'inbound')
      .where('kind', '=', 'personal')
      .where('import_run_id', 'is', null)
      .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
      .orderBy('sent_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.sent_at ?? null;
  }

  conversationChannels(db: QuerySource, contactIds: readonly string[]) {
    return db
      .selectFrom('conversation')
      .select(['contact_id', 'channel'])
      .distinct()
      .where('contact_id', 'in', [...contactIds])
      .execute();
  }
}
