import { Injectable } from '@nestjs/common';
import { ImportEnd } from './import-end.js';
import { ImportReading } from './import-reading.js';
import { ImportSorting } from './import-sorting.js';
import { ImportStart } from './import-start.js';
import type { Progress } from './import-steps.js';
import { UnreadableArchive } from './reading/archive.js';

/**
 * Runs an import from its current state to the end: inspect the archive, infer its owner, read, sort, finish.
 *
 * Every step starts from the database state and ends with a commit, so it can be interrupted anywhere and resumed by any process. It ends silently if
 * the run changed meanwhile: a person canceled it, or another process reads it.
 */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly start: ImportStart,
    private readonly reading: ImportReading,
    private readonly sorting: ImportSorting,
    private readonly end: ImportEnd,
  ) {}

  /** @throws the signal's reason if aborted; the run can then be resumed. */
  async run(importId: string, signal: AbortSignal, onProgress: Progress = () => undefined): Promise<void> {
    try {
      const begun = await this.start.run(importId, signal);
      if (begun !== null) await this.reading.run(begun.run, begun.archive, signal, onProgress);
      const sorted = await this.sorting.run(importId, signal, onProgress);
      if (sorted !== null) await this.end.finish(sorted);
    } catch (error) {
      if (!(error instanceof UnreadableArchive)) throw error;
      await this.fail(importId, error.message, error.code);
    }
  }

  /** @param code what is wrong with the file, for programs; `null` if it is not the file. */
  fail(importId: string, reason: string, code: string | null = null): Promise<void> {
    return this.end.fail(importId, reason, code);
  }
}
