import { Migration } from '@mikro-orm/migrations';

export class Migration20261130000109_presence extends Migration {
  override name = 'Migration20261130000109_presence';

  override up(): void | Promise<void> {
    this.addSql(`alter table "workspace" add "shares_presence" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "workspace" drop column "shares_presence";`);
  }
}
