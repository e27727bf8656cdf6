import { serverTimeZone } from '../../common/server-time-zone.js';
import type { WorkspaceTransaction } from '../../database/workspace-database.js';
import { INVENTED_EVENTS } from '../hub/log/event-log.js';

/** Everything that a demo fills, what refers to others first. */
const TABLES = [
  'save_offer_outcome',
  'save_offer',
  'customer_score',
  'segmentation_run',
  'deal',
  'campaign_decision',
  'campaign_recipient',
  'campaign_variant',
  'campaign',
  'morning_brief',
  'brief_delivery',
  'post_metric',
  'engagement_event',
  'news_item',
  'news_source',
  'market_quote',
  'notification',
  'task',
  'outbound_message',
  'automation_decision',
  'automation_event',
  'night_run',
  'inbound_envelope',
  'channel_secret',
  'oauth_attempt',
  'channel_connection',
  'outreach',
  'draft',
  'canned_reply',
  'saved_search',
  'suggestion',
  'suggestion_state',
  'selector_evidence',
  'selector',
  'selector_tally',
  'message_trace',
  'attachment',
  'message_body',
  'message',
  'message_reference',
  'conversation_project',
  'project',
  'saved_view',
  'conversation',
  'merge_suggestion',
  'identity_key',
  'contact_merge_part',
  'contact_merge',
  'consent_change',
  'contact_note',
  'contact_tag',
  'contact_profile',
  'past_count',
  'erased_handle',
  'erasure',
  'contact_point',
  'enrichment_attachment',
  'enrichment_result',
  'contact',
  'hub_token',
  'hub_key',
  'hub_audit',
  'hub_nonce',
  'hub_attempt',
  'hub_delivery',
  'hub_subscription',
  'hub_event_key',
  'hub_event',
  'hub_replay',
  'hub_module_document',
  'hub_module_check',
  'hub_module',
  // What deleting the rest has logged.
  'selector_change',
] as const;

/** Imports that were invented have no file; those that brought the change, or were refused before, stay. */
export const DEMO_IMPORT_PATH = '';

/**
 * Makes room for the real thing: empties a demo workspace when the first real data is about to come, so that invented people never stand among
 * real ones and the demo's own addresses never decide who wrote what. A workspace that is no demo is left alone.
 *
 * @returns whether it was one; then everything on the screens has changed.
 */
export async function leaveDemo(tx: WorkspaceTransaction): Promise<boolean> {
  const left = await tx
    .updateTable('workspace')
    .set({ is_demo: 0, name: 'My workspace', own_addresses: '[]', time_zone: serverTimeZone() })
    .where('is_demo', '=', 1)
    .returning('event_seq')
    .executeTakeFirst();
  if (left === undefined) return false;
  for (const table of TABLES) await tx.deleteFrom(table).execute();
  await leaveMembers(tx);
  await leaveImports(tx);
  await leaveEvents(tx, left.event_seq);
  return true;
}

/** The owner stays, without the name that they had in the demo. */
async function leaveMembers(tx: WorkspaceTransaction): Promise<void> {
  await tx.deleteFrom('member').where('is_owner', '=', 0).execute();
  await tx.updateTable('member').set({ name: 'Me', email: null }).execute();
}

/** The log goes on counting, since who reads it knows how far they are; what was invented is not counted among what happened. */
async function leaveEvents(tx: WorkspaceTransaction, invented: number): Promise<void> {
  if (invented > 0) await tx.insertInto('stat_counter').values({ name: INVENTED_EVENTS, value: invented }).execute();
}

async function leaveImports(tx: WorkspaceTransaction): Promise<void> {
  const invented = await tx.selectFrom('import_run').select('id').where('source_path', '=', DEMO_IMPORT_PATH).execute();
  const ids = invented.map(({ id }) => id);
  await tx.deleteFrom('stat_counter').where('name', 'not in', ['imports', 'ingest:files']).execute();
  if (ids.length === 0) return;
  await tx.deleteFrom('import_problem').where('import_run_id', 'in', ids).execute();
  await tx.deleteFrom('import_run').where('id', 'in', ids).execute();
  await tx
    .updateTable('stat_counter')
    .set((eb) => ({ value: eb('value', '-', ids.length) }))
    .where('name', '=', 'imports')
    .execute();
}
