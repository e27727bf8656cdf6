import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/**
 * Empties a demo workspace before its first real data arrives. The demo module provides it, because only that module knows what the demo filled.
 *
 * @returns whether the workspace was a demo, in which case every screen's data has changed.
 */
export type LeaveDemo = (tx: WorkspaceTransaction) => Promise<boolean>;

export const LEAVE_DEMO = Symbol('LEAVE_DEMO');
