import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactSearchIndex } from './contact-search-index.js';
import { MessageSearchIndex } from './message-search-index.js';

@Injectable()
export class SearchIndexes {
  constructor(
    readonly messages: MessageSearchIndex,
    readonly contacts: ContactSearchIndex,
  ) {}

  async clear(tx: WorkspaceTransaction): Promise<void> {
    await this.messages.clear(tx);
    await this.contacts.clear(tx);
  }
}
