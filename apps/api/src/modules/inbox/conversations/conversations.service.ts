import type { Conversation } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { contactOf } from '../../people/contact-records/contact.row.js';
import { ContactsRepository } from '../../people/contact-records/contacts.repository.js';
import { ConversationsRepository } from '../correspondence/conversations.repository.js';
import { ConversationLabelsRepository } from '../projects/conversation-labels.repository.js';

@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly contacts: ContactsRepository,
    private readonly labels: ConversationLabelsRepository,
  ) {}

  async get(conversationId: string): Promise<Conversation> {
    const row = await this.conversations.find(conversationId);
    if (row === undefined) throw notFound('conversation');
    const contact = row.contact_id === null ? undefined : await this.contacts.find(row.contact_id);
    return {
      id: row.id,
      channel: row.channel,
      subject: row.subject,
      contact: contact === undefined ? null : contactOf(contact),
      messageCount: row.message_count,
      firstMessageAt: new Date(row.first_message_at).toISOString(),
      lastMessageAt: new Date(row.last_message_at).toISOString(),
      projects: await this.labels.ofConversation(row.id),
    };
  }
}
