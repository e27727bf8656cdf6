import { Migration } from '@mikro-orm/migrations';

export class Migration20261129235802_reply_times extends Migration {
  override name = 'Migration20261129235802_reply_times';

  override up(): void | Promise<void> {
    // Days are counted anew, with the messages that still wait.
    this.addSql(`update "flow_day" set "is_stale" = 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "flow_day" set "is_stale" = 1;`);
  }
}
