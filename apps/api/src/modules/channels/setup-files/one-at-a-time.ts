import { SECOND } from '@concordia/domain';
import { DomainFailure } from '../../../common/domain-failure.js';

/** About how long a key takes to derive from a passphrase, in ms. */
const RETRY_MS = 2 * SECOND;

/**
 * Lets one derivation of a key run in each workspace. Each takes 128 MiB and a thread of the few that files and names are read in, so that
 * many at once would leave the others neither.
 */
export class OneAtATime {
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
    'Another setup file with secrets is being made or opened. Try again in a moment.',
    undefined,
    RETRY_MS,
  );
