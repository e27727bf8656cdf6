import { Readable } from 'node:stream';
import type { PageQuery } from '@concordia/contract';
import type { IngestFileQuery, IngestRun } from '@concordia/contract/intake';
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
import { UploadFolder } from '../imports/upload-folder.js';
import { IngestRepository } from './ingest.repository.js';
import { runOf } from './run.json.js';

export const INGEST_JOB = 'ingest.read';

/** Largest file, in bytes. */
const LARGEST = 2 * 1024 ** 3;
/** An upload without progress for this long belongs to a dead process, in ms. */
const SILENT_FOR = 5 * 60_000;
const INTERRUPTED = 'The upload was interrupted. Upload the file again.';

@Injectable()
export class IngestFilesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly runs: IngestRepository,
    private readonly uploads: UploadFolder,
    private readonly queue: JobQueue,
    private readonly counters: StatCounters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the file to disk and queues its job.
   *
   * @throws DomainFailure if the file is too large or the disk is full; the stream's error if the client disconnected.
   */
  async receive({ name }: IngestFileQuery, body: Readable): Promise<IngestRun> {
    const id = this.ids.next();
    await this.db.write(async (tx) => {
      await this.runs.insert(tx, { id, fileName: name });
      await this.counters.apply(tx, new CounterTally().ingested({ files: 1 }));
    });
    try {
      const bytes = await this.uploads.receive(id, Readable.from(bounded(body)), () => this.#touch(id));
      if (bytes === 0) throw await this.#empty(id);
      await this.db.write(async (tx) => {
        if (await this.runs.change(tx, id, ['receiving'], { state: 'queued', bytes })) await this.#enqueue(tx, id);
      });
    } catch (error) {
      await this.#failReceiving(id, error instanceof DomainFailure ? error.message : INTERRUPTED);
      throw error;
    }
    return this.get(id);
  }

  async list(query: PageQuery): Promise<Page<IngestRun>> {
    const rows = await this.runs.list(query.limit + 1, cursorOf(query));
    const problems = Map.groupBy(
      await this.runs.problems(rows.map(({ id }) => id)),
      ({ ingest_run_id }) => ingest_run_id,
    );
    return pageFrom(
      rows,
      query.limit,
      await this.counters.get('ingest:files'),
      ({ created_at, id }) => ({ at: created_at, id }),
      (row) => runOf(row, problems.get(row.id) ?? []),
    );
  }

  async get(runId: string): Promise<IngestRun> {
    return runOf(await this.runs.get(runId), await this.runs.problems([runId]));
  }

  /** Keeps the events read so far. */
  async cancel(runId: string): Promise<IngestRun> {
    const { state } = await this.runs.get(runId);
    await this.db.write(async (tx) => {
      const values = { state: 'cancelled', finished_at: this.clock.now() } as const;
      if (!(await this.runs.change(tx, runId, ['receiving', 'queued', 'running'], values)))
        throw new DomainFailure('conflict', 'INGEST_ENDED', `This file cannot be stopped: it is ${state}.`);
    });
    // A process that is reading or receiving the file removes it when it notices.
    if (state === 'queued') await this.uploads.remove(runId);
    return this.get(runId);
  }

  /** Cleans up after crashes: ends uploads of dead processes and requeues files without a job. */
  async tidy(): Promise<void> {
    for (const run of await this.runs.inStates(['receiving'])) {
      if (this.clock.now() - run.updated_at <= SILENT_FOR) continue;
      await this.uploads.remove(run.id);
      await this.#failReceiving(run.id, INTERRUPTED);
    }
    const open = await this.runs.inStates(['queued', 'running']);
    if (open.length === 0) return;
    await this.db.write(async (tx) => {
      for (const run of open) await this.#enqueue(tx, run.id);
    });
  }

  /** At most one job per file; returns `null` if there already is one. */
  #enqueue(tx: WorkspaceTransaction, runId: string): Promise<string | null> {
    return this.queue.enqueue(tx, { kind: INGEST_JOB, payload: { runId }, uniqueKey: `ingest ${runId}` });
  }

  async #empty(runId: string): Promise<DomainFailure> {
    await this.uploads.remove(runId);
    const details = [{ field: 'body', expected: 'a file of at least 1 byte' }];
    return new DomainFailure('invalid', 'EMPTY_FILE', 'The file is empty.', details);
  }

  /** Updates the timestamp, which shows that the upload is alive. */
  async #touch(runId: string): Promise<void> {
    await this.db.write((tx) => this.runs.change(tx, runId, ['receiving'], {}));
  }

  async #failReceiving(runId: string, failure: string): Promise<void> {
    await this.db.write(async (tx) => {
      const values = { state: 'failed', failure, finished_at: this.clock.now() } as const;
      await this.runs.change(tx, runId, ['receiving'], values);
    });
  }
}

async function* bounded(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LARGEST) {
      throw new DomainFailure('too-large', 'FILE_TOO_LARGE', 'Files can be up to 2 GB. Send this one in parts.');
    }
    yield chunk;
  }
}
