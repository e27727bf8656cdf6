import { createHash } from 'node:crypto';
import type { ChannelEvent, SendResult } from '@concordia/channels/port';
import { type Channel, DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { keptHandle } from '../../people/contact-records/kept-handle.js';
import { EarlyReceipts } from './early-receipts.js';
import { TestMessagesRepository } from './test-messages.repository.js';

/** How long after an unconfirmed test its echo is recognized, in ms. */
const ECHOED_WITHIN = DAY;

/** How long tests are stored, in ms; providers report nothing later. */
const REMEMBERED_FOR = 90 * DAY;

export interface NewTestMessage {
  readonly channel: Channel;
  /** `null` for a post. */
  readonly to: string | null;
  readonly text: string;
}

/** Stores messages that test a connection, so that provider events about them never reach the board, the counters or analytics. */
@Injectable()
export class TestMessages {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly tests: TestMessagesRepository,
    private readonly early: EarlyReceipts,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Sends a test and stores it first, since its echo may arrive before its response.
   *
   * @param send called with a unique idempotency key.
   */
  async send(message: NewTestMessage, send: (idempotencyKey: string) => Promise<SendResult>): Promise<SendResult> {
    const { channel, to, text } = message;
    const id = this.ids.next();
    const recipient_mark = to === null ? '' : recipientMark(channel, to);
    const row = { id, channel, recipient_mark, content_mark: contentMark(text), sent_at: this.clock.now() };
    await this.db.write(async (tx) => {
      await this.tests.removeSentBefore(tx, row.sent_at - REMEMBERED_FOR);
      await this.tests.insert(tx, row);
    });
    const result = await send(`test.${id}`);
    if (result.ok) await this.db.write((tx) => this.#sent(tx, id, channel, result.providerMessageId));
    // Unconfirmed: it may have been sent, and its echo may still arrive.
    else if (result.failure !== 'unconfirmed') {
      await this.db.write((tx) => this.tests.remove(tx, id));
    }
    return result;
  }

  async isAbout(tx: WorkspaceTransaction, event: ChannelEvent): Promise<boolean> {
    if (!('messageId' in event) || event.messageId === null) return false;
    if ((await this.knownAmong(event.channel, [event.messageId], tx)).has(event.messageId)) return true;
    if (event.kind !== 'message' || event.direction !== 'outbound') return false;
    const { channel } = event;
    const marks = { recipient_mark: recipientMark(channel, event.from), content_mark: contentMark(event.text) };
    const since = this.clock.now() - ECHOED_WITHIN;
    const unanswered = await this.tests.findUnanswered(tx, { channel, ...marks }, since);
    if (unanswered === undefined) return false;
    await this.#sent(tx, unanswered.id, channel, event.messageId);
    return true;
  }

  async knownAmong(
    channel: Channel,
    providerMessageIds: readonly string[],
    db: QuerySource = this.db.read,
  ): Promise<ReadonlySet<string>> {
    if (providerMessageIds.length === 0) return new Set();
    return new Set(await this.tests.knownAmong(db, channel, providerMessageIds));
  }

  async #sent(tx: WorkspaceTransaction, id: string, channel: Channel, providerMessageId: string): Promise<void> {
    await this.tests.noteProviderId(tx, id, providerMessageId);
    await this.early.catchUp(tx, channel, providerMessageId);
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const recipientMark = (channel: Channel, handle: string): string => sha256(`${channel} ${keptHandle(channel, handle)}`);

/** Normalizes whitespace, since providers may rewrap lines. */
const contentMark = (text: string): string => sha256(text.replace(/\s+/g, ' ').trim());
