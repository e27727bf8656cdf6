import { mailboxEnvelopes } from '@concordia/channels/imap';
import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { FolderMail, ImapSession } from '../../../outgoing/mail/imap.js';
import { Envelopes } from '../inbound/envelopes.js';
import type { MailboxAccount } from './mailbox-accounts.js';
import { MailboxesRepository } from './mailboxes.repository.js';

/** How far back a new or renumbered mailbox is read, in ms. */
const FIRST_READING = 30 * DAY;

/** Emails in memory at once. */
const AT_ONCE = 10;

type Role = 'inbox' | 'sent';

/**
 * Feeds new email of a mailbox into the inbound path. A folder's progress is saved in the transaction that stores its email, so that an interrupted
 * read resumes after the last stored one.
 */
@Injectable()
export class MailboxReader {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly mailboxes: MailboxesRepository,
    private readonly envelopes: Envelopes,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads the sent folder, if there is one, and then the received folder, which stays open.
   *
   * @returns how many emails were new.
   */
  async read(session: ImapSession, account: MailboxAccount, signal: AbortSignal): Promise<number> {
    const sent = await session.sentFolder();
    const echoes = sent === null ? 0 : await this.#readFolder(session, account, { role: 'sent', path: sent }, signal);
    const folder = { role: 'inbox', path: account.folder } as const;
    return echoes + (await this.#readFolder(session, account, folder, signal));
  }

  async #readFolder(
    session: ImapSession,
    account: MailboxAccount,
    { role, path }: { role: Role; path: string },
    signal: AbortSignal,
  ): Promise<number> {
    const { validity, nextUid } = await session.openFolder(path);
    const known = await this.mailboxes.folder(account.accountId, role);
    const isSame = known?.validity === validity && known.path === path;
    if (isSame && known.last_uid >= nextUid - 1) return 0;
    const since = this.clock.now() - FIRST_READING;
    const uids = await session.uids(isSame ? { after: known.last_uid } : { since });
    let fresh = 0;
    for (let at = 0; at < uids.length; at += AT_ONCE) {
      signal.throwIfAborted();
      const batch = uids.slice(at, at + AT_ONCE);
      const mails = await session.fetch(batch);
      const progress = { fetched: at + batch.length, to_fetch: uids.length };
      fresh += await this.#keep(account, mails, { role, path, validity, last_uid: batch.at(-1) ?? 0 }, progress);
    }
    if (uids.length === 0) {
      await this.#keep(account, [], { role, path, validity, last_uid: nextUid - 1 }, { fetched: 0, to_fetch: 0 });
    }
    return fresh;
  }

  #keep(
    { accountId, address, provider }: MailboxAccount,
    mails: readonly FolderMail[],
    place: { role: Role; path: string; validity: string; last_uid: number },
    progress: { fetched: number; to_fetch: number },
  ): Promise<number> {
    const updated_at = this.clock.now();
    const envelopes = mails.flatMap(({ bytes, receivedAt }) => mailboxEnvelopes(bytes, address, receivedAt));
    const incoming = envelopes.map(
      (envelope) => ({ provider, channel: 'email', accountId, envelope, failure: null }) as const,
    );
    return this.db.write(async (tx) => {
      const fresh = await this.envelopes.keep(tx, incoming);
      await this.mailboxes.advance(tx, { ...place, account_id: accountId, updated_at });
      await this.mailboxes.change(tx, accountId, { ...progress, updated_at });
      return fresh;
    });
  }
}
