import { serverTimeZone } from '../../common/server-time-zone.js';
import type { WorkspaceTransaction } from '../../database/workspace-database.js';
import { SAMPLE_EVENTS } from '../hub/log/event-log.js';
import {
  addCounter,
  emptyTables,
  endDemo,
  findImports,
  removeCounters,
  removeImports,
  resetMembers,
} from './demo-workspace.repository.js';

/** Counters of imports, which are kept: they also count imports outside the demo. */
const KEPT_COUNTERS = ['imports', 'ingest:files'];

/** Sample imports have no file; real imports, including failed ones, are kept. */
export const DEMO_IMPORT_PATH = '';

/**
 * Empties a demo workspace when the first real data is about to arrive. Sample contacts then never mix with real ones, and the demo's own addresses
 * never decide the direction of a message. Other workspaces are left unchanged.
 *
 * @returns whether it was a demo; if so, all data shown has changed.
 */
export async function leaveDemo(tx: WorkspaceTransaction): Promise<boolean> {
  const invented = await endDemo(tx, { name: 'My workspace', time_zone: serverTimeZone() });
  if (invented === null) return false;
  await emptyTables(tx);
  // The owner stays, without the demo's name.
  await resetMembers(tx, 'Me');
  await leaveImports(tx);
  // Event numbers continue, because consumers store their position. Sample events are subtracted from the totals.
  if (invented > 0) await addCounter(tx, SAMPLE_EVENTS, invented);
  return true;
}

async function leaveImports(tx: WorkspaceTransaction): Promise<void> {
  const ids = await findImports(tx, DEMO_IMPORT_PATH);
  await removeCounters(tx, KEPT_COUNTERS);
  if (ids.length > 0) await removeImports(tx, ids);
}
