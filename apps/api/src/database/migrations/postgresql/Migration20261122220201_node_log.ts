import { Migration } from '@mikro-orm/migrations';
import { NO_NODE_LOG_IN_POSTGRESQL, NODE_LOG_IN_POSTGRESQL } from '../node-log.js';

/** Nodes that are kept in memory are followed by a log of what changed. */
export class Migration20261122220201_node_log extends Migration {
  override name = 'Migration20261122220201_node_log';

  override up(): void {
    for (const statement of NODE_LOG_IN_POSTGRESQL) this.addSql(statement);
  }

  override down(): void {
    for (const statement of NO_NODE_LOG_IN_POSTGRESQL) this.addSql(statement);
  }
}
