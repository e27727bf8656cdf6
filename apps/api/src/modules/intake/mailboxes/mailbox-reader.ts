import { mailboxEnvelopes } from '@concordia/channels/imap';
import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { FolderFailure, type FolderMail, type ImapSession } from '../../../outgoing/mail/imap.js';
import { Envelopes } from '../inbound/envelopes.js';
import { FlagChanges } from './flag-changes.js';
import type { MailboxAccount } from './mailbox-accounts.js';
import { MailboxFlags } from './mailbox-flags.js';
import { MailboxesRepository } from './mailboxes.repository.js';

/** How far back a new or renumbered mailbox is read, in ms. */
const FIRST_READING = 30 * DAY;

/** Emails in memory at once. */
const AT_ONCE = 10;

type Role = 'inbox' | 'sent';

export interface ReadResult {
  /** How many emails were new. */
  readonly fresh: number;
  /** Whether some of them were read, answered or deleted elsewhere, which waits for their messages. */
  readonly isFlagged: boolean;
  /** Which folders could not be read, and why; `null` if all were. */
  readonly problem: string | null;
}

type Fresh = Pick<ReadResult, 'fresh' | 'isFlagged'>;

const NONE: Fresh = { fresh: 0, isFlagged: false };

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
    private readonly flags: MailboxFlags,
    private readonly changes: FlagChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads the sent folder, if there is one, and then the received folders, of which the first stays open. A folder that is gone does not keep the
   * others from being read.
   *
   * @throws MailboxFailure if no received folder can be read.
   */
  async read(session: ImapSession, account: MailboxAccount, signal: AbortSignal): Promise<ReadResult> {
    const sent = await session.sentFolder();
    const own = sent === null ? NONE : await this.#readFolder(session, account, { role: 'sent', path: sent }, signal);
    let { fresh } = own;
    let isFlagged = false;
    const paths = account.folders.filter((path) => path !== sent).toReversed();
    const failures: FolderFailure[] = [];
    for (const path of paths) {
      const told = await this.#readReceived(session, account, path, signal);
      if (told instanceof FolderFailure) failures.push(told);
      else {
        fresh += told.fresh;
        isFlagged ||= told.isFlagged;
      }
    }
    const [failure] = failures;
    if (failure !== undefined && failures.length === paths.length) throw failure;
    await this.#stayOpen(session, paths, failures);
    // At the end: an email that is gone from one folder may have been moved to another.
    if (account.followsFlags) {
      await this.changes.apply(account.accountId, failures.length === 0 ? account.folders : null, signal);
    }
    return {
      fresh,
      isFlagged,
      problem: failures.length === 0 ? null : failures.map(({ message }) => message).join(' '),
    };
  }

  async #readReceived(
    session: ImapSession,
    account: MailboxAccount,
    path: string,
    signal: AbortSignal,
  ): Promise<Fresh | FolderFailure> {
    const { accountId: account_id } = account;
    try {
      const fresh = await this.#readFolder(session, account, { role: 'inbox', path }, signal);
      if ((await this.mailboxes.folder(account_id, path))?.failure) {
        await this.db.write((tx) => this.mailboxes.clearFailure(tx, account_id, path));
      }
      return fresh;
    } catch (error) {
      if (!(error instanceof FolderFailure)) throw error;
      const note = { account_id, path, role: 'inbox', failure: error.message, updated_at: this.clock.now() } as const;
      await this.db.write((tx) => this.mailboxes.noteFailure(tx, note));
      return error;
    }
  }

  /** A failed attempt leaves no folder open, and without one the server tells no news. */
  async #stayOpen(session: ImapSession, paths: readonly string[], failures: readonly FolderFailure[]): Promise<void> {
    const gone = new Set(failures.map(({ path }) => path));
    const open = paths.findLast((path) => !gone.has(path));
    if (open !== undefined && gone.has(paths.at(-1) ?? '')) await session.openFolder(open);
  }

  async #readFolder(
    session: ImapSession,
    account: MailboxAccount,
    { role, path }: { role: Role; path: string },
    signal: AbortSignal,
  ): Promise<Fresh> {
    const opened = await session.openFolder(path);
    const fresh = await this.#readNew(session, account, { role, path, ...opened }, signal);
    const { accountId, followsFlags } = account;
    if (followsFlags && role === 'inbox') {
      await this.flags.follow(session, { accountId, path, validity: opened.validity });
    }
    return fresh;
  }

  async #readNew(
    session: ImapSession,
    account: MailboxAccount,
    { role, path, validity, nextUid }: { role: Role; path: string; validity: string; nextUid: number },
    signal: AbortSignal,
  ): Promise<Fresh> {
    const known = await this.mailboxes.folder(account.accountId, path);
    const isSame = known?.validity === validity;
    if (isSame && known.last_uid >= nextUid - 1) return NONE;
    const since = this.clock.now() - FIRST_READING;
    const uids = await session.uids(isSame ? { after: known.last_uid } : { since });
    let fresh = 0;
    let isFlagged = false;
    for (let at = 0; at < uids.length; at += AT_ONCE) {
      signal.throwIfAborted();
      const batch = uids.slice(at, at + AT_ONCE);
      const mails = await session.fetch(batch);
      const progress = { fetched: at + batch.length, to_fetch: uids.length };
      fresh += await this.#keep(account, mails, { role, path, validity, last_uid: batch.at(-1) ?? 0 }, progress);
      isFlagged ||= mails.some(({ flags }) => flags !== 0);
    }
    if (uids.length === 0) {
      await this.#keep(account, [], { role, path, validity, last_uid: nextUid - 1 }, { fetched: 0, to_fetch: 0 });
    }
    return { fresh, isFlagged: isFlagged && account.followsFlags };
  }

  #keep(
    { accountId, address, provider, followsFlags }: MailboxAccount,
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
      if (followsFlags && place.role === 'inbox') await this.flags.add(tx, { accountId, ...place }, mails);
      await this.mailboxes.advance(tx, { ...place, account_id: accountId, failure: null, updated_at });
      await this.mailboxes.change(tx, accountId, { ...progress, updated_at });
      return fresh;
    });
  }
}
