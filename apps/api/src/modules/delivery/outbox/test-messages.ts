import { createHash } from 'node:crypto';
import type { ChannelEvent, SendResult } from '@concordia/channels/port';
import { type Channel, DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { keptHandle } from '../../people/contact-records/kept-handle.js';
import { EarlyReceipts } from './early-receipts.js';

/** For how long after a test whose answer never came its echo is looked for, in ms. */
const ECHOED_WITHIN = DAY;

/** How long a test is remembered, in ms; no provider reports anything later. */
const REMEMBERED_FOR = 90 * DAY;

export interface NewTestMessage {
  readonly channel: Channel;
  /** `null` for a post. */
  readonly to: string | null;
  readonly text: string;
}

/** Remembers what was sent to try a connection, so that nothing providers tell of it reaches the board, the counts or analytics. */
@Injectable()
export class TestMessages {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly early: EarlyReceipts,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Sends a test that is remembered before it leaves: its echo may come before its answer.
   *
   * @param send is given a key of its own.
   */
  async send(message: NewTestMessage, send: (idempotencyKey: string) => Promise<SendResult>): Promise<SendResult> {
    const { channel, to, text } = message;
    const id = this.ids.next();
    const recipient_mark = to === null ? '' : recipientMark(channel, to);
    const row = { id, channel, recipient_mark, content_mark: contentMark(text), sent_at: this.clock.now() };
    await this.db.write(async (tx) => {
      await tx
        .deleteFrom('test_message')
        .where('sent_at', '<', row.sent_at - REMEMBERED_FOR)
        .execute();
      await tx.insertInto('test_message').values(row).execute();
    });
    const result = await send(`test.${id}`);
    if (result.ok) await this.db.write((tx) => this.#sent(tx, id, channel, result.providerMessageId));
    // Whether it left is unknown then, and its echo may still come.
    else if (result.failure !== 'unconfirmed') {
      await this.db.write((tx) => tx.deleteFrom('test_message').where('id', '=', id).execute());
    }
    return result;
  }

  /** Whether an event is about a test rather than about correspondence. */
  async isAbout(tx: WorkspaceTransaction, event: ChannelEvent): Promise<boolean> {
    if (!('messageId' in event) || event.messageId === null) return false;
    if ((await this.knownAmong(event.channel, [event.messageId], tx)).has(event.messageId)) return true;
    if (event.kind !== 'message' || event.direction !== 'outbound') return false;
    const unanswered = await tx
      .selectFrom('test_message')
      .select('id')
      .where('channel', '=', event.channel)
      .where('provider_message_id', 'is', null)
      .where('recipient_mark', '=', recipientMark(event.channel, event.from))
      .where('content_mark', '=', contentMark(event.text))
      .where('sent_at', '>', this.clock.now() - ECHOED_WITHIN)
      .executeTakeFirst();
    if (unanswered === undefined) return false;
    await this.#sent(tx, unanswered.id, event.channel, event.messageId);
    return true;
  }

  /** Which of these messages of a channel were tests. */
  async knownAmong(
    channel: Channel,
    providerMessageIds: readonly string[],
    db: Pick<WorkspaceTransaction, 'selectFrom'> = this.db.read,
  ): Promise<ReadonlySet<string>> {
    if (providerMessageIds.length === 0) return new Set();
    const rows = await db
      .selectFrom('test_message')
      .select('provider_message_id')
      .where('channel', '=', channel)
      .where('provider_message_id', 'in', [...providerMessageIds])
      .execute();
    return new Set(rows.flatMap(({ provider_message_id: known }) => (known === null ? [] : [known])));
  }

  async #sent(tx: WorkspaceTransaction, id: string, channel: Channel, providerMessageId: string): Promise<void> {
    await tx.updateTable('test_message').set({ provider_message_id: providerMessageId }).where('id', '=', id).execute();
    await this.early.catchUp(tx, channel, providerMessageId);
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const recipientMark = (channel: Channel, handle: string): string => sha256(`${channel} ${keptHandle(channel, handle)}`);

/** Providers may break lines anew. */
const contentMark = (text: string): string => sha256(text.replace(/\s+/g, ' ').trim());
