import { failureSentence, type ReactionTarget } from '@concordia/channels/port';
import type { MessageDetail } from '@concordia/contract/inbox';
import { type Channel, eligibilityOf, SECOND, spelledReaction } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { type ConnectionRow, preferredAccount } from '../../channels/connections/connection.row.js';
import { MessagesService } from '../../inbox/messages/messages.service.js';
import { emojiFor } from '../../inbox/messages/reactable.js';
import { EligibilityService } from '../outbox/eligibility.service.js';
import { ReactionsRepository } from './reactions.repository.js';

/** How long a provider may take, in ms: somebody waits. */
const PATIENCE = 15 * SECOND;

interface Target {
  readonly channel: Channel;
  readonly account: ConnectionRow;
  readonly to: string;
  readonly messageId: string;
}

/** Reacts to messages. Each reaction is a call that may be repeated, so nothing is queued. */
@Injectable()
export class ReactionsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly reactions: ReactionsRepository,
    private readonly channels: ChannelsRepository,
    private readonly adapters: ChannelAdapters,
    private readonly eligibility: EligibilityService,
    private readonly messages: MessagesService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async put(messageId: string, emoji: string): Promise<MessageDetail> {
    const target = await this.#targetOf(messageId);
    const spelled = spelledReaction(target.channel, target.account.provider, emoji);
    if (spelled === null) {
      const details = [{ field: 'body.emoji', expected: 'an emoji in reactWith of the message', received: emoji }];
      throw new DomainFailure('invalid', 'EMOJI_NOT_OFFERED', 'The channel does not take this emoji.', details);
    }
    await this.#tell(target, spelled);
    return this.#keep(messageId, spelled);
  }

  async remove(messageId: string): Promise<MessageDetail> {
    if ((await this.reactions.ours(messageId)) === null) return this.messages.get(messageId);
    await this.#tell(await this.#targetOf(messageId), null);
    return this.#keep(messageId, null);
  }

  /** @throws DomainFailure if nobody can react to the message now. */
  async #targetOf(messageId: string): Promise<Target> {
    const row = await this.reactions.target(messageId);
    if (row === undefined) throw notFound('message');
    const { channel, direction, contact_id, account_id, provider_message_id: providerMessageId, deleted_at } = row;
    const account =
      account_id === null
        ? preferredAccount(await this.channels.ofChannel(this.db.read, channel))
        : await this.channels.account(this.db.read, account_id);
    const isDeleted = deleted_at !== null;
    const offered = emojiFor({ channel, direction, providerMessageId, isDeleted, account });
    if (offered === null || account === undefined || providerMessageId === null || contact_id === null) throw none();
    const facts = (await this.eligibility.facts(this.db.read, contact_id, { channel, accountId: account.id }))[channel];
    const verdict = eligibilityOf(facts, this.clock.now());
    if (!verdict.eligible) throw new DomainFailure('conflict', verdict.code.toUpperCase(), verdict.reason);
    if (facts.handle === null) throw none();
    return { channel, account, to: facts.handle, messageId: providerMessageId };
  }

  async #tell({ account, channel, to, messageId }: Target, emoji: string | null): Promise<void> {
    const adapter = await this.adapters.forAccount(account);
    if (adapter?.react === undefined) throw none();
    const target: ReactionTarget = { to, messageId, emoji };
    const signal = AbortSignal.timeout(PATIENCE);
    // An adapter rejects only when it is aborted.
    const result = await adapter
      .react(target, signal)
      .catch(() => ({ ok: false, failure: 'transient', providerCode: null }) as const);
    if (!result.ok)
      throw new DomainFailure(
        'conflict',
        'REACTION_REFUSED',
        failureSentence(result.failure, channel, result.providerCode),
      );
  }

  async #keep(messageId: string, emoji: string | null): Promise<MessageDetail> {
    const row = { id: this.ids.next(), message_id: messageId, emoji, at: this.clock.now() };
    await this.db.write((tx) => this.reactions.put(tx, row));
    return this.messages.get(messageId);
  }
}

const none = () => new DomainFailure('conflict', 'NO_REACTIONS', 'Nobody can react to this message from here.');
