import { Migration } from '@mikro-orm/migrations';

export class Migration20261201021621_changed_conversations extends Migration {
  override name = 'Migration20261201021621_changed_conversations';

  override up(): void | Promise<void> {
    this.addSql(`alter table "change_log" add "conversations" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "change_log" drop column "conversations";`);
  }
}
