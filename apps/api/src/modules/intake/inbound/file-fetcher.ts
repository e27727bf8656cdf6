import { type Channel, LARGEST_KEPT_FILE, MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FetchFailure } from '../../../database/entities/message.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { type JobRun, PermanentFailure } from '../../../jobs/job-handler.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { AttachmentStore } from '../../inbox/attachments/attachment-store.js';
import { sniffType } from '../../inbox/attachments/sniff.js';
import { FETCH_JOB, FetchPayloadSchema } from './fetch-job.js';
import { IncomingFilesRepository } from './incoming-files.repository.js';

const MOST_ATTEMPTS = 6;

/** Timeout for a file, in ms. */
const TIMEOUT = 2 * MINUTE;

/** Failures that a retry cannot fix. */
const HOPELESS: ReadonlySet<string> = new Set(['rejected', 'recipient_unreachable', 'too_long']);

/** The file cannot be fetched; the reason is shown to people. */
class OutOfReach extends PermanentFailure {
  constructor(
    readonly failure: FetchFailure,
    reason: string,
  ) {
    super(reason);
  }
}

/** Fetches files stored at providers, and records why a file is unavailable. */
@Injectable()
export class FileFetcher implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly adapters: ChannelAdapters,
    private readonly store: AttachmentStore,
    private readonly rows: IncomingFilesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: FETCH_JOB,
      schema: FetchPayloadSchema,
      concurrency: 2,
      maxAttempts: MOST_ATTEMPTS,
      handle: (run) => this.#fetch(run),
    });
  }

  async #fetch({ payload, attempt, signal }: JobRun<{ id: string }>): Promise<void> {
    const file = await this.rows.find(payload.id);
    if (file === undefined || file.fetch_state !== 'waiting' || file.reference === null) return;
    try {
      const { content, contentType } = await this.#open(file, file.reference, signal);
      const content_type = sniffType(content, contentType ?? file.content_type);
      const content_hash = await this.store.put(content);
      await this.#settle(payload.id, {
        content_hash,
        content_type,
        size_bytes: content.byteLength,
        fetch_state: 'here',
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof PermanentFailure || attempt >= MOST_ATTEMPTS) {
        const failure = error instanceof OutOfReach ? error.failure : 'unreachable';
        await this.#settle(payload.id, { fetch_state: 'failed', failure });
      }
      throw error;
    }
  }

  async #open({ channel, account_id }: ReceivedBy, reference: string, stop: AbortSignal) {
    const adapter = await this.adapters.forChannel(channel, account_id);
    if (adapter?.openFile === undefined) throw new OutOfReach('not_connected', 'The channel is no longer connected.');
    const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT)]);
    const result = await adapter.openFile(reference, signal);
    if (!result.ok) {
      const reason = `The provider did not return the file: ${result.failure} ${result.providerCode ?? ''}`.trimEnd();
      throw HOPELESS.has(result.failure) ? new OutOfReach('refused', reason) : new Error(reason);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of result.content) {
      size += chunk.byteLength;
      // Leaving the loop aborts the download.
      if (size > LARGEST_KEPT_FILE) {
        throw new OutOfReach('too_large', `The file is larger than ${LARGEST_KEPT_FILE} bytes.`);
      }
      chunks.push(chunk);
    }
    return { content: Buffer.concat(chunks), contentType: result.contentType };
  }

  async #settle(id: string, values: Partial<Settled>): Promise<void> {
    await this.db.write(async (tx) => {
      await this.rows.settle(tx, id, values);
    });
  }
}

/** The channel and account of the file's message. */
interface ReceivedBy {
  readonly channel: Channel;
  readonly account_id: string | null;
}

interface Settled {
  readonly content_hash: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly fetch_state: 'here' | 'failed';
  readonly failure: FetchFailure;
}
