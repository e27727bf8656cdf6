import type { Tables } from './tables.js';

type TableName = keyof Tables;

const DEPENDENTS: { readonly [Name in TableName]?: readonly TableName[] } = {
  calendar_subscription: ['calendar_event'],
  campaign: ['campaign_decision', 'campaign_recipient', 'campaign_variant'],
  contact: [
    'automation_decision',
    'campaign_recipient',
    'consent_change',
    'contact_note',
    'contact_point',
    'conversation',
    'customer_score',
    'deal',
    'enrichment_attachment',
    'message',
    'notification',
    'outbound_message',
    'outreach',
    'save_offer_outcome',
    'selector',
    'task',
  ],
  contact_import: ['contact_import_problem'],
  contact_merge: ['contact_merge_part'],
  conversation: [
    'conversation_project',
    'deal_conversation',
    'draft',
    'message_reference',
    'outbound_message',
    'regrouping',
    'task',
    'upload',
  ],
  deal: ['deal_conversation'],
  graph_node: ['node_fts_term'],
  hub_delivery: ['hub_attempt'],
  hub_module: ['hub_module_check', 'hub_module_document'],
  hub_subscription: ['hub_delivery'],
  import_run: ['import_problem'],
  ingest_run: ['ingest_problem'],
  message: [
    'attachment',
    'message_origin',
    'message_reaction',
    'message_trace',
    'notification',
    'promise_check',
    'selector_evidence',
    'suggestion',
    'suggestion_state',
    'task',
  ],
  news_source: ['news_item'],
  outbound_message: ['outbound_file'],
  project: ['conversation_project'],
  regrouping: ['regrouping_part'],
  save_offer: ['save_offer_outcome'],
  saved_view: ['board_column'],
  selector: ['selector_evidence'],
  task: ['notification'],
};

/**
 * Tables whose rows are deleted or lose their reference when another table's rows are deleted. The database cascades, so no statement names them. A
 * test compares this with the foreign keys.
 */
export const DEPENDENT_TABLES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(DEPENDENTS));
