import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/contacts.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { DraftingTool } from './drafting-tool.js';
import { McpController } from './mcp.controller.js';
import { McpServerService } from './mcp-server.service.js';
import { ReadingTools } from './reading-tools.js';

@Module({
  imports: [ContactsModule, ConversationsModule, DraftsModule, MessagesModule],
  controllers: [McpController],
  providers: [McpServerService, ReadingTools, DraftingTool],
})
export class McpServerModule {}
