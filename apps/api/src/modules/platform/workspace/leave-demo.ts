import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/**
 * Empties a demo workspace because its first real data is about to come. The demo provides it: whatever brings data in calls this, and nothing
 * but the demo knows what a demo fills.
 *
 * @returns whether the workspace was a demo; then everything on the screens has changed.
 */
export type LeaveDemo = (tx: WorkspaceTransaction) => Promise<boolean>;

export const LEAVE_DEMO = Symbol('LEAVE_DEMO');
