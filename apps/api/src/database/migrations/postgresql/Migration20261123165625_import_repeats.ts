import { Migration } from '@mikro-orm/migrations';

export class Migration20261123165625_import_repeats extends Migration {
  override name = 'Migration20261123165625_import_repeats';

  override up(): void | Promise<void> {
    this.addSql(`alter table "import_run" add "repeats" bigint not null default '0';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "import_run" drop column "repeats";`);
  }
}
