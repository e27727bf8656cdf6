import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

type TestRow = Selectable<ScopedTables['test_message']>;

@Injectable()
export class TestMessagesRepository {
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['test_message']>): Promise<void> {
    await tx.insertInto('test_message').values(row).execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('test_message').where('id', '=', id).execute();
  }

  async removeSentBefore(tx: WorkspaceTransaction, before: number): Promise<void> {
    await tx.deleteFrom('test_message').where('sent_at', '<', before).execute();
  }

  /** A test with these marks, sent since an instant, whose provider id is unknown. */
  findUnanswered(
    tx: WorkspaceTransaction,
    { channel, recipient_mark, content_mark }: Pick<TestRow, 'channel' | 'recipient_mark' | 'content_mark'>,
    since: number,
  ): Promise<{ id: string } | undefined> {
    return tx
      .selectFrom('test_message')
      .select('id')
      .where('channel', '=', channel)
      .where('provider_message_id', 'is', null)
      .where('recipient_mark', '=', recipient_mark)
      .where('content_mark', '=', content_mark)
      .where('sent_at', '>', since)
      .executeTakeFirst();
  }

  async knownAmong(db: QuerySource, channel: Channel, providerMessageIds: readonly string[]): Promise<string[]> {
    const rows = await db
      .selectFrom('test_message')
      .select('provider_message_id')
      .where('channel', '=', channel)
      .where('provider_message_id', 'in', [...providerMessageIds])
      .execute();
    return rows.flatMap(({ provider_message_id: known }) => (known === null ? [] : [known]));
  }

  async noteProviderId(tx: WorkspaceTransaction, id: string, providerMessageId: string): Promise<void> {
    await tx.updateTable('test_message').set({ provider_message_id: providerMessageId }).where('id', '=', id).execute();
  }
}
