import { Migration } from '@mikro-orm/migrations';

export class Migration20261129110352_regroupings extends Migration {
  override name = 'Migration20261129110352_regroupings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "promise_check" ("id" uuid not null, "workspace_id" uuid not null, "message_id" uuid not null, "quote" text not null, "kept_at" bigint not null, "kept_by_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "promise_check_by_keeper" on "promise_check" ("kept_by_id");`);
    this.addSql(
      `alter table "promise_check" add constraint "promise_check_of_promise" unique ("message_id", "quote");`,
    );

    this.addSql(
      `create table "regrouping" ("id" uuid not null, "workspace_id" uuid not null, "kind" text not null, "conversation_id" uuid not null, "other_ids" text not null, "message_count" bigint not null default '0', "created_at" bigint not null, "undone_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "regrouping_by_conversation" on "regrouping" ("conversation_id", "id");`);

    this.addSql(
      `create table "regrouping_part" ("id" uuid not null, "workspace_id" uuid not null, "regrouping_id" uuid not null, "kind" text not null, "from_id" uuid not null, "ids" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "regrouping_part_by_regrouping" on "regrouping_part" ("regrouping_id", "id");`);

    this.addSql(`alter table "conversation" add "merged_into_id" uuid null, add "channels" text null;`);
    this.addSql(
      `create index "conversation_merged" on "conversation" ("merged_into_id") where merged_into_id is not null;`,
    );

    this.addSql(
      `alter table "promise_check" add constraint "promise_check_message_id_foreign" foreign key ("message_id") references "message" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "promise_check" add constraint "promise_check_kept_by_id_foreign" foreign key ("kept_by_id") references "message" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "regrouping" add constraint "regrouping_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "regrouping_part" add constraint "regrouping_part_regrouping_id_foreign" foreign key ("regrouping_id") references "regrouping" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "regrouping_part" drop constraint "regrouping_part_regrouping_id_foreign";`);

    this.addSql(`drop table if exists "promise_check" cascade;`);
    this.addSql(`drop table if exists "regrouping" cascade;`);
    this.addSql(`drop table if exists "regrouping_part" cascade;`);

    this.addSql(`drop index "conversation_merged";`);
    this.addSql(`alter table "conversation" drop column "merged_into_id", drop column "channels";`);
  }
}
