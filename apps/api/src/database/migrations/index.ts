import type { MigrationObject } from '@mikro-orm/core';
import type { DatabaseTarget } from '../database-url.js';
import { Migration20261121020000_owners } from './Migration20261121020000_owners.js';
import { Migration20261122030000_label_counts } from './Migration20261122030000_label_counts.js';
import { Migration20261123160000_delivery_safety } from './Migration20261123160000_delivery_safety.js';
import { Migration20261120190952_first } from './postgresql/Migration20261120190952_first.js';
import { Migration20261121010001_inbox } from './postgresql/Migration20261121010001_inbox.js';
import { Migration20261121030001_search } from './postgresql/Migration20261121030001_search.js';
import { Migration20261122020001_channels } from './postgresql/Migration20261122020001_channels.js';
import { Migration20261122120001_insights } from './postgresql/Migration20261122120001_insights.js';
import { Migration20261122130001_message_flow } from './postgresql/Migration20261122130001_message_flow.js';
import { Migration20261122140001_graph } from './postgresql/Migration20261122140001_graph.js';
import { Migration20261122150001_relationship_changes } from './postgresql/Migration20261122150001_relationship_changes.js';
import { Migration20261122150003_node_texts } from './postgresql/Migration20261122150003_node_texts.js';
import { Migration20261122150005_selector_log } from './postgresql/Migration20261122150005_selector_log.js';
import { Migration20261122180001_hub } from './postgresql/Migration20261122180001_hub.js';
import { Migration20261122220201_node_log } from './postgresql/Migration20261122220201_node_log.js';
import { Migration20261123160244_test_messages } from './postgresql/Migration20261123160244_test_messages.js';
import { Migration20261123162129_settings } from './postgresql/Migration20261123162129_settings.js';
import { Migration20261123165625_import_repeats } from './postgresql/Migration20261123165625_import_repeats.js';
import { Migration20261123192850_mail_variants } from './postgresql/Migration20261123192850_mail_variants.js';
import { Migration20261128145021_conversation_state } from './postgresql/Migration20261128145021_conversation_state.js';
import { Migration20261128185011_composed_html } from './postgresql/Migration20261128185011_composed_html.js';
import { Migration20261128224640_calendars } from './postgresql/Migration20261128224640_calendars.js';
import { Migration20261129082252_board_columns } from './postgresql/Migration20261129082252_board_columns.js';
import { Migration20261129110352_regroupings } from './postgresql/Migration20261129110352_regroupings.js';
import { Migration20261129110801_email_recipients } from './postgresql/Migration20261129110801_email_recipients.js';
import { Migration20261120190951_first } from './sqlite/Migration20261120190951_first.js';
import { Migration20261121010000_inbox } from './sqlite/Migration20261121010000_inbox.js';
import { Migration20261121030000_search } from './sqlite/Migration20261121030000_search.js';
import { Migration20261122020000_channels } from './sqlite/Migration20261122020000_channels.js';
import { Migration20261122120000_insights } from './sqlite/Migration20261122120000_insights.js';
import { Migration20261122130000_message_flow } from './sqlite/Migration20261122130000_message_flow.js';
import { Migration20261122140000_graph } from './sqlite/Migration20261122140000_graph.js';
import { Migration20261122150000_relationship_changes } from './sqlite/Migration20261122150000_relationship_changes.js';
import { Migration20261122150002_node_texts } from './sqlite/Migration20261122150002_node_texts.js';
import { Migration20261122150004_selector_log } from './sqlite/Migration20261122150004_selector_log.js';
import { Migration20261122180000_hub } from './sqlite/Migration20261122180000_hub.js';
import { Migration20261122220200_node_log } from './sqlite/Migration20261122220200_node_log.js';
import { Migration20261123160241_test_messages } from './sqlite/Migration20261123160241_test_messages.js';
import { Migration20261123162112_settings } from './sqlite/Migration20261123162112_settings.js';
import { Migration20261123165622_import_repeats } from './sqlite/Migration20261123165622_import_repeats.js';
import { Migration20261123192847_mail_variants } from './sqlite/Migration20261123192847_mail_variants.js';
import { Migration20261128145018_conversation_state } from './sqlite/Migration20261128145018_conversation_state.js';
import { Migration20261128184948_composed_html } from './sqlite/Migration20261128184948_composed_html.js';
import { Migration20261128224638_calendars } from './sqlite/Migration20261128224638_calendars.js';
import { Migration20261129082251_board_columns } from './sqlite/Migration20261129082251_board_columns.js';
import { Migration20261129110347_regroupings } from './sqlite/Migration20261129110347_regroupings.js';
import { Migration20261129110759_email_recipients } from './sqlite/Migration20261129110759_email_recipients.js';

