import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { UrgentMessages } from '../../day/notifications/urgent-messages.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { ImportsRepository, type RunRow } from './imports.repository.js';

@Injectable()
export class ImportEnd {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly urgent: UrgentMessages,
    private readonly events: DomainEvents,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  async finish(run: RunRow): Promise<void> {
    const isDone = await this.db.write(async (tx) => {
      const changed = await this.runs.change(tx, run.id, ['sorting'], {
        state: 'done',
        finished_at: this.clock.now(),
        rate_per_second: null,
      });
      if (changed) {
        await this.urgent.notifyOfImport(tx, run.id);
        await this.#tell(tx, run.id);
      }
      // Also covers the batches that were not announced.
      this.changes.mention(tx, ['messages', 'stats', 'contacts']);
      return changed;
    });
    // All messages are stored, so the uploaded copy is no longer needed.
    if (isDone && run.origin === 'upload') await rm(run.source_path, { force: true });
  }

  async fail(importId: string, reason: string, code: string | null): Promise<void> {
    await this.db.write(async (tx) => {
      await this.runs.change(tx, importId, ['queued', 'reading', 'sorting'], {
        state: 'failed',
        failure: reason,
        failure_code: code,
        finished_at: this.clock.now(),
      });
    });
  }

  async #tell(tx: WorkspaceTransaction, importId: string): Promise<void> {
    const messages = await this.runs.messagesAdded(tx, importId);
    await this.events.tell(tx, [{ topic: 'import.finished', payload: { import_id: importId, messages } }]);
  }
}
