import { setImmediate as turn } from 'node:timers/promises';
import { HOUR, identityKeys } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { ChangeLog } from '../../../../database/change-log.js';
import { WorkspaceDatabase } from '../../../../database/workspace-database.js';
import { JobRegistry } from '../../../../jobs/job-registry.js';
import { IdentityKeysRepository } from './identity-keys.repository.js';
import { PersonIndex } from './person-index.js';
import { PersonTraitsRepository } from './person-traits.repository.js';

/** SQLite scans all contacts of the workspace to find the next ids, so a few thousand are read at once. */
const IDS_AT_ONCE = 2_000;
const READ_AT_ONCE = 50;
/** Each contact is compared with dozens of others, so a few take as long as a request may wait. */
const WRITTEN_AT_ONCE = 3;

/** Imports and messages create and update contacts. Every hour, contacts whose keys have changed are indexed again. */
@Injectable()
export class IdentityJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly traits: PersonTraitsRepository,
    private readonly keys: IdentityKeysRepository,
    private readonly index: PersonIndex,
    private readonly changes: ChangeLog,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'contacts.identity',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: HOUR,
      handle: ({ signal }) => this.run(signal),
    });
  }

  async run(signal: AbortSignal): Promise<void> {
    for (let after = ''; ; ) {
      signal.throwIfAborted();
      const ids = await this.keys.contacts(after, IDS_AT_ONCE);
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
      for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
        signal.throwIfAborted();
        await this.#file(ids.slice(start, start + READ_AT_ONCE), signal);
      }
    }
  }

  async #file(ids: readonly string[], signal: AbortSignal): Promise<void> {
    const changed = await this.#changed(ids);
    // On SQLite nothing else runs until the job awaits something other than the database.
    await turn();
    for (let start = 0; start < changed.length; start += WRITTEN_AT_ONCE) {
      signal.throwIfAborted();
      const isLast = start + WRITTEN_AT_ONCE >= changed.length;
      await this.db.write(async (tx) => {
        await this.index.refresh(tx, changed.slice(start, start + WRITTEN_AT_ONCE));
        // Screens reload when notified, so notify once for the whole batch.
        if (!isLast) this.changes.silence(tx);
      });
      await turn();
    }
  }

  /** Contacts whose stored keys are outdated. Signature addresses are read only for these. */
  async #changed(ids: readonly string[]): Promise<string[]> {
    const people = await this.traits.of(this.db.read, ids, false);
    const filed = Map.groupBy(await this.keys.of(ids), ({ contact_id }) => contact_id);
    return [...people].flatMap(([id, person]) => {
      const keys = new Set(identityKeys(person));
      const known = new Set((filed.get(id) ?? []).map(({ key }) => key));
      const isFiled =
        [...keys].every((key) => known.has(key)) && [...known].every((key) => keys.has(key) || key.startsWith('mail '));
      return isFiled ? [] : [id];
    });
  }
}
