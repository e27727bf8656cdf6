import type { DatabaseTarget } from '../database-url.js';

/** Where the migrations that a database has had are noted. */
export const MIGRATION_TABLE = 'schema_migration';

/**
 * The names of every migration of each engine, oldest first. They tell whether anything is left to be done without loading the migrations, and the ORM
 * with them: 10 MB that nearly every start can do without.
 */
export const MIGRATION_NAMES = {
  sqlite: [
    'Migration20261120190951_first',
    'Migration20261121010000_inbox',
    'Migration20261121020000_owners',
    'Migration20261121030000_search',
    'Migration20261122020000_channels',
    'Migration20261122030000_label_counts',
    'Migration20261122120000_insights',
    'Migration20261122130000_message_flow',
    'Migration20261122140000_graph',
    'Migration20261122150000_relationship_changes',
    'Migration20261122150002_node_texts',
    'Migration20261122150004_selector_log',
    'Migration20261122180000_hub',
    'Migration20261122220200_node_log',
    'Migration20261123160000_delivery_safety',
    'Migration20261123160241_test_messages',
    'Migration20261123162112_settings',
    'Migration20261123165622_import_repeats',
    'Migration20261123192847_mail_variants',
    'Migration20261128145018_conversation_state',
    'Migration20261128184948_composed_html',
    'Migration20261128224638_calendars',
    'Migration20261129082251_board_columns',
    'Migration20261129110347_regroupings',
    'Migration20261129110630_chat_archives',
    'Migration20261129110759_email_recipients',
    'Migration20261129120000_message_notes',
  ],
  postgresql: [
    'Migration20261120190952_first',
    'Migration20261121010001_inbox',
    'Migration20261121020000_owners',
    'Migration20261121030001_search',
    'Migration20261122020001_channels',
    'Migration20261122030000_label_counts',
    'Migration20261122120001_insights',
    'Migration20261122130001_message_flow',
    'Migration20261122140001_graph',
    'Migration20261122150001_relationship_changes',
    'Migration20261122150003_node_texts',
    'Migration20261122150005_selector_log',
    'Migration20261122180001_hub',
    'Migration20261122220201_node_log',
    'Migration20261123160000_delivery_safety',
    'Migration20261123160244_test_messages',
    'Migration20261123162129_settings',
    'Migration20261123165625_import_repeats',
    'Migration20261123192850_mail_variants',
    'Migration20261128145021_conversation_state',
    'Migration20261128185011_composed_html',
    'Migration20261128224640_calendars',
    'Migration20261129082252_board_columns',
    'Migration20261129110352_regroupings',
    'Migration20261129110637_chat_archives',
    'Migration20261129110801_email_recipients',
    'Migration20261129120001_message_notes',
  ],
} satisfies Record<DatabaseTarget['engine'], readonly string[]>;
