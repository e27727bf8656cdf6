import { foldedName } from '@concordia/channels/archives';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ArchiveReader } from './archive-reader.js';
import { ImportsRepository, type RunRow } from './imports.repository.js';
import type { Archive } from './reading/archive.js';
import { idList } from './run-columns.js';

/** Finds out who we are in a chat archive, or has a person asked. */
@Injectable()
export class ChatOwner {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly archives: ArchiveReader,
  ) {}

  /** As answered, else as the archive tells, else as in earlier archives. @returns `null` if a person is asked now. */
  async of(run: RunRow, archive: Archive, signal: AbortSignal): Promise<string[] | null> {
    const answered = idList(run.owner_ids);
    if (answered !== null) return answered;
    const { owners, people } = await this.archives.chatOwner(run, archive, signal);
    if (owners.length > 0 || people.length === 0) return [...owners];
    const earlier = new Set((await this.runs.earlierOwners(archive.format, run.id)).map(foldedName));
    const known = people.filter(({ id }) => earlier.has(foldedName(id))).map(({ id }) => id);
    if (known.length > 0) return known;
    await this.#ask(run, archive, people);
    return null;
  }

  #ask(run: RunRow, archive: Archive, people: readonly object[]): Promise<boolean> {
    return this.db.write((tx) =>
      this.runs.change(tx, run.id, ['queued', 'reading'], {
        state: 'asking',
        format: archive.format,
        size_bytes: archive.sizeBytes,
        source_mark: archive.mark,
        people: JSON.stringify(people),
        failure: null,
        failure_code: null,
      }),
    );
  }
}