/** Every migration of each engine, oldest first; a name is never changed once it was released. */
export const MIGRATIONS: Record<DatabaseTarget['engine'], readonly MigrationObject[]> = {
  sqlite: [
    { name: 'Migration20261120190951_first', class: Migration20261120190951_first },
    { name: 'Migration20261121010000_inbox', class: Migration20261121010000_inbox },
    { name: 'Migration20261121020000_owners', class: Migration20261121020000_owners },
    { name: 'Migration20261121030000_search', class: Migration20261121030000_search },
    { name: 'Migration20261122020000_channels', class: Migration20261122020000_channels },
    { name: 'Migration20261122030000_label_counts', class: Migration20261122030000_label_counts },
    { name: 'Migration20261122120000_insights', class: Migration20261122120000_insights },
    { name: 'Migration20261122130000_message_flow', class: Migration20261122130000_message_flow },
    { name: 'Migration20261122140000_graph', class: Migration20261122140000_graph },
    { name: 'Migration20261122150000_relationship_changes', class: Migration20261122150000_relationship_changes },
    { name: 'Migration20261122150002_node_texts', class: Migration20261122150002_node_texts },
    { name: 'Migration20261122150004_selector_log', class: Migration20261122150004_selector_log },
    { name: 'Migration20261122180000_hub', class: Migration20261122180000_hub },
    { name: 'Migration20261122220200_node_log', class: Migration20261122220200_node_log },
    { name: 'Migration20261123160000_delivery_safety', class: Migration20261123160000_delivery_safety },
    { name: 'Migration20261123160241_test_messages', class: Migration20261123160241_test_messages },
    { name: 'Migration20261123162112_settings', class: Migration20261123162112_settings },
    { name: 'Migration20261123165622_import_repeats', class: Migration20261123165622_import_repeats },
    { name: 'Migration20261123192847_mail_variants', class: Migration20261123192847_mail_variants },
    { name: 'Migration20261128145018_conversation_state', class: Migration20261128145018_conversation_state },
    { name: 'Migration20261128184948_composed_html', class: Migration20261128184948_composed_html },
    { name: 'Migration20261128224638_calendars', class: Migration20261128224638_calendars },
    { name: 'Migration20261129082251_board_columns', class: Migration20261129082251_board_columns },
    { name: 'Migration20261129110347_regroupings', class: Migration20261129110347_regroupings },
    { name: 'Migration20261129110759_email_recipients', class: Migration20261129110759_email_recipients },
  ],
  postgresql: [
    { name: 'Migration20261120190952_first', class: Migration20261120190952_first },
    { name: 'Migration20261121010001_inbox', class: Migration20261121010001_inbox },
    { name: 'Migration20261121020000_owners', class: Migration20261121020000_owners },
    { name: 'Migration20261121030001_search', class: Migration20261121030001_search },
    { name: 'Migration20261122020001_channels', class: Migration20261122020001_channels },
    { name: 'Migration20261122030000_label_counts', class: Migration20261122030000_label_counts },
    { name: 'Migration20261122120001_insights', class: Migration20261122120001_insights },
    { name: 'Migration20261122130001_message_flow', class: Migration20261122130001_message_flow },
    { name: 'Migration20261122140001_graph', class: Migration20261122140001_graph },
    { name: 'Migration20261122150001_relationship_changes', class: Migration20261122150001_relationship_changes },
    { name: 'Migration20261122150003_node_texts', class: Migration20261122150003_node_texts },
    { name: 'Migration20261122150005_selector_log', class: Migration20261122150005_selector_log },
    { name: 'Migration20261122180001_hub', class: Migration20261122180001_hub },
    { name: 'Migration20261122220201_node_log', class: Migration20261122220201_node_log },
    { name: 'Migration20261123160000_delivery_safety', class: Migration20261123160000_delivery_safety },
    { name: 'Migration20261123160244_test_messages', class: Migration20261123160244_test_messages },
    { name: 'Migration20261123162129_settings', class: Migration20261123162129_settings },
    { name: 'Migration20261123165625_import_repeats', class: Migration20261123165625_import_repeats },
    { name: 'Migration20261123192850_mail_variants', class: Migration20261123192850_mail_variants },
    { name: 'Migration20261128145021_conversation_state', class: Migration20261128145021_conversation_state },
    { name: 'Migration20261128185011_composed_html', class: Migration20261128185011_composed_html },
    { name: 'Migration20261128224640_calendars', class: Migration20261128224640_calendars },
    { name: 'Migration20261129082252_board_columns', class: Migration20261129082252_board_columns },
    { name: 'Migration20261129110352_regroupings', class: Migration20261129110352_regroupings },
    { name: 'Migration20261129110801_email_recipients', class: Migration20261129110801_email_recipients },
  ],
};
