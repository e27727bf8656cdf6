import type { Readable } from 'node:stream';
import type { PageQuery } from '@concordia/contract';
import type { ImportOwner, ImportProblem, ImportRun, ImportUploadQuery } from '@concordia/contract/intake';
import { normalizeAddress } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { CounterTally } from '../../inbox/counters/counter-tally.js';
import { StatCounters } from '../../inbox/counters/stat-counters.js';
import { problemOf, runOf } from './import-run.js';
import { ImportsRepository, type RunRow } from './imports.repository.js';
import { peopleOf } from './run-columns.js';
import { UploadFolder } from './upload-folder.js';

export const READ_JOB = 'imports.read';

/** An upload without progress for this long belongs to a dead process, in ms. */
const SILENT_FOR = 5 * 60_000;

@Injectable()
export class ImportsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: ImportsRepository,
    private readonly uploads: UploadFolder,
    private readonly queue: JobQueue,
    private readonly counters: StatCounters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Writes the archive to disk and queues its import. */
  async receive({ name, ownAddresses, timeZone }: ImportUploadQuery, archive: Readable): Promise<ImportRun> {
    const id = this.ids.next();
    await this.db.write(async (tx) => {
      await this.#add(tx, {
        id,
        origin: 'upload',
        name,
        state: 'receiving',
        sourcePath: this.uploads.pathOf(id),
        ownAddresses,
        timeZone,
      });
    });
    try {
      const sizeBytes = await this.uploads.receive(id, archive, (received) => this.#noteReceived(id, received));
      await this.db.write(async (tx) => {
        const isWanted = await this.runs.change(tx, id, ['receiving'], { state: 'queued', size_bytes: sizeBytes });
        if (isWanted) await this.#enqueue(tx, id);
      });
    } catch (error) {
      const reason =
        error instanceof DomainFailure ? error.message : 'The upload was interrupted. Upload the file again.';
      await this.#failReceiving(id, reason);
      throw error;
    }
    return this.get(id);
  }

  async list(query: PageQuery): Promise<Page<ImportRun>> {
    const rows = await this.runs.list(query.limit + 1, cursorOf(query));
    const total = await this.counters.get('imports');
    return pageFrom(rows, query.limit, total, ({ created_at, id }) => ({ at: created_at, id }), runOf);
  }

  async get(importId: string): Promise<ImportRun> {
    return runOf(await this.runs.get(importId));
  }

  async listProblems(importId: string, query: PageQuery): Promise<Page<ImportProblem>> {
    const { problems } = await this.runs.get(importId);
    const rows = await this.runs.listProblems(importId, query.limit + 1, cursorOf(query));
    return pageFrom(rows, query.limit, problems, ({ ordinal, id }) => ({ at: ordinal, id }), problemOf);
  }

  /** Keeps the messages read so far; `resume` continues from there. */
  async cancel(importId: string): Promise<ImportRun> {
    const { state } = await this.runs.get(importId);
    await this.db.write(async (tx) => {
      const values = { state: 'cancelled', finished_at: this.clock.now(), rate_per_second: null } as const;
      const changed = await this.runs.change(
        tx,
        importId,
        ['receiving', 'queued', 'asking', 'reading', 'sorting'],
        values,
      );
      if (!changed)
        throw new DomainFailure('conflict', 'IMPORT_ENDED', `This import cannot be stopped: it is ${state}.`);
    });
    return this.get(importId);
  }

  /** Continues from the stored position. */
  async resume(importId: string): Promise<ImportRun> {
    const run = await this.runs.get(importId);
    if (run.origin === 'upload' && run.size_bytes === 0) {
      throw new DomainFailure('conflict', 'IMPORT_INCOMPLETE', 'The file is incomplete. Upload it again.');
    }
    await this.db.write(async (tx) => {
      if (!(await this.requeue(tx, importId))) {
        throw new DomainFailure('conflict', 'IMPORT_NOT_STOPPED', `This import cannot be resumed: it is ${run.state}.`);
      }
      await this.#enqueue(tx, importId);
    });
    return this.get(importId);
  }

  /** Answers who of the people in a chat archive we are, and goes on. */
  async setOwner(importId: string, { personId }: ImportOwner): Promise<ImportRun> {
    const run = await this.runs.get(importId);
    if (run.state !== 'asking') {
      throw new DomainFailure(
        'conflict',
        'IMPORT_NOT_ASKING',
        `This import does not ask who you are: it is ${run.state}.`,
      );
    }
    if (personId !== null && !peopleOf(run.people).some(({ id }) => id === personId)) {
      const details = [
        { field: 'body.personId', expected: "the id of one of the import's people", received: personId },
      ];
      throw new DomainFailure('invalid', 'VALIDATION_FAILED', 'This person is not in the archive.', details);
    }
    await this.db.write(async (tx) => {
      const owner_ids = JSON.stringify(personId === null ? [] : [personId]);
      if (await this.runs.change(tx, importId, ['asking'], { state: 'queued', owner_ids })) {
        await this.#enqueue(tx, importId);
      }
    });
    return this.get(importId);
  }

  /** Creates a run for a path, or resumes a stopped one. The caller enqueues its job. */
  async openPath(
    tx: WorkspaceTransaction,
    sourcePath: string,
    name: string,
    ownAddresses: readonly string[],
  ): Promise<{ id: string; isResumed: boolean }> {
    const earlier = await this.runs.resumable(sourcePath);
    if (earlier !== null) {
      // An active run is left alone: another process may be reading it.
      const isStopped = await this.requeue(tx, earlier.id);
      if (isStopped && earlier.messages_read === 0 && ownAddresses.length > 0) {
        await this.runs.change(tx, earlier.id, ['queued'], { own_addresses: JSON.stringify(ownAddresses) });
      }
      return { id: earlier.id, isResumed: earlier.messages_read > 0 };
    }
    const id = this.ids.next();
    await this.#add(tx, { id, origin: 'path', name, state: 'queued', sourcePath, ownAddresses });
    return { id, isResumed: false };
  }

  /** Requeues a canceled or failed run. @returns whether it was in one of these states. */
  requeue(tx: WorkspaceTransaction, importId: string): Promise<boolean> {
    return this.runs.change(tx, importId, ['cancelled', 'failed'], {
      state: 'queued',
      failure: null,
      failure_code: null,
      finished_at: null,
    });
  }

  /** Cleans up after crashes: ends uploads of dead processes and requeues runs without a job. */
  async tidy(): Promise<void> {
    for (const run of await this.runs.inStates(['receiving'])) {
      if (this.clock.now() - run.updated_at > SILENT_FOR) {
        await this.uploads.remove(run.id);
        await this.#failReceiving(run.id, 'The upload was interrupted. Upload the file again.');
      }
    }
    for (const run of await this.runs.inStates(['queued', 'reading', 'sorting'])) {
      if (await this.runs.hasJob(READ_JOB, payloadOf(run.id))) continue;
      await this.db.write((tx) => this.#enqueue(tx, run.id));
    }
  }

  async #add(
    tx: WorkspaceTransaction,
    run: Pick<RunRow, 'id' | 'origin' | 'name' | 'state'> & {
      sourcePath: string;
      ownAddresses: readonly string[];
      timeZone?: string | undefined;
    },
  ): Promise<void> {
    const ownAddresses = run.ownAddresses.map((address) => normalizeAddress(address) ?? address);
    await this.runs.insert(tx, { ...run, ownAddresses, timeZone: run.timeZone ?? null });
    await this.counters.apply(tx, new CounterTally().imports(1));
  }

  #enqueue(tx: WorkspaceTransaction, importId: string): Promise<string | null> {
    return this.queue.enqueue(tx, { kind: READ_JOB, payload: { importId } });
  }

  async #noteReceived(importId: string, received: number): Promise<void> {
    await this.db.write(async (tx) => {
      await this.runs.change(tx, importId, ['receiving'], { position_bytes: 0, size_bytes: received });
    });
  }

  async #failReceiving(importId: string, failure: string): Promise<void> {
    await this.db.write(async (tx) => {
      await this.runs.change(tx, importId, ['receiving'], {
        state: 'failed',
        failure,
        size_bytes: 0,
        finished_at: this.clock.now(),
      });
    });
  }
}

/** Must match the queue's serialization. */
const payloadOf = (importId: string): string => JSON.stringify({ importId });
