import type { SignalTarget } from '@concordia/channels/port';
import type { Presence } from '@concordia/contract/delivery';
import { carriesOut, type Feature } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import type { ConnectionRow } from '../../channels/connections/connection.row.js';
import { workspaceSettings } from '../../platform/workspace/settings/workspace-settings.repository.js';
import { EligibilityService } from '../outbox/eligibility.service.js';
import { ReplyContextRepository } from '../outbox/reply-context.repository.js';
import { SendingAccount } from '../outbox/sending-account.js';

export type PresenceState = Presence['state'];

export interface PresenceTarget extends SignalTarget {
  readonly account: ConnectionRow;
}

const FEATURE_OF: Readonly<Record<PresenceState, Feature>> = { reading: 'readMarks', writing: 'typing' };

/** Whom a member's presence is shown to, and by which account. */
@Injectable()
export class PresenceTargets {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly context: ReplyContextRepository,
    private readonly accounts: SendingAccount,
    private readonly channels: ChannelsRepository,
    private readonly eligibility: EligibilityService,
  ) {}

  /**
   * @returns `null` if nobody is told: the workspace does not share it, the channel cannot, or the contact wrote nothing or opted out.
   * @throws DomainFailure `not-found` for an unknown conversation.
   */
  async of(conversationId: string, state: PresenceState): Promise<PresenceTarget | null> {
    const db = this.db.read;
    const conversation = await this.context.conversation(db, conversationId);
    if (conversation === undefined) throw notFound('conversation');
    const { channel, contact_id: contactId } = conversation;
    if (contactId === null || (await workspaceSettings(db)).shares_presence === 0) return null;
    const accountId = await this.accounts.of(db, { channel, contactId, conversationId });
    const account = accountId === null ? undefined : await this.channels.account(db, accountId);
    if (account === undefined || account.mode === 'not_connected') return null;
    if (!carriesOut(channel, FEATURE_OF[state], account.provider)) return null;
    const latest = await this.context.latestInbound(db, conversationId, channel);
    const { handle, consent } = (await this.eligibility.facts(db, contactId))[channel];
    return latest === null || handle === null || consent === 'out' ? null : { account, to: handle, latest };
  }
}
