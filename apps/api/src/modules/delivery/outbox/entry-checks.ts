import type { OutgoingRecipients } from '@concordia/channels/port';
import type { OutboxEntry } from '@concordia/contract/delivery';
import { type Channel, eligibilityOf, factsByWriter, measureText, type TextRoute } from '@concordia/domain';
import { postWeight } from '@concordia/domain/post-weight';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { uploadedFileOf } from '../../inbox/uploads/uploads.repository.js';
import { recipientsIn } from '../recipients/stored-recipients.js';
import { EligibilityService, factsFor } from './eligibility.service.js';
import { eligibilityContent } from './eligibility-content.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { entryOf } from './outbox.row.js';
import { OutgoingFiles } from './outgoing-files.js';
import { PublicAnswers } from './public-answers.js';

export interface Sendable {
  readonly contactId: string;
  readonly channel: Channel;
  /** The account it leaves by; `null` while the channel has none. */
  readonly accountId: string | null;
  /** `null` for a new conversation, or the newest one of the contact on the channel. */
  readonly conversationId: string | null;
  readonly content: string;
  readonly hasFiles: boolean;
  readonly isTemplate: boolean;
  /** Whether no person writes it. */
  readonly isAutomated: boolean;
  /** Everybody who gets an email; `null` for the contact alone. @default null */
  readonly recipients?: OutgoingRecipients | null;
}

@Injectable()
export class EntryChecks {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly channels: ChannelsRepository,
    private readonly eligibility: EligibilityService,
    private readonly files: OutgoingFiles,
    private readonly inPublic: PublicAnswers,
  ) {}

  /** @throws DomainFailure `not-found` if the entry does not exist. */
  async show(tx: WorkspaceTransaction, id: string): Promise<OutboxEntry> {
    const row = await this.entries.find(tx, id);
    if (row === undefined) throw noSuchEntry();
    return entryOf(row, await this.channels.modes(tx), (await this.files.of(tx, id)).map(uploadedFileOf));
  }

  /**
   * Throws if a message may not be sent at its time.
   *
   * @param at when it would leave.
   * @param text how a wrong text is refused: a new one is `invalid`, and a stored one conflicts with the channel as it is now.
   * @throws DomainFailure `conflict` for all else, with the eligibility's code in capitals.
   */
  async refuse(
    tx: WorkspaceTransaction,
    message: Sendable,
    at: number,
    text: 'invalid' | 'conflict' = 'invalid',
  ): Promise<void> {
    const facts = factsFor(await this.eligibility.facts(tx, message.contactId, message), message.recipients ?? null);
    const route = await this.#routeOf(tx, message);
    const measure = (text: string) => measureText(route, text, postWeight);
    const known = factsByWriter(facts[message.channel], message.isAutomated);
    const asked = { ...known, isTemplate: message.isTemplate, measure };
    const answer = eligibilityOf(asked, at, eligibilityContent(message), Object.values(facts));
    if (answer.eligible) return;
    const code = answer.code.toUpperCase();
    if (answer.code !== 'too_long' && answer.code !== 'empty') throw new DomainFailure('conflict', code, answer.reason);
    const details = [{ field: 'body.content', expected: `1 to ${answer.maxLength} characters` }];
    throw new DomainFailure(text, code, answer.reason, details);
  }

  async #routeOf(tx: WorkspaceTransaction, { channel, accountId, conversationId }: Sendable): Promise<TextRoute> {
    const connection = accountId === null ? undefined : await this.channels.account(tx, accountId);
    const isPublic = await this.inPublic.wouldBe(tx, channel, conversationId);
    return { channel, provider: connection?.provider ?? null, audience: isPublic ? 'reply' : 'private' };
  }

  /** Throws if a stored entry may not be sent at another time. */
  async refuseAgain(tx: WorkspaceTransaction, row: OutboundRow, at: number): Promise<void> {
    const hasFiles = (await this.files.of(tx, row.id)).length > 0;
    const recipients = recipientsIn(row);
    const isAutomated = row.automation_id !== null;
    const message = { ...messageOf(row), hasFiles, isTemplate: row.template !== null, isAutomated, recipients };
    await this.refuse(tx, message, at, 'conflict');
  }
}

export const noSuchEntry = () =>
  new DomainFailure('not-found', 'OUTBOX_ENTRY_NOT_FOUND', 'The message was not found in the outbox.');

function messageOf({
  contact_id,
  channel,
  account_id,
  content,
  conversation_id,
}: OutboundRow): Omit<Sendable, 'hasFiles' | 'isTemplate' | 'isAutomated'> {
  if (contact_id !== null)
    return { contactId: contact_id, channel, accountId: account_id, content, conversationId: conversation_id };
  throw new DomainFailure('conflict', 'NO_CONTACT_POINT', 'The contact of this message no longer exists.');
}
