import { Migration } from '@mikro-orm/migrations';
import {
  FOLLOW_PEOPLE_IN_POSTGRESQL,
  FOLLOW_THOSE_WHO_ARE_THERE,
  UNFOLLOW_PEOPLE_IN_POSTGRESQL,
} from '../relationship-changes.js';

/** Changes of messages and contacts are logged for the graph. */
export class Migration20261122150001_relationship_changes extends Migration {
  override name = 'Migration20261122150001_relationship_changes';

  override up(): void {
    for (const statement of FOLLOW_PEOPLE_IN_POSTGRESQL) this.addSql(statement);
    this.addSql(FOLLOW_THOSE_WHO_ARE_THERE('postgresql'));
  }

  override down(): void {
    for (const statement of UNFOLLOW_PEOPLE_IN_POSTGRESQL) this.addSql(statement);
  }
}
