import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { PersonDataRegistry } from '../../platform/person-data/person-data.js';
import { tableOfPerson } from '../../platform/person-data/person-table.repository.js';
import { EnrichmentAttachmentsRepository } from './enrichment-attachments.repository.js';

const COLUMNS = ['provider', 'source', 'changes', 'fetched_at', 'attached_at', 'undone_at'] as const;

/** Attachments of a contact: a merge moves them, and an erasure deletes them with their results. */
@Injectable()
export class EnrichmentData implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly registry: PersonDataRegistry,
    private readonly attachments: EnrichmentAttachmentsRepository,
  ) {}

  onModuleInit(): void {
    const rows = tableOfPerson(this.db, 'enrichment', 'enrichment_attachment', COLUMNS);
    this.registry.register({
      ...rows,
      erase: async (tx, contactId) => {
        await this.attachments.removeResultsOf(tx, contactId);
        return rows.erase(tx, contactId);
      },
    });
  }
}
