import type { FolderChoice, MailboxFolder } from '@concordia/contract/intake';
import { isMailboxProvider } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { type ListedFolder, MailboxFailure } from '../../../outgoing/mail/imap.js';
import { ChannelsRepository, type QuerySource } from '../../channels/connections/channels.repository.js';
import type { ConnectionRow } from '../../channels/connections/connection.row.js';
import { AuditLog } from '../../hub/auth/audit-log.js';
import { type MailboxAccount, MailboxAccounts } from './mailbox-accounts.js';
import { openMailbox } from './open-mailbox.js';

/** Which folders of a mailbox are read. */
@Injectable()
export class MailboxFoldersService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly accounts: MailboxAccounts,
    private readonly audit: AuditLog,
  ) {}

  /** The server's folders now, and chosen ones that it no longer has. */
  async list(accountId: string): Promise<MailboxFolder[]> {
    const account = await this.accounts.of(await this.#find(this.db.read, accountId));
    return shownOf(await this.#listed(account), account.folders);
  }

  /** @throws DomainFailure `invalid` naming each path that the mailbox does not have. */
  async choose(accountId: string, { paths }: FolderChoice): Promise<MailboxFolder[]> {
    const listed = await this.#listed(await this.accounts.of(await this.#find(this.db.read, accountId)));
    const known = new Set(listed.map(({ path }) => path));
    const unknown = paths.flatMap((path, index) => (known.has(path) ? [] : [{ path, field: `body.paths.${index}` }]));
    if (unknown.length > 0) {
      const names = unknown.map(({ path }) => `"${path}"`).join(', ');
      const details = unknown.map(({ field }) => ({ field, expected: 'a folder of the mailbox' }));
      throw new DomainFailure('invalid', 'FOLDER_NOT_FOUND', `The mailbox has no folder ${names}.`, details);
    }
    await this.db.write(async (tx) => {
      const row = await this.#find(tx, accountId);
      // Whoever reads the mailbox begins again with the new version.
      const mail_folders = JSON.stringify([...new Set(paths)]);
      await this.channels.put(tx, { ...row, mail_folders, version: row.version + 1 });
      await this.audit.record(tx, { action: 'channel.account_changed', subject: row.channel, detail: accountId });
    });
    return shownOf(listed, (await this.accounts.of(await this.#find(this.db.read, accountId))).folders);
  }

  async #listed(account: MailboxAccount): Promise<readonly ListedFolder[]> {
    try {
      const session = await openMailbox(account);
      try {
        return await session.folders();
      } finally {
        await session.close();
      }
    } catch (error) {
      const reason = error instanceof MailboxFailure ? error.message : 'The server does not list its folders.';
      throw new DomainFailure('bad-gateway', 'MAILBOX_UNAVAILABLE', `The mailbox could not be opened: ${reason}`);
    }
  }

  /** @throws DomainFailure `not-found` if it is no account of a mailbox, `conflict` while nothing connects to it. */
  async #find(db: QuerySource, accountId: string): Promise<ConnectionRow> {
    const row = await this.channels.account(db, accountId);
    if (row === undefined || !isMailboxProvider(row.provider)) throw notFound('account');
    if (row.mode !== 'not_connected') return row;
    throw new DomainFailure(
      'conflict',
      'MAILBOX_NOT_CONNECTED',
      'Connect the mailbox first; then its folders can be listed.',
    );
  }
}

function shownOf(listed: readonly ListedFolder[], chosen: readonly string[]): MailboxFolder[] {
  const known = new Set(listed.map(({ path }) => path));
  const gone = chosen.filter((path) => !known.has(path));
  return [
    ...listed.map((folder) => ({ ...folder, isRead: chosen.includes(folder.path), isGone: false })),
    ...gone.map((path) => ({ path, name: path, specialUse: null, isRead: true, isGone: true })),
  ];
}
