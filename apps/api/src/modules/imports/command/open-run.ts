import { LEASE_MS } from '../../../jobs/job-runner.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { READ_JOB } from '../imports.service.js';
import type { ImportCommand } from './open-command.js';

export interface RunOrder {
  readonly path: string;
  readonly name: string;
  readonly ownAddresses: readonly string[];
  /** Under which name this process holds the job. */
  readonly owner: string;
}

/** A run, and the job of it that this process holds; `null` when another process is reading it already. */
export interface OpenRun {
  readonly id: string;
  readonly isResumed: boolean;
  readonly job: { readonly id: string; readonly owner: string } | null;
}

/**
 * Makes or takes up the run of a path together with its job, in one transaction: the job belongs to this process from the start, so a running
 * server does not take it, and when this process dies its lease runs out and the server goes on.
 */
export function openRun(command: ImportCommand, order: RunOrder): Promise<OpenRun> {
  return command.inWorkspace(() =>
    command.db.write(async (tx) => {
      const { id, isResumed } = await command.service.openPath(tx, order.path, order.name, order.ownAddresses);
      const payload = { importId: id };
      const jobs = await jobsOf(tx, JSON.stringify(payload));
      if (jobs.some(({ state, lease_until }) => state === 'running' && (lease_until ?? 0) > Date.now()))
        return { id, isResumed, job: null };
      const jobId = jobs[0]?.id ?? (await command.queue.enqueue(tx, { kind: READ_JOB, payload }));
      if (jobId === null) return { id, isResumed, job: null };
      await tx
        .updateTable('job')
        .set({ state: 'running', lease_owner: order.owner, lease_until: Date.now() + LEASE_MS })
        .where('id', '=', jobId)
        .execute();
      return { id, isResumed, job: { id: jobId, owner: order.owner } };
    }),
  );
}

function jobsOf(tx: WorkspaceTransaction, payload: string) {
  return tx
    .selectFrom('job')
    .select(['id', 'state', 'lease_until'])
    .where('kind', '=', READ_JOB)
    .where('payload', '=', payload)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}
