import { Migration } from '@mikro-orm/migrations';

export class Migration20261128224638_calendars extends Migration {
  override name = 'Migration20261128224638_calendars';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`calendar_subscription\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`host\` text not null, \`address\` text not null, \`is_on\` integer not null default 1, \`is_sample\` integer not null default 0, \`etag\` text null, \`fetched_at\` bigint null, \`tried_at\` bigint null, \`read_at\` bigint null, \`failure\` text null, \`created_at\` bigint not null);`,
    );
    this.addSql(
      `create index \`calendar_subscription_by_age\` on \`calendar_subscription\` (\`workspace_id\`, \`created_at\`, \`id\`);`,
    );

    this.addSql(
      `create table \`calendar_event\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`calendar_subscription_id\` text not null, \`title\` text not null, \`location\` text null, \`starts_at\` bigint not null, \`ends_at\` bigint not null, \`is_all_day\` integer not null default 0, constraint \`calendar_event_calendar_subscription_id_foreign\` foreign key (\`calendar_subscription_id\`) references \`calendar_subscription\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`calendar_event_by_start\` on \`calendar_event\` (\`workspace_id\`, \`starts_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`calendar_event_by_subscription\` on \`calendar_event\` (\`calendar_subscription_id\`);`,
    );

    this.addSql(
      `create index \`conversation_pressing\` on \`conversation\` (\`workspace_id\`, \`is_urgent\`, \`priority\`) where status in ('inbox', 'in_progress');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`calendar_event\`;`);
    this.addSql(`drop table if exists \`calendar_subscription\`;`);

    this.addSql(`drop index \`conversation_pressing\`;`);
  }
}
