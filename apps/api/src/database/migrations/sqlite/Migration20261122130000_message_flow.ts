import { Migration } from '@mikro-orm/migrations';
import { FOLLOW_IN_SQLITE, UNFOLLOW_IN_SQLITE } from '../message-flow.js';

/** Changes of messages are logged for the figures of days. */
export class Migration20261122130000_message_flow extends Migration {
  override name = 'Migration20261122130000_message_flow';

  override up(): void {
    for (const statement of FOLLOW_IN_SQLITE) this.addSql(statement);
  }

  override down(): void {
    for (const statement of UNFOLLOW_IN_SQLITE) this.addSql(statement);
  }
}
