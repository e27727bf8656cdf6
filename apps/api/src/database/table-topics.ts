import type { ChangeTopic } from '@concordia/contract/platform';
import type { Tables } from './tables.js';

/** Topics of a table that depend on the written columns. */
export interface ColumnTopics<Column extends string = string> {
  readonly topics: readonly ChangeTopic[];
  /** Internal leases, counters and marks: updating only these announces nothing. */
  readonly quiet?: readonly Column[];
  /** Columns that other screens show: updating these also announces their topics. */
  readonly shown?: { readonly [Name in Column]?: readonly ChangeTopic[] };
}

type Topics<Name extends keyof Tables> = 'none' | readonly ChangeTopic[] | ColumnTopics<keyof Tables[Name] & string>;

/**
 * What screens reload when a table is written. The compiler requires an entry for every new table. `none` is for tables that no screen shows, or that
 * another table announces when the work is done.
 */
export const TABLE_TOPICS: { readonly [Name in keyof Tables]: Topics<Name> } = {
  attachment: ['messages'],
  automation_decision: ['guardrails'],
  automation_event: ['guardrails'],
  board_column: ['views'],
  brief_delivery: ['brief'],
  calendar_event: ['calendar'],
  calendar_feed: ['workspace'],
  calendar_subscription: ['calendar'],
  campaign: ['marketing'],
  campaign_decision: ['marketing'],
  campaign_recipient: ['marketing'],
  campaign_variant: ['marketing'],
  canned_reply: ['replies'],
  change_log: 'none',
  channel_connection: {
    topics: ['channels'],
    quiet: ['checked_at', 'renewing_until'],
    // The mode decides which channels a contact can be reached on; the version counts changes of settings and secrets.
    shown: { mode: ['contacts'], version: ['contacts'] },
  },
  channel_secret: ['channels'],
  consent_change: ['contacts'],
  contact: {
    topics: ['contacts'],
    // Message lists name their contacts.
    shown: { name: ['messages'], email: ['messages'], title: ['messages'], company: ['messages'] },
  },
  contact_fts: 'none',
  contact_fts_entry: 'none',
  contact_import: ['imports'],
  contact_import_problem: ['imports'],
  contact_merge: ['contacts'],
  contact_merge_part: 'none',
  contact_note: ['contacts'],
  contact_point: ['contacts'],
  contact_profile: ['contacts'],
  contact_tag: ['contacts'],
  conversation: ['messages'],
  conversation_project: ['projects', 'messages'],
  // Stored in batches; segmentation_run announces completion.
  customer_score: 'none',
  deal: ['intelligence'],
  draft: ['drafts'],
  engagement_event: ['stats'],
  enrichment_attachment: ['contacts'],
  enrichment_provider: ['enrichment'],
  enrichment_result: ['enrichment'],
  enrichment_use: ['enrichment'],
  erased_handle: 'none',
  erasure: ['contacts'],
  flow_change: 'none',
  flow_day: 'none',
  flow_state: 'none',
  graph_node: {
    topics: ['graph'],
    // Computed in batches; graph_state announces completion.
    quiet: ['pagerank', 'engagement_score'],
  },
  graph_relationship: ['graph'],
  graph_state: { topics: ['graph'], quiet: ['ranked_version'] },
  guardrail_setting: ['guardrails'],
  hub_attempt: ['hub-webhooks'],
  hub_audit: ['hub-auth'],
  hub_delivery: ['hub-webhooks', 'hub-events'],
  hub_event: ['hub-events'],
  hub_event_key: 'none',
  hub_key: ['hub-auth'],
  hub_module: ['hub-modules'],
  hub_module_check: ['hub-modules'],
  hub_module_document: ['hub-modules'],
  hub_nonce: 'none',
  hub_replay: ['hub-events'],
  hub_subscription: { topics: ['hub-webhooks'], quiet: ['lease_owner', 'lease_until'] },
  hub_token: { topics: ['hub-auth'], quiet: ['last_used_at'] },
  // Merge suggestions are found by these keys.
  identity_key: ['contacts'],
  import_problem: ['imports'],
  import_run: { topics: ['imports'], quiet: ['updated_at'] },
  inbound_envelope: 'none',
  ingest_problem: ['ingest'],
  ingest_run: { topics: ['ingest'], quiet: ['updated_at'] },
  job: 'none',
  job_schedule: 'none',
  mailbox: { topics: ['mailboxes'], quiet: ['lease_owner', 'lease_until'] },
  mailbox_folder: ['mailboxes'],
  market_quote: ['market'],
  member: ['members'],
  merge_suggestion: ['contacts'],
  message: ['messages'],
  message_body: ['messages'],
  message_fts: 'none',
  message_fts_place: 'none',
  message_fts_words: 'none',
  message_origin: 'none',
  message_reaction: ['messages'],
  message_reference: 'none',
  message_trace: 'none',
  model_usage: 'none',
  morning_brief: ['brief'],
  news_item: ['news'],
  news_source: ['news'],
  night_run: ['night-ops'],
  node_fts_change: 'none',
  node_fts_log: 'none',
  node_fts_term: 'none',
  notification: ['notifications'],
  oauth_attempt: 'none',
  outbound_file: ['outbox'],
  outbound_message: { topics: ['outbox'], quiet: ['next_attempt_at', 'postponed_at', 'slot_at'] },
  outreach: ['outbox'],
  past_count: 'none',
  post_metric: ['twitter'],
  project: { topics: ['projects'], shown: { name: ['messages'] } },
  relationship_change: 'none',
  save_offer: ['intelligence'],
  save_offer_outcome: ['intelligence'],
  saved_search: ['searches'],
  saved_view: ['views'],
  segmentation_run: ['intelligence'],
  // Extracted contact by contact; selector_tally announces completion.
  selector: 'none',
  selector_change: 'none',
  selector_evidence: 'none',
  selector_tally: ['graph', 'ingest'],
  send_hold: 'none',
  send_slot: 'none',
  stat_counter: ['stats'],
  suggestion: ['suggestions'],
  suggestion_state: ['suggestions'],
  task: ['tasks'],
  test_message: 'none',
  upload: ['drafts'],
  workspace: {
    topics: ['workspace'],
    quiet: ['change_seq', 'event_seq', 'event_at'],
    // Affects sending hours and message dates.
    shown: { time_zone: ['guardrails', 'messages'] },
  },
};
