import { Migration } from '@mikro-orm/migrations';

export class Migration20261130071528_contact_pictures extends Migration {
  override name = 'Migration20261130071528_contact_pictures';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "contact" add "picture_hash" text null, add "picture_source" text null, add "picture_checked_at" bigint null;`,
    );
    this.addSql(`create index "contact_by_picture" on "contact" ("picture_hash");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "contact_by_picture";`);
    this.addSql(
      `alter table "contact" drop column "picture_hash", drop column "picture_source", drop column "picture_checked_at";`,
    );
  }
}
