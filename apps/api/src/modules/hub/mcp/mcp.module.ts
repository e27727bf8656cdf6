import { Module } from '@nestjs/common';
import { ConversationsModule } from '../../inbox/conversations/conversations.module.js';
import { DraftsModule } from '../../inbox/drafts/drafts.module.js';
import { MessagesModule } from '../../inbox/messages/messages.module.js';
import { ContactsModule } from '../../people/contacts/contacts.module.js';
import { DraftingTool } from './drafting-tool.js';
import { McpController } from './mcp.controller.js';
import { McpServerService } from './mcp.service.js';
import { ReadingTools } from './reading-tools.js';

@Module({
  imports: [ContactsModule, ConversationsModule, DraftsModule, MessagesModule],
  controllers: [McpController],
  providers: [McpServerService, ReadingTools, DraftingTool],
})
export class McpServerModule {}
