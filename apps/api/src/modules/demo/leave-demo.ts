import { serverTimeZone } from '../../common/server-time-zone.js';
import type { WorkspaceTransaction } from '../../database/workspace-database.js';
import { INVENTED_EVENTS } from '../hub/log/event-log.js';
import {
  addCounter,
  emptyTables,
  endDemo,
  findImports,
  removeCounters,
  removeImports,
  resetMembers,
} from './demo-workspace.repository.js';

/** The counters of what comes in by import: imports that are no part of the demo stay. */
const KEPT_COUNTERS = ['imports', 'ingest:files'];

/** Imports that were invented have no file; those that brought the change, or were refused before, stay. */
export const DEMO_IMPORT_PATH = '';

/**
 * Makes room for the real thing: empties a demo workspace when the first real data is about to come, so that invented people never stand among
 * real ones and the demo's own addresses never decide who wrote what. A workspace that is no demo is left alone.
 *
 * @returns whether it was one; then everything on the screens has changed.
 */
export async function leaveDemo(tx: WorkspaceTransaction): Promise<boolean> {
  const invented = await endDemo(tx, { name: 'My workspace', time_zone: serverTimeZone() });
  if (invented === null) return false;
  await emptyTables(tx);
  // The owner stays, without the name that they had in the demo.
  await resetMembers(tx, 'Me');
  await leaveImports(tx);
  // The log goes on counting, since who reads it knows how far they are; what was invented is not counted among what happened.
  if (invented > 0) await addCounter(tx, INVENTED_EVENTS, invented);
  return true;
}

async function leaveImports(tx: WorkspaceTransaction): Promise<void> {
  const ids = await findImports(tx, DEMO_IMPORT_PATH);
  await removeCounters(tx, KEPT_COUNTERS);
  if (ids.length > 0) await removeImports(tx, ids);
}
