import { Migration } from '@mikro-orm/migrations';

export class Migration20261120190951_first extends Migration {
  override name = 'Migration20261120190951_first';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`change_log\` (\`workspace_id\` text not null, \`seq\` integer not null, \`topics\` text not null, \`created_at\` bigint not null, primary key (\`workspace_id\`, \`seq\`));`,
    );

    this.addSql(
      `create table \`contact\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`title\` text null, \`email\` text null, \`phone\` text null, \`linkedin_url\` text null, \`company\` text null, \`location\` text null, \`birthday\` text null, \`channel_bits\` integer not null default 0, \`inbound_count\` bigint not null default '0', \`outbound_count\` bigint not null default '0', \`last_message_at\` bigint not null default '0', \`created_at\` bigint not null);`,
    );
    this.addSql(`create index \`contact_by_activity\` on \`contact\` (\`workspace_id\`, \`last_message_at\`, \`id\`);`);

    this.addSql(
      `create table \`contact_point\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`contact_id\` text not null, \`channel\` text not null, \`handle\` text not null, \`display_name\` text null, \`created_at\` bigint not null, constraint \`contact_point_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`contact_point_by_contact\` on \`contact_point\` (\`contact_id\`);`);
    this.addSql(
      `create unique index \`contact_point_handle\` on \`contact_point\` (\`workspace_id\`, \`channel\`, \`handle\`);`,
    );

    this.addSql(
      `create table \`conversation\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`channel\` text not null, \`contact_id\` text null, \`subject\` text null, \`message_count\` bigint not null default '0', \`first_message_at\` bigint not null, \`last_message_at\` bigint not null, \`created_at\` bigint not null, constraint \`conversation_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete set null);`,
    );
    this.addSql(
      `create index \`conversation_by_activity\` on \`conversation\` (\`workspace_id\`, \`last_message_at\`, \`id\`);`,
    );
    this.addSql(`create index \`conversation_by_contact\` on \`conversation\` (\`contact_id\`);`);

    this.addSql(
      `create table \`import_run\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`origin\` text not null, \`name\` text not null, \`format\` text null, \`state\` text not null, \`source_path\` text not null, \`source_mark\` text null, \`checkpoint\` text null, \`size_bytes\` bigint not null default '0', \`position_bytes\` bigint not null default '0', \`messages_read\` bigint not null default '0', \`messages_added\` bigint not null default '0', \`duplicates\` bigint not null default '0', \`left_out\` bigint not null default '0', \`problems\` bigint not null default '0', \`contacts_added\` bigint not null default '0', \`conversations_added\` bigint not null default '0', \`rate_per_second\` double null, \`own_addresses\` text not null default '[]', \`failure\` text null, \`started_at\` bigint null, \`finished_at\` bigint null, \`created_at\` bigint not null, \`updated_at\` bigint not null);`,
    );
    this.addSql(`create index \`import_run_newest\` on \`import_run\` (\`workspace_id\`, \`created_at\`, \`id\`);`);

    this.addSql(
      `create table \`import_problem\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`import_run_id\` text not null, \`ordinal\` bigint not null, \`position_bytes\` bigint not null, \`file\` text null, \`code\` text not null, \`reason\` text not null, \`subject\` text null, constraint \`import_problem_import_run_id_foreign\` foreign key (\`import_run_id\`) references \`import_run\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`import_problem_by_run\` on \`import_problem\` (\`import_run_id\`, \`ordinal\`, \`id\`);`,
    );

    this.addSql(
      `create table \`job\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`kind\` text not null, \`payload\` text not null, \`state\` text not null default 'waiting', \`run_at\` bigint not null, \`attempts\` integer not null default 0, \`max_attempts\` integer not null, \`lease_owner\` text null, \`lease_until\` bigint null, \`unique_key\` text null, \`last_error\` text null, \`created_at\` bigint not null);`,
    );
    this.addSql(`create index \`job_due\` on \`job\` (\`state\`, \`run_at\`, \`id\`);`);
    this.addSql(`create index \`job_lease\` on \`job\` (\`state\`, \`lease_until\`);`);
    this.addSql(`create unique index \`job_unique_key\` on \`job\` (\`workspace_id\`, \`kind\`, \`unique_key\`);`);

    this.addSql(
      `create table \`job_schedule\` (\`workspace_id\` text not null, \`kind\` text not null, \`next_run_at\` bigint not null, primary key (\`workspace_id\`, \`kind\`));`,
    );

    this.addSql(
      `create table \`message\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`conversation_id\` text not null, \`contact_id\` text null, \`channel\` text not null, \`direction\` text not null, \`kind\` text not null default 'personal', \`sent_at\` bigint not null, \`sent_at_known\` integer not null default 1, \`subject\` text null, \`excerpt\` text not null, \`status\` text not null, \`status_source\` text not null default 'rule', \`priority\` integer not null default 0, \`priority_reasons\` text not null default '[]', \`is_urgent\` integer not null default 0, \`urgency_source\` text not null default 'rule', \`is_read\` integer not null default 0, \`sentiment_label\` text not null default 'unknown', \`sentiment_compound\` double null, \`attachment_count\` integer not null default 0, \`addressed\` text not null default 'unknown', \`archive_is_read\` integer null, \`archive_is_in_inbox\` integer null, \`dedupe_key\` text not null, \`import_run_id\` text null, \`stored_at\` bigint not null, constraint \`message_conversation_id_foreign\` foreign key (\`conversation_id\`) references \`conversation\` (\`id\`), constraint \`message_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete set null);`,
    );
    this.addSql(`create index \`message_newest\` on \`message\` (\`workspace_id\`, \`sent_at\`, \`id\`);`);
    this.addSql(
      `create index \`message_by_status\` on \`message\` (\`workspace_id\`, \`status\`, \`sent_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`message_by_channel\` on \`message\` (\`workspace_id\`, \`channel\`, \`sent_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`message_by_status_channel\` on \`message\` (\`workspace_id\`, \`status\`, \`channel\`, \`sent_at\`, \`id\`);`,
    );
    this.addSql(`create index \`message_by_conversation\` on \`message\` (\`conversation_id\`, \`sent_at\`, \`id\`);`);
    this.addSql(`create index \`message_by_contact\` on \`message\` (\`contact_id\`, \`sent_at\`, \`id\`);`);
    this.addSql(
      `create unique index \`message_dedupe\` on \`message\` (\`workspace_id\`, \`channel\`, \`dedupe_key\`);`,
    );

    this.addSql(
      `create table \`attachment\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`message_id\` text not null, \`position\` integer not null, \`file_name\` text not null, \`content_type\` text not null, \`size_bytes\` bigint not null, \`is_inline\` integer not null default 0, \`content_id\` text null, \`content_hash\` text not null, constraint \`attachment_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`attachment_by_message\` on \`attachment\` (\`message_id\`, \`position\`);`);

    this.addSql(
      `create table \`message_body\` (\`message_id\` text not null primary key, \`workspace_id\` text not null, \`text\` text not null, \`quoted_text\` text null, \`signature\` text null, \`html\` text null, \`remote_content_count\` integer not null default 0, \`from_name\` text null, \`from_address\` text null, \`to_list\` text not null default '[]', \`cc_list\` text not null default '[]');`,
    );

    this.addSql(
      `create table \`message_reference\` (\`workspace_id\` text not null, \`reference\` text not null, \`conversation_id\` text not null, primary key (\`workspace_id\`, \`reference\`), constraint \`message_reference_conversation_id_foreign\` foreign key (\`conversation_id\`) references \`conversation\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`message_reference_by_conversation\` on \`message_reference\` (\`conversation_id\`);`);

    this.addSql(
      `create table \`stat_counter\` (\`workspace_id\` text not null, \`name\` text not null, \`value\` bigint not null default '0', primary key (\`workspace_id\`, \`name\`));`,
    );

    this.addSql(
      `create table \`workspace\` (\`id\` text not null primary key, \`name\` text not null, \`own_addresses\` text not null default '[]', \`is_demo\` integer not null default 0, \`change_seq\` bigint not null default '0', \`created_at\` bigint not null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`change_log\`;`);
    this.addSql(`drop table if exists \`contact\`;`);
    this.addSql(`drop table if exists \`contact_point\`;`);
    this.addSql(`drop table if exists \`conversation\`;`);
    this.addSql(`drop table if exists \`import_run\`;`);
    this.addSql(`drop table if exists \`import_problem\`;`);
    this.addSql(`drop table if exists \`job\`;`);
    this.addSql(`drop table if exists \`job_schedule\`;`);
    this.addSql(`drop table if exists \`message\`;`);
    this.addSql(`drop table if exists \`attachment\`;`);
    this.addSql(`drop table if exists \`message_body\`;`);
    this.addSql(`drop table if exists \`message_reference\`;`);
    this.addSql(`drop table if exists \`stat_counter\`;`);
    this.addSql(`drop table if exists \`workspace\`;`);
  }
}
