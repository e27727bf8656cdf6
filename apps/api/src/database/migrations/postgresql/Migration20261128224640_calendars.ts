import { Migration } from '@mikro-orm/migrations';

export class Migration20261128224640_calendars extends Migration {
  override name = 'Migration20261128224640_calendars';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "calendar_subscription" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "host" text not null, "address" text not null, "is_on" int not null default 1, "is_sample" int not null default 0, "etag" text null, "fetched_at" bigint null, "tried_at" bigint null, "read_at" bigint null, "failure" text null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "calendar_subscription_by_age" on "calendar_subscription" ("workspace_id", "created_at", "id");`,
    );

    this.addSql(
      `create table "calendar_event" ("id" uuid not null, "workspace_id" uuid not null, "calendar_subscription_id" uuid not null, "title" text not null, "location" text null, "starts_at" bigint not null, "ends_at" bigint not null, "is_all_day" int not null default 0, primary key ("id"));`,
    );
    this.addSql(`create index "calendar_event_by_start" on "calendar_event" ("workspace_id", "starts_at", "id");`);
    this.addSql(`create index "calendar_event_by_subscription" on "calendar_event" ("calendar_subscription_id");`);

    this.addSql(
      `create index "conversation_pressing" on "conversation" ("workspace_id", "is_urgent", "priority") where status in ('inbox', 'in_progress');`,
    );

    this.addSql(
      `alter table "calendar_event" add constraint "calendar_event_calendar_subscription_id_foreign" foreign key ("calendar_subscription_id") references "calendar_subscription" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "calendar_event" drop constraint "calendar_event_calendar_subscription_id_foreign";`);

    this.addSql(`drop table if exists "calendar_event" cascade;`);
    this.addSql(`drop table if exists "calendar_subscription" cascade;`);

    this.addSql(`drop index "conversation_pressing";`);
  }
}
