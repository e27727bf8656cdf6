import { Injectable } from '@nestjs/common';
import { ImportEnd } from './import-end.js';
import { ImportReading } from './import-reading.js';
import { ImportSorting } from './import-sorting.js';
import { ImportStart } from './import-start.js';
import type { Progress } from './import-steps.js';
import { UnreadableArchive } from './reading/archive.js';

/**
 * Takes one import from wherever it stands to its end: look at the archive, find out whose it is, read, sort, done.
 *
 * Every step starts from what the database says and ends with a commit, so it can be cut off anywhere and be started again by anybody. When
 * somebody else moved the run meanwhile (a person cancelled it, another process reads it), it ends quietly.
 */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly start: ImportStart,
    private readonly reading: ImportReading,
    private readonly sorting: ImportSorting,
    private readonly end: ImportEnd,
  ) {}

  /**
   * @throws the signal's reason when it is aborted; the run then waits to be taken up again.
   */
  async run(importId: string, signal: AbortSignal, onProgress: Progress = () => undefined): Promise<void> {
    try {
      const begun = await this.start.run(importId, signal);
      if (begun !== null) await this.reading.run(begun.run, begun.archive, signal, onProgress);
      const sorted = await this.sorting.run(importId, signal, onProgress);
      if (sorted !== null) await this.end.finish(sorted);
    } catch (error) {
      if (!(error instanceof UnreadableArchive)) throw error;
      await this.fail(importId, error.message);
    }
  }

  /** Notes that an import cannot go on, and why. */
  fail(importId: string, reason: string): Promise<void> {
    return this.end.fail(importId, reason);
  }
}
