import { Migration } from '@mikro-orm/migrations';

export class Migration20261129203831_sent_copies extends Migration {
  override name = 'Migration20261129203831_sent_copies';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "sent_copy" ("id" uuid not null, "workspace_id" uuid not null, "account_id" uuid not null, "message_id" text not null, "content_hash" text not null, "sent_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "sent_copy_of_account" on "sent_copy" ("workspace_id", "account_id", "sent_at");`);
    this.addSql(`create index "sent_copy_by_hash" on "sent_copy" ("content_hash");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "sent_copy" cascade;`);
  }
}
