import { Migration } from '@mikro-orm/migrations';

export class Migration20261123160244_test_messages extends Migration {
  override name = 'Migration20261123160244_test_messages';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "test_message" ("id" uuid not null, "workspace_id" uuid not null, "channel" text not null, "recipient_mark" text not null, "content_mark" text not null, "provider_message_id" text null, "sent_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "test_message_by_provider_id" on "test_message" ("workspace_id", "channel", "provider_message_id");`,
    );
    this.addSql(`create index "test_message_by_time" on "test_message" ("workspace_id", "sent_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "test_message" cascade;`);
  }
}
