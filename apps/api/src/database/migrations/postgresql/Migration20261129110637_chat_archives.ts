import { Migration } from '@mikro-orm/migrations';

export class Migration20261129110637_chat_archives extends Migration {
  override name = 'Migration20261129110637_chat_archives';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "import_run" add "owner_ids" text null, add "people" text null, add "time_zone" text null, add "skipped" text not null default '{}', add "failure_code" text null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "import_run" drop column "owner_ids", drop column "people", drop column "time_zone", drop column "skipped", drop column "failure_code";`,
    );
  }
}
