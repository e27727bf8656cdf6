import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { FlaggedMail } from '../../../outgoing/mail/folder-flags.js';
import type { ImapSession } from '../../../outgoing/mail/imap.js';
import { MailboxFlagsRepository, type NumberedFolder } from './mailbox-flags.repository.js';

/** Emails whose flags are followed when that begins, in ms back. */
const FOLLOWED = 30 * DAY;

/** Notes the flags of the folders that are read. What they mean for the messages is {@link FlagChanges}. */
@Injectable()
export class MailboxFlags {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly mails: MailboxFlagsRepository,
    private readonly clock: Clock,
  ) {}

  /** Adds emails, in the transaction that stores them. Reading may have begun before following was turned off. */
  async add(tx: WorkspaceTransaction, folder: NumberedFolder, mails: readonly FlaggedMail[]): Promise<void> {
    if (await this.mails.isFollowed(tx, folder.accountId)) await this.#insert(tx, folder, mails);
  }

  /** Notes what changed in the open folder since the last time, or everything the first time. */
  async follow(session: ImapSession, folder: NumberedFolder): Promise<void> {
    const known = await this.mails.modseq(folder);
    const { flags } = session;
    // Taken first: what changes while we ask is told again next time.
    const { modseq } = flags;
    const isNew = known === null;
    const added = isNew ? await flags.list(await session.uids({ since: this.clock.now() - FOLLOWED })) : [];
    const { isTold, changed, gone } = isNew ? NOTHING : await flags.changes(known, await this.mails.uids(folder));
    if (!isNew && changed.length === 0 && gone.length === 0 && modseq === known) return;
    await this.db.write(async (tx) => {
      if (!(await this.mails.isFollowed(tx, folder.accountId))) return;
      if (isNew) {
        await this.#insert(tx, folder, added);
        await this.mails.dropFormer(tx, folder);
      }
      await this.mails.note(tx, folder, changed, isTold);
      await this.mails.noteGone(tx, folder, gone);
      await this.mails.noteModseq(tx, folder, modseq);
    });
  }

  /** An email that is known from elsewhere keeps what was followed. */
  async #insert(tx: WorkspaceTransaction, folder: NumberedFolder, mails: readonly FlaggedMail[]): Promise<void> {
    const { accountId: account_id, path, validity } = folder;
    const named = mails.flatMap(({ messageId, ...mail }) => (messageId === null ? [] : [{ ...mail, messageId }]));
    const known = await this.mails.carried(
      tx,
      account_id,
      named.map(({ messageId }) => messageId),
    );
    const rows = named.map(({ uid, flags, messageId: message_id }) => {
      const { applied = null, wish_mask = 0, wish_bits = 0 } = known.get(message_id) ?? {};
      return { account_id, path, validity, uid, message_id, flags, applied, wish_mask, wish_bits };
    });
    await this.mails.insert(tx, rows);
  }
}

const NOTHING = { isTold: true, changed: [], gone: [] } as const;
