import { Migration } from '@mikro-orm/migrations';
import { FOLLOW_IN_POSTGRESQL, UNFOLLOW_IN_POSTGRESQL } from '../message-flow.js';

/** Changes of messages are logged for the figures of days. */
export class Migration20261122130001_message_flow extends Migration {
  override name = 'Migration20261122130001_message_flow';

  override up(): void {
    for (const statement of FOLLOW_IN_POSTGRESQL) this.addSql(statement);
  }

  override down(): void {
    for (const statement of UNFOLLOW_IN_POSTGRESQL) this.addSql(statement);
  }
}
