import type { ChannelAccountUpdate } from '@concordia/contract/channels';
import { Injectable } from '@nestjs/common';
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
    { name, color, signature, memberIds, mode, quietHours }: Omit<ChannelAccountUpdate, 'isDefault'>,
  ): Promise<ConnectionRow> {
    return {
      ...(await this.modes.changed(tx, row, { mode, quietHours })),
      ...(name !== undefined && { name }),
      ...(color !== undefined && { color }),
      ...(memberIds !== undefined && { members: JSON.stringify([...new Set(memberIds)]) }),
      ...(signature !== undefined && signatureOf(row, signature)),
    };
  }
}

/** An empty text is no signature. */
function signatureOf({ channel }: ConnectionRow, signature: NonNullable<ChannelAccountUpdate['signature']> | null) {
  const text = signature?.text.trim() ?? '';
  if (signature === null || text === '') return { signature_text: null, signature_html: null };
  return { signature_text: text, signature_html: formattingOf(channel, signature.html) };
}
