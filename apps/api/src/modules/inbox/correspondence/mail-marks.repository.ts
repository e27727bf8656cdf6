import { MAIL_FLAG, type MailFlag } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { keyChunks } from '../../../database/in-chunks.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

export interface MarkedMail {
  readonly account_id: string;
  readonly path: string;
  readonly validity: string;
  readonly uid: number;
}

const PLACE = ['account_id', 'path', 'validity', 'uid'] as const;

/** What is to be stored in mailboxes whose flags are followed. */
@Injectable()
export class MailMarksRepository {
  async messageIds(tx: WorkspaceTransaction, ids: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const chunk of keyChunks(ids)) {
      const rows = await tx
        .selectFrom('message_origin')
        .select('provider_message_id')
        .where('message_id', 'in', chunk)
        .where('channel', '=', 'email')
        .execute();
      found.push(...rows.map(({ provider_message_id: id }) => id));
    }
    return found;
  }

  /** Emails whose flag is, or is about to be, another. */
  async differing(
    tx: WorkspaceTransaction,
    messageIds: readonly string[],
    flag: MailFlag,
    isSet: boolean,
  ): Promise<MarkedMail[]> {
    const bit = sql.lit(MAIL_FLAG[flag]);
    const found: MarkedMail[] = [];
    for (const chunk of keyChunks(messageIds)) {
      let query = tx
        .selectFrom('mailbox_mail')
        .select(PLACE)
        .where('message_id', 'in', chunk)
        .where(
          sql<boolean>`((case when (wish_mask & ${bit}) = 0 then flags else wish_bits end) & ${bit}) <> ${sql.lit(isSet ? MAIL_FLAG[flag] : 0)}`,
        );
      if (flag === 'deleted') {
        query = query.where('account_id', 'in', (eb) =>
          eb.selectFrom('channel_connection').select('id').where('mail_flags', '=', 'marks_and_completed'),
        );
      }
      found.push(...(await query.execute()));
    }
    return found;
  }

  async wish(tx: WorkspaceTransaction, mail: MarkedMail, flag: MailFlag, isSet: boolean): Promise<void> {
    const bit = sql.lit(MAIL_FLAG[flag]);
    await tx
      .updateTable('mailbox_mail')
      .set({
        wish_mask: sql<number>`wish_mask | ${bit}`,
        wish_bits: isSet ? sql<number>`wish_bits | ${bit}` : sql<number>`wish_bits & ~${bit}`,
      })
      .where('account_id', '=', mail.account_id)
      .where('path', '=', mail.path)
      .where('validity', '=', mail.validity)
      .where('uid', '=', mail.uid)
      .execute();
  }
}
