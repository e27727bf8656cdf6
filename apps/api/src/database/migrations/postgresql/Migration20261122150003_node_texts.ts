import { Migration } from '@mikro-orm/migrations';
import { NO_TERMS_IN_POSTGRESQL, TERMS_IN_POSTGRESQL } from '../node-terms.js';

/** People and companies are found by words and selectors. */
export class Migration20261122150003_node_texts extends Migration {
  override name = 'Migration20261122150003_node_texts';

  override up(): void {
    for (const statement of TERMS_IN_POSTGRESQL) this.addSql(statement);
  }

  override down(): void {
    for (const statement of NO_TERMS_IN_POSTGRESQL) this.addSql(statement);
  }
}
