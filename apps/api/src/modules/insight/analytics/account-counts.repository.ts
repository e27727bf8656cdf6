import type { AccountStats } from '@concordia/contract/insight';
import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

@Injectable()
export class AccountCountsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** How many messages each account has, counted in `message_by_account`: only what an index has is read. */
  async messages(channel?: Channel): Promise<AccountStats[]> {
    const rows = await this.db.read
      .selectFrom('channel_connection')
      .select('channel_connection.id as accountId')
      .select((eb) =>
        eb
          .selectFrom('message')
          .select((of) => of.fn.countAll<number | string>().as('count'))
          .whereRef('message.account_id', '=', 'channel_connection.id')
          .as('messages'),
      )
      .$if(channel !== undefined, (query) => query.where('channel_connection.channel', '=', channel ?? 'email'))
      .orderBy('channel_connection.channel')
      .orderBy('channel_connection.is_default', 'desc')
      .orderBy('channel_connection.id')
      .execute();
    return rows.map(({ accountId, messages }) => ({ accountId, messages: Number(messages ?? 0) }));
  }
}
