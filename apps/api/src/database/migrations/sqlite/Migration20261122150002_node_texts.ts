import { Migration } from '@mikro-orm/migrations';
import { NO_TERMS_IN_SQLITE, TERMS_IN_SQLITE } from '../node-terms.js';

/** People and companies are found by words and selectors. */
export class Migration20261122150002_node_texts extends Migration {
  override name = 'Migration20261122150002_node_texts';

  override up(): void {
    for (const statement of TERMS_IN_SQLITE) this.addSql(statement);
  }

  override down(): void {
    for (const statement of NO_TERMS_IN_SQLITE) this.addSql(statement);
  }
}
