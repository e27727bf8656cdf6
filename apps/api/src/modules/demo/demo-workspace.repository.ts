import type { WorkspaceTransaction } from '../../database/workspace-database.js';

/** All tables of a demo, referencing tables first. */
const TABLES = [
  'save_offer_outcome',
  'save_offer',
  'customer_score',
  'segmentation_run',
  'deal_conversation',
  'deal',
  'campaign_decision',
  'campaign_recipient',
  'campaign_variant',
  'campaign',
  'morning_brief',
  'brief_delivery',
  'post_metric',
  'engagement_event',
  'calendar_event',
  'calendar_subscription',
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
  'mailbox',
  'mailbox_folder',
  'mailbox_mail',
  'send_hold',
  'send_slot',
  'sent_copy',
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
  'promise_check',
  'message',
  'message_reference',
  'conversation_project',
  'project',
  'board_column',
  'saved_view',
  'regrouping_part',
  'regrouping',
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
  // Last: deleting from the other tables logs changes here.
  'selector_change',
] as const;

/**
 * Turns a demo workspace into an ordinary one.
 *
 * @returns the number of events the demo logged; `null`, having changed nothing, if it is not a demo.
 */
export async function endDemo(
  tx: WorkspaceTransaction,
  values: { readonly name: string; readonly time_zone: string },
): Promise<number | null> {
  const left = await tx
    .updateTable('workspace')
    .set({ is_demo: 0, own_addresses: '[]', is_introduced: 0, hides_first_steps: 0, ...values })
    .where('is_demo', '=', 1)
    .returning('event_seq')
    .executeTakeFirst();
  return left?.event_seq ?? null;
}

export async function emptyTables(tx: WorkspaceTransaction): Promise<void> {
  for (const table of TABLES) await tx.deleteFrom(table).execute();
}

/** Deletes all members except the owner, who is renamed. */
export async function resetMembers(tx: WorkspaceTransaction, owner: string): Promise<void> {
  await tx.deleteFrom('member').where('is_owner', '=', 0).execute();
  await tx.updateTable('member').set({ name: owner, email: null }).execute();
}

export async function findImports(tx: WorkspaceTransaction, path: string): Promise<string[]> {
  const found = await tx.selectFrom('import_run').select('id').where('source_path', '=', path).execute();
  return found.map(({ id }) => id);
}

/** Deletes imports and decrements their counter. */
export async function removeImports(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('import_problem').where('import_run_id', 'in', ids).execute();
  await tx.deleteFrom('import_run').where('id', 'in', ids).execute();
  await tx
    .updateTable('stat_counter')
    .set((eb) => ({ value: eb('value', '-', ids.length) }))
    .where('name', '=', 'imports')
    .execute();
}

export async function removeCounters(tx: WorkspaceTransaction, kept: readonly string[]): Promise<void> {
  await tx.deleteFrom('stat_counter').where('name', 'not in', kept).execute();
}

export async function addCounter(tx: WorkspaceTransaction, name: string, value: number): Promise<void> {
  await tx.insertInto('stat_counter').values({ name, value }).execute();
}
