import { Migration } from '@mikro-orm/migrations';
import { LOG_IN_SQLITE, UNLOG_IN_SQLITE } from '../selector-log.js';

/** Changes of messages and contacts are logged for the selectors. */
export class Migration20261122150004_selector_log extends Migration {
  override name = 'Migration20261122150004_selector_log';

  override up(): void {
    for (const statement of LOG_IN_SQLITE) this.addSql(statement);
  }

  override down(): void {
    for (const statement of UNLOG_IN_SQLITE) this.addSql(statement);
  }
}
