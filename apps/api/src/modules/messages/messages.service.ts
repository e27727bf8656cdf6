import type { Page } from '../../common/page.js';
import type { PageQuery } from '../../common/page.dto.js';
import type { Message, MessageDetail, MessageListQuery, MessageUpdate } from './messages.dto.js';

export abstract class MessagesService {
  abstract list(query: MessageListQuery): Promise<Page<Message>>;
  abstract listOfConversation(conversationId: string, query: PageQuery): Promise<Page<MessageDetail>>;
  abstract listOfContact(contactId: string, query: PageQuery): Promise<Page<Message>>;
  abstract get(messageId: string): Promise<MessageDetail>;
  abstract update(messageId: string, update: MessageUpdate): Promise<Message>;
}
