import type { WorkspaceTransaction } from '../../database/workspace-database.js';
import { isGone } from '../../jobs/job-owner.js';
import { LEASE_MS } from '../../jobs/job-runner.js';
import { READ_JOB } from '../../modules/intake/imports/imports.service.js';
import type { ImportCommand } from './open-command.js';

export interface RunOrder {
  readonly path: string;
  readonly name: string;
  readonly ownAddresses: readonly string[];
  /** Who we are in a chat archive, by name; `null` if that was not said. */
  readonly me: string | null;
  /** The name under which this process holds the job. */
  readonly owner: string;
}

/** A run and its job, if this process holds it; `null` if another process is importing. */
export interface OpenRun {
  readonly id: string;
  readonly isResumed: boolean;
  readonly job: { readonly id: string; readonly owner: string } | null;
}

/**
 * Creates or resumes the run of a path and takes its job in one transaction, so a running server does not take the job. If this process dies, its
 * lease expires and the server continues.
 */
export function openRun(command: ImportCommand, order: RunOrder): Promise<OpenRun> {
  return command.inWorkspace(() =>
    command.db.write(async (tx) => {
      const { id, isResumed } = await command.service.openPath(tx, order.path, order.name, order.ownAddresses);
      return { id, isResumed, job: await takeJob(tx, command, id, order.owner) };
    }),
  );
}

/** Takes over a run's job from another process. @returns `null` while the job is held. */
export function takeOver(command: ImportCommand, importId: string, owner: string): Promise<OpenRun['job']> {
  return command.inWorkspace(() => command.db.write((tx) => takeJob(tx, command, importId, owner)));
}

async function takeJob(
  tx: WorkspaceTransaction,
  command: ImportCommand,
  importId: string,
  owner: string,
): Promise<OpenRun['job']> {
  const payload = { importId };
  const jobs = await tx
    .selectFrom('job')
    .select(['id', 'state', 'lease_owner', 'lease_until'])
    .where('kind', '=', READ_JOB)
    .where('payload', '=', JSON.stringify(payload))
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  const isHeld = jobs.some(
    ({ state, lease_owner, lease_until }) =>
      state === 'running' && (lease_until ?? 0) > Date.now() && !(command.db.kind === 'sqlite' && isGone(lease_owner)),
  );
  if (isHeld) return null;
  const id = jobs[0]?.id ?? (await command.queue.enqueue(tx, { kind: READ_JOB, payload }));
  if (id === null) return null;
  await tx
    .updateTable('job')
    .set({ state: 'running', lease_owner: owner, lease_until: Date.now() + LEASE_MS })
    .where('id', '=', id)
    .execute();
  return { id, owner };
}
