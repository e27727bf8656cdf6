import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ContactSearchIndex } from './contact-search-index.js';
import { MessageSearchIndex } from './message-search-index.js';

/** Both indexes, for those who write messages and contacts together. */
@Injectable()
export class SearchIndexes {
  constructor(
    readonly messages: MessageSearchIndex,
    readonly contacts: ContactSearchIndex,
  ) {}

  /** Forgets everything of the workspace, when a demo makes room. */
  async clear(tx: WorkspaceTransaction): Promise<void> {
    await this.messages.clear(tx);
    await this.contacts.clear(tx);
  }
}
