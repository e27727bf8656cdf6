import { SECOND } from '@concordia/domain';
import { DomainFailure } from '../../../common/domain-failure.js';

/** Approximate duration of a key derivation, in ms. */
const RETRY_MS = 2 * SECOND;

/** Runs at most one key derivation per workspace. Each takes 128 MiB and a thread of the small pool shared with file access and name resolution. */
export class KeyDerivationLock {
  readonly #busy = new Set<string>();

  /** @throws DomainFailure `too-many` while another one runs. */
  async run<Result>(workspaceId: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy.has(workspaceId)) throw busy();
    this.#busy.add(workspaceId);
    try {
      return await work();
    } finally {
      this.#busy.delete(workspaceId);
    }
  }
}

const busy = () =>
  new DomainFailure(
    'too-many',
    'SETUP_FILE_BUSY',
    'Another setup file with secrets is being created or opened. Try again in a moment.',
    undefined,
    RETRY_MS,
  );
