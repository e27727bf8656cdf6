import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ChannelsRepository, type QuerySource } from '../../channels/connections/channels.repository.js';
import { preferredAccount } from '../../channels/connections/connection.row.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { SendingAccountRepository } from './sending-account.repository.js';

export interface AccountQuestion {
  readonly channel: Channel;
  readonly contactId: string | null;
  readonly conversationId: string | null;
  /** Chosen by the sender. */
  readonly accountId?: string;
}

/** Decides by which account of a channel a message leaves. */
@Injectable()
export class SendingAccount {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly used: SendingAccountRepository,
    private readonly entries: OutboxRepository,
  ) {}

  /**
   * The chosen account; otherwise the one that the conversation was written to, the one used last with the contact, or the channel's default.
   *
   * A conversation keeps its account while that is disconnected: an answer from another address would surprise.
   *
   * @returns `null` if the channel has no account.
   * @throws DomainFailure `invalid` if the chosen account is not one of the channel.
   */
  async of(db: QuerySource, question: AccountQuestion): Promise<string | null> {
    const { channel, contactId, conversationId, accountId } = question;
    const accounts = await this.channels.ofChannel(db, channel);
    if (accountId !== undefined) {
      if (accounts.some(({ id }) => id === accountId)) return accountId;
      throw noSuchAccount();
    }
    const written = conversationId === null ? null : await this.used.ofConversation(db, conversationId, channel);
    if (accounts.some(({ id }) => id === written)) return written;
    const connected = new Set(accounts.filter(({ mode }) => mode !== 'not_connected').map(({ id }) => id));
    // Nothing to decide, as for most channels.
    if (connected.size > 1 && contactId !== null) {
      const known = (await this.used.usedWith(db, contactId, channel)).find((id) => connected.has(id));
      if (known !== undefined) return known;
    }
    return preferredAccount(accounts)?.id ?? null;
  }

  /** Gives an entry that was queued before the channel had an account the one it leaves by. */
  async assigned(tx: WorkspaceTransaction, row: OutboundRow): Promise<OutboundRow> {
    if (row.account_id !== null) return row;
    const { channel, contact_id: contactId, conversation_id: conversationId } = row;
    const account_id = await this.of(tx, { channel, contactId, conversationId });
    if (account_id === null) return row;
    await this.entries.change(tx, row.id, [row.state], { account_id });
    return { ...row, account_id };
  }
}

const noSuchAccount = () => {
  const expected = 'an account of this channel';
  return new DomainFailure('invalid', 'ACCOUNT_NOT_FOUND', 'This account is not one of the channel. Choose another.', [
    { field: 'body.accountId', expected },
  ]);
};
