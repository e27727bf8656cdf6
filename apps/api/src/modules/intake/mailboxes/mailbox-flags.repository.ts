import { MAIL_FLAG } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { keyChunks, rowChunks } from '../../../database/in-chunks.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { FlaggedMail } from '../../../outgoing/mail/folder-flags.js';

type MailRow = Selectable<ScopedTables['mailbox_mail']>;

/** A folder with its present numbers. */
export interface NumberedFolder {
  readonly accountId: string;
  readonly path: string;
  readonly validity: string;
}

/** An email whose message here does not follow its flags yet. */
export type UnappliedMail = Awaited<ReturnType<MailboxFlagsRepository['unapplied']>>[number];

const CARRIED = ['message_id', 'applied', 'wish_mask', 'wish_bits'] as const;

@Injectable()
export class MailboxFlagsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Whether flags are followed. Held until the transaction ends: turning it off then finds, and drops, what the transaction noted. */
  async isFollowed(tx: WorkspaceTransaction, accountId: string): Promise<boolean> {
    const row = await tx
      .selectFrom('channel_connection')
      .select('mail_flags')
      .where('id', '=', accountId)
      .forShare()
      .executeTakeFirst();
    return row !== undefined && row.mail_flags !== 'off';
  }

  /** UIDs of a folder, ascending, without those that are gone. */
  async uids(folder: NumberedFolder): Promise<number[]> {
    const rows = await this.#of(folder)
      .where(sql<boolean>`(flags & ${sql.lit(MAIL_FLAG.gone)}) = 0`)
      .orderBy('uid')
      .execute();
    return rows.map(({ uid }) => uid);
  }

  /** What the same emails were known by before: in another folder, or under other numbers. */
  async carried(tx: WorkspaceTransaction, accountId: string, messageIds: readonly string[]) {
    const known = new Map<string, Pick<MailRow, (typeof CARRIED)[number]>>();
    for (const chunk of keyChunks(messageIds)) {
      const rows = await tx
        .selectFrom('mailbox_mail')
        .select(CARRIED)
        .where('account_id', '=', accountId)
        .where('message_id', 'in', chunk)
        .execute();
      for (const row of rows) {
        if (row.applied !== null || !known.has(row.message_id)) known.set(row.message_id, row);
      }
    }
    return known;
  }

  /** Emails that are known already stay as they are. */
  async insert(tx: WorkspaceTransaction, rows: readonly Omit<MailRow, 'told'>[]): Promise<void> {
    for (const chunk of rowChunks(rows)) {
      await tx
        .insertInto('mailbox_mail')
        .values(chunk)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  /**
   * Unknown emails are skipped.
   *
   * @param isTold whether each of them changed, if only to what it was before.
   */
  async note(
    tx: WorkspaceTransaction,
    folder: NumberedFolder,
    mails: readonly Pick<FlaggedMail, 'uid' | 'flags'>[],
    isTold: boolean,
  ): Promise<void> {
    for (const [flags, some] of Map.groupBy(mails, (mail) => mail.flags)) {
      for (const chunk of keyChunks(some)) {
        const update = this.#update(
          tx,
          folder,
          chunk.map(({ uid }) => uid),
        );
        const values = { flags, told: sql<number>`told + 1` };
        await (isTold ? update : update.where('flags', '<>', flags)).set(values).execute();
      }
    }
  }

  async noteGone(tx: WorkspaceTransaction, folder: NumberedFolder, uids: readonly number[]): Promise<void> {
    const flags = sql<number>`flags | ${sql.lit(MAIL_FLAG.gone)}`;
    for (const chunk of keyChunks(uids)) {
      await this.#update(tx, folder, chunk).set({ flags, told: sql<number>`told + 1` }).execute();
    }
  }

  async modseq({ accountId, path, validity }: NumberedFolder): Promise<string | null> {
    const row = await this.db.read
      .selectFrom('mailbox_folder')
      .select(['modseq', 'validity'])
      .where('account_id', '=', accountId)
      .where('path', '=', path)
      .executeTakeFirst();
    return row?.validity === validity ? row.modseq : null;
  }

  async noteModseq(tx: WorkspaceTransaction, { accountId, path }: NumberedFolder, modseq: string): Promise<void> {
    await tx
      .updateTable('mailbox_folder')
      .set({ modseq })
      .where('account_id', '=', accountId)
      .where('path', '=', path)
      .execute();
  }

  /** Former numbers of a folder, after its emails are known by the present ones. */
  async dropFormer(tx: WorkspaceTransaction, { accountId, path, validity }: NumberedFolder): Promise<void> {
    await tx
      .deleteFrom('mailbox_mail')
      .where('account_id', '=', accountId)
      .where('path', '=', path)
      .where('validity', '<>', validity)
      .execute();
  }

  /** Emails of folders that are not read any more. */
  async dropOthers(tx: WorkspaceTransaction, accountId: string, paths: readonly string[]): Promise<void> {
    await tx
      .deleteFrom('mailbox_mail')
      .where('account_id', '=', accountId)
      .where('path', 'not in', [...paths])
      .execute();
  }

  /** With their messages. `lies_elsewhere`: the same email is in another folder or mailbox that we read, not deleted. */
  unapplied(tx: WorkspaceTransaction, accountId: string, most: number) {
    const removed = sql.lit(MAIL_FLAG.deleted | MAIL_FLAG.gone);
    return tx
      .selectFrom('mailbox_mail as mail')
      .innerJoin('message_origin', 'message_origin.provider_message_id', 'mail.message_id')
      .innerJoin('message', 'message.id', 'message_origin.message_id')
      .select(['mail.account_id', 'mail.path', 'mail.validity', 'mail.uid', 'mail.flags', 'mail.applied'])
      .select(['mail.wish_mask', 'message.id', 'message.status', 'message.status_source', 'message.is_read'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('mailbox_mail as other')
              .select('other.uid')
              .whereRef('other.message_id', '=', 'mail.message_id')
              .where(sql<boolean>`(other.flags & ${removed}) = 0`),
          )
          .as('lies_elsewhere'),
      )
      .where('mail.account_id', '=', accountId)
      .where(sql<boolean>`(mail.applied is null or mail.applied <> mail.flags)`)
      .where('message_origin.channel', '=', 'email')
      .where('message_origin.variant', '=', '')
      .where('message.direction', '=', 'inbound')
      .orderBy('message.id')
      .limit(most)
      .execute();
  }

  /** Only while the flags are still the ones that were applied. */
  async applied(tx: WorkspaceTransaction, mails: readonly UnappliedMail[]): Promise<void> {
    for (const { account_id, path, validity, uid, flags } of mails) {
      const isGone = (flags & MAIL_FLAG.gone) !== 0;
      const place = { account_id, path, validity, uid, flags };
      if (isGone)
        await tx
          .deleteFrom('mailbox_mail')
          .where((eb) => eb.and(place))
          .execute();
      else
        await tx
          .updateTable('mailbox_mail')
          .set({ applied: flags })
          .where((eb) => eb.and(place))
          .execute();
    }
  }

  /** Gone before there was a message, or without ever becoming one. */
  async dropGone(tx: WorkspaceTransaction, accountId: string): Promise<void> {
    await tx
      .deleteFrom('mailbox_mail')
      .where('account_id', '=', accountId)
      .where('applied', 'is', null)
      .where(sql<boolean>`(flags & ${sql.lit(MAIL_FLAG.gone)}) <> 0`)
      .execute();
  }

  /** The column follows from the messages again, as after a reply of ours: no person put it there. */
  async leaveToRules(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    await tx
      .updateTable('message')
      .set({ status_source: 'rule' })
      .where('id', 'in', [...ids])
      .execute();
  }

  wished(accountId: string): Promise<MailRow[]> {
    return this.db.read
      .selectFrom('mailbox_mail')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('wish_mask', '<>', 0)
      .orderBy('path')
      .orderBy('uid')
      .execute();
  }

  /**
   * Stored at the server: no news to us. If it told of the email since, what it told is later. What was changed here meanwhile stays to be stored.
   */
  async stored(tx: WorkspaceTransaction, mail: MailRow): Promise<void> {
    const { account_id, path, validity, uid, told, wish_mask, wish_bits } = mail;
    const [mask, bits] = [sql.lit(wish_mask), sql.lit(wish_bits & wish_mask)];
    const place = { account_id, path, validity, uid };
    await tx
      .updateTable('mailbox_mail')
      .set({
        flags: sql<number>`case when told = ${told} then (flags & ~${mask}) | ${bits} else flags end`,
        applied: sql<number>`(coalesce(applied, flags) & ~${mask}) | ${bits}`,
      })
      .where((eb) => eb.and(place))
      .execute();
    await tx
      .updateTable('mailbox_mail')
      .set({ wish_mask: 0, wish_bits: 0 })
      .where((eb) => eb.and({ ...place, wish_mask, wish_bits }))
      .execute();
  }

  #of({ accountId, path, validity }: NumberedFolder) {
    return this.db.read
      .selectFrom('mailbox_mail')
      .select('uid')
      .where('account_id', '=', accountId)
      .where('path', '=', path)
      .where('validity', '=', validity);
  }

  #update(tx: WorkspaceTransaction, { accountId, path, validity }: NumberedFolder, uids: readonly number[]) {
    return tx
      .updateTable('mailbox_mail')
      .where('account_id', '=', accountId)
      .where('path', '=', path)
      .where('validity', '=', validity)
      .where('uid', 'in', [...uids]);
  }
}
