import type { ChannelAccountUpdate } from '@concordia/contract/channels';
import { isMailboxProvider, type MailFlagMode } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { formattingOf } from './account-formatting.js';
import { AccountModes } from './account-modes.js';
import type { ConnectionRow } from './connection.row.js';

/** Applies what people say about an account to its row. */
@Injectable()
export class AccountChanges {
  constructor(private readonly modes: AccountModes) {}

  /** @returns the row to store. @throws DomainFailure as {@link AccountModes.changed} does. */
  async applied(
    tx: WorkspaceTransaction,
    row: ConnectionRow,
    { name, color, signature, memberIds, mailFlags, mode, quietHours }: Omit<ChannelAccountUpdate, 'isDefault'>,
  ): Promise<ConnectionRow> {
    return {
      ...(await this.modes.changed(tx, row, { mode, quietHours })),
      ...(name !== undefined && { name }),
      ...(color !== undefined && { color }),
      ...(memberIds !== undefined && { members: JSON.stringify([...new Set(memberIds)]) }),
      ...(signature !== undefined && signatureOf(row, signature)),
      ...(mailFlags !== undefined && flagsOf(row, mailFlags)),
    };
  }
}

/** Whoever reads the mailbox begins again with the new version. @throws DomainFailure `NO_MAILBOX` for an account without flags. */
function flagsOf({ provider, mail_flags, version }: ConnectionRow, chosen: MailFlagMode) {
  if (chosen === mail_flags) return {};
  if (isMailboxProvider(provider)) return { mail_flags: chosen, version: version + 1 };
  throw new DomainFailure('invalid', 'NO_MAILBOX', 'Only mailboxes have flags to keep in step.', [
    { field: 'body.mailFlags', expected: 'off' },
  ]);
}

/** An empty text is no signature. */
function signatureOf({ channel }: ConnectionRow, signature: NonNullable<ChannelAccountUpdate['signature']> | null) {
  const text = signature?.text.trim() ?? '';
  if (signature === null || text === '') return { signature_text: null, signature_html: null };
  return { signature_text: text, signature_html: formattingOf(channel, signature.html) };
}
