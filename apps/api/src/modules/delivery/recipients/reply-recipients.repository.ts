import { Injectable } from '@nestjs/common';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

const HEADERS = [
  'message.id',
  'message.direction',
  'message.subject',
  'message.sent_at',
  'message_body.from_name',
  'message_body.from_address',
  'message_body.to_list',
  'message_body.cc_list',
  'message_body.bcc_list',
  'message_body.reply_to_list',
  'message_body.mailing_list',
] as const;

export type HeadersRow = NonNullable<Awaited<ReturnType<ReplyRecipientsRepository['latest']>>>;

/** Our messages to a third party that are looked at. */
const LOOKED_AT = 50;

@Injectable()
export class ReplyRecipientsRepository {
  conversation(db: QuerySource, id: string) {
    return db
      .selectFrom('conversation')
      .select(['channel', 'account_id', 'contact_id', 'subject'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** The latest received message, else the latest of ours; `undefined` if there is none. */
  latest(db: QuerySource, conversationId: string) {
    return (
      db
        .selectFrom('message')
        .innerJoin('message_body', 'message_body.message_id', 'message.id')
        .select(HEADERS)
        .where('message.conversation_id', '=', conversationId)
        .where('message.kind', '<>', 'bounce')
        // `inbound` comes before `outbound`.
        .orderBy('message.direction')
        .orderBy('message.sent_at', 'desc')
        .orderBy('message.id', 'desc')
        .limit(1)
        .executeTakeFirst()
    );
  }

  one(db: QuerySource, conversationId: string, messageId: string) {
    return db
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select(HEADERS)
      .where('message.conversation_id', '=', conversationId)
      .where('message.id', '=', messageId)
      .executeTakeFirst();
  }

  /** Whom our messages before an instant went to, newest first. */
  sentBefore(db: QuerySource, conversationId: string, instant: number) {
    return db
      .selectFrom('message')
      .innerJoin('message_body', 'message_body.message_id', 'message.id')
      .select(['message_body.to_list', 'message_body.cc_list', 'message_body.bcc_list'])
      .where('message.conversation_id', '=', conversationId)
      .where('message.direction', '=', 'outbound')
      .where('message.sent_at', '<=', instant)
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(LOOKED_AT)
      .execute();
  }

  /** A contact's email addresses, the newest first. */
  async addressesOf(db: QuerySource, contactId: string): Promise<string[]> {
    const rows = await db
      .selectFrom('contact_point')
      .select('handle')
      .where('contact_id', '=', contactId)
      .where('channel', '=', 'email')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ handle }) => handle);
  }

  /** The contacts behind addresses, in the form of `normalizeAddress`. */
  async contactsOf(db: QuerySource, addresses: readonly string[]) {
    if (addresses.length === 0) return [];
    return db
      .selectFrom('contact_point')
      .innerJoin('contact', 'contact.id', 'contact_point.contact_id')
      .select(['contact_point.handle', 'contact_point.consent', 'contact.id', 'contact.name'])
      .where('contact_point.channel', '=', 'email')
      .where('contact_point.handle', 'in', [...addresses])
      .execute();
  }

  /** The files of a message that are stored, in order. */
  filesOf(db: QuerySource, messageId: string) {
    return db
      .selectFrom('attachment')
      .select(['id', 'file_name', 'content_type', 'size_bytes', 'content_hash', 'is_inline', 'content_id'])
      .where('message_id', '=', messageId)
      .where('content_hash', '<>', '')
      .orderBy('position')
      .execute();
  }

  body(db: QuerySource, messageId: string) {
    return db
      .selectFrom('message_body')
      .leftJoin('message_origin', 'message_origin.message_id', 'message_body.message_id')
      .select([
        'message_body.text',
        'message_body.quoted_text',
        'message_body.signature',
        'message_body.html',
        'message_origin.provider_message_id',
      ])
      .where('message_body.message_id', '=', messageId)
      .executeTakeFirst();
  }
}
