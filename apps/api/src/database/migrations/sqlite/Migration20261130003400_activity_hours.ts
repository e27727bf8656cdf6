import { Migration } from '@mikro-orm/migrations';

export class Migration20261130003400_activity_hours extends Migration {
  override name = 'Migration20261130003400_activity_hours';

  override up(): void | Promise<void> {
    // Days are counted anew, with their hours.
    this.addSql(`update \`flow_day\` set \`is_stale\` = 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update \`flow_day\` set \`is_stale\` = 1;`);
  }
}
