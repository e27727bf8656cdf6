import type { Channel } from '@concordia/domain';
import type { HistoryMessage } from '@concordia/domain/evaluation';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** Newest conversations that are read. */
const CONVERSATIONS = 2_000;
/** Newest messages of one. */
const MESSAGES = 200;

export interface History {
  readonly channel: Channel;
  readonly contactName: string | null;
  /** Oldest first. */
  readonly messages: readonly HistoryMessage[];
}

@Injectable()
export class EvaluationRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** The conversations in which we answered, the newest first. */
  async conversations(): Promise<readonly string[]> {
    const rows = await this.db.read
      .selectFrom('message')
      .select((eb) => ['message.conversation_id', eb.fn.max('message.sent_at').as('newest')])
      .where('message.direction', '=', 'outbound')
      .where('message.kind', '=', 'personal')
      .groupBy('message.conversation_id')
      .orderBy('newest', 'desc')
      .orderBy('message.conversation_id')
      .limit(CONVERSATIONS)
      .execute();
    return rows.map(({ conversation_id }) => conversation_id);
  }

  async history(conversationId: string): Promise<History | null> {
    const rows = await this.db.read
      .selectFrom('message')
      .leftJoin('message_body', 'message_body.message_id', 'message.id')
      .leftJoin('contact', 'contact.id', 'message.contact_id')
      .select([
        'message.id',
        'message.channel',
        'message.direction',
        'message.kind',
        'message.subject',
        'message.sent_at',
        'message.excerpt',
        'message_body.text',
        'contact.name',
      ])
      .where('message.conversation_id', '=', conversationId)
      .orderBy('message.sent_at', 'desc')
      .orderBy('message.id', 'desc')
      .limit(MESSAGES)
      .execute();
    const [newest] = rows;
    if (newest === undefined) return null;
    const messages = rows.toReversed().map(({ id, direction, kind, subject, sent_at, excerpt, text }) => ({
      id,
      direction,
      kind,
      subject,
      sentAt: Number(sent_at),
      text: text ?? excerpt,
    }));
    return { channel: newest.channel, contactName: rows.find(({ name }) => name !== null)?.name ?? null, messages };
  }
}
