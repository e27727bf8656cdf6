import type { Conversation } from './conversations.dto.js';

export abstract class ConversationsService {
  abstract get(conversationId: string): Promise<Conversation>;
}
