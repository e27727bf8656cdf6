import type { Channel, CountedMessage, MessageStatus } from '@concordia/domain';
import type { SentimentLabel } from '@concordia/domain/sentiment';
import { WorkspaceDatabase } from '../database/workspace-database.js';
import { CounterTally } from '../modules/inbox/counters/counter-tally.js';
import { StatCounters } from '../modules/inbox/counters/stat-counters.js';
import { SearchIndexes } from '../modules/inbox/search/search-indexes.js';
import { channelBit } from '../modules/people/contact-records/contact.row.js';
import type { TestApp } from './test-app.js';

export interface MadeMessage {
  readonly messageId: string;
  readonly conversationId: string;
  readonly contactId: string;
  readonly attachmentId: string;
}

export interface MessageWishes {
  readonly channel?: Channel;
  readonly status?: MessageStatus;
  readonly direction?: 'inbound' | 'outbound';
  readonly isRead?: boolean;
  readonly isUrgent?: 0 | 1;
  /** @default 42 */
  readonly priority?: number;
  readonly sentiment?: SentimentLabel;
  /** ms since the epoch. */
  readonly sentAt?: number;
  readonly subject?: string;
  readonly excerpt?: string;
  readonly html?: string;
  readonly reasons?: { code: string; points: number; text: string }[];
  /** The headers; an email from the contact to me@own.example by default. */
  readonly from?: string;
  readonly to?: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly replyTo?: readonly string[];
  readonly mailingList?: object;
  /** Adds the message to this message's conversation and contact. */
  readonly in?: MadeMessage;
}

/**
 * Inserts messages into a test's workspace as an import does: rows and counters in one transaction.
 *
 * @param workspaceId defaults to the local workspace at the time of each call.
 */
export function mailMaker(test: TestApp, workspaceId?: string) {
  const db = test.app.get(WorkspaceDatabase);
  const counters = test.app.get(StatCounters);
  const search = test.app.get(SearchIndexes);
  let made = 0;

  return (wishes: MessageWishes = {}): Promise<MadeMessage> =>
    test.inWorkspace(async () => {
      made += 1;
      const ordinal = made;
      const ids: MadeMessage = {
        messageId: test.ids.next(),
        conversationId: wishes.in?.conversationId ?? test.ids.next(),
        contactId: wishes.in?.contactId ?? test.ids.next(),
        attachmentId: test.ids.next(),
      };
      const sentAt = wishes.sentAt ?? test.clock.now() + ordinal * 1000;
      const counted: CountedMessage = {
        channel: wishes.channel ?? 'email',
        status: wishes.status ?? 'inbox',
        direction: wishes.direction ?? 'inbound',
        isRead: wishes.isRead ?? false,
        isUrgent: wishes.isUrgent ?? 0,
        priority: wishes.priority ?? 42,
        isSnoozed: false,
      };
      await db.write(async (tx) => {
        const tally = new CounterTally().message(null, counted, ids.conversationId);
        if (wishes.in === undefined) {
          tally.contacts(1);
          await tx
            .insertInto('contact')
            .values({
              id: ids.contactId,
              name: `Contact ${ordinal}`,
              email: `contact${ordinal}@people.example`,
              channel_bits: channelBit(counted.channel),
              created_at: sentAt,
            })
            .execute();
          await tx
            .insertInto('conversation')
            .values({
              id: ids.conversationId,
              channel: counted.channel,
              contact_id: ids.contactId,
              subject: wishes.subject ?? null,
              first_message_at: sentAt,
              last_message_at: sentAt,
              created_at: sentAt,
            })
            .execute();
        }
        await tx
          .updateTable('contact')
          .set((eb) => ({ inbound_count: eb('inbound_count', '+', 1), last_message_at: sentAt }))
          .where('id', '=', ids.contactId)
          .execute();
        await tx
          .updateTable('conversation')
          .set((eb) => ({ message_count: eb('message_count', '+', 1), last_message_at: sentAt }))
          .where('id', '=', ids.conversationId)
          .execute();
        await tx
          .insertInto('message')
          .values({
            id: ids.messageId,
            conversation_id: ids.conversationId,
            contact_id: ids.contactId,
            channel: counted.channel,
            direction: counted.direction,
            sent_at: sentAt,
            subject: wishes.subject ?? null,
            excerpt: wishes.excerpt ?? `Message ${ordinal}`,
            status: counted.status,
            is_read: counted.isRead ? 1 : 0,
            is_urgent: wishes.isUrgent ?? 0,
            priority: counted.priority,
            priority_reasons: JSON.stringify(wishes.reasons ?? []),
            sentiment_label: wishes.sentiment ?? 'unknown',
            attachment_count: 1,
            dedupe_key: ids.messageId,
            stored_at: sentAt,
          })
          .execute();
        await tx
          .insertInto('message_body')
          .values({
            message_id: ids.messageId,
            text: wishes.excerpt ?? `Message ${ordinal}`,
            html: wishes.html ?? null,
            from_name: `Contact ${ordinal}`,
            from_address: wishes.from ?? `contact${ordinal}@people.example`,
            to_list: mailboxes(wishes.to ?? ['me@own.example']),
            cc_list: mailboxes(wishes.cc),
            bcc_list: mailboxes(wishes.bcc),
            reply_to_list: mailboxes(wishes.replyTo),
            mailing_list: wishes.mailingList === undefined ? null : JSON.stringify(wishes.mailingList),
          })
          .execute();
        await tx
          .insertInto('attachment')
          .values({
            id: ids.attachmentId,
            message_id: ids.messageId,
            position: 0,
            file_name: 'offer.pdf',
            content_type: 'application/pdf',
            size_bytes: 3,
            content_hash: '0'.repeat(64),
          })
          .execute();
        await search.messages.add(tx, [ids.messageId]);
        await search.contacts.put(tx, ids.contactId);
        await counters.apply(tx, tally);
      });
      return ids;
    }, workspaceId);
}

const mailboxes = (addresses: readonly string[] = []): string =>
  JSON.stringify(addresses.map((address) => ({ name: null, address })));
