import { Migration } from '@mikro-orm/migrations';

export class Migration20261122020000_channels extends Migration {
  override name = 'Migration20261122020000_channels';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`automation_event\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`automation_id\` text not null, \`kind\` text not null, \`decision_id\` text not null, \`created_at\` bigint not null);`,
    );
    this.addSql(
      `create index \`automation_event_of\` on \`automation_event\` (\`workspace_id\`, \`automation_id\`, \`kind\`);`,
    );
    this.addSql(
      `create unique index \`automation_event_once\` on \`automation_event\` (\`workspace_id\`, \`decision_id\`, \`kind\`);`,
    );

    this.addSql(
      `create table \`channel_secret\` (\`workspace_id\` text not null, \`channel\` text not null, \`name\` text not null, \`sealed\` text not null, \`last_four\` text not null, \`updated_at\` bigint not null, primary key (\`workspace_id\`, \`channel\`, \`name\`));`,
    );

    this.addSql(
      `create table \`automation_decision\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`automation_id\` text not null, \`verdict\` text not null, \`reason\` text not null, \`figures\` text not null, \`channel\` text not null, \`contact_id\` text null, \`outbound_id\` text null, \`send_at\` bigint not null, \`created_at\` bigint not null, constraint \`automation_decision_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete set null);`,
    );
    this.addSql(
      `create index \`automation_decision_newest\` on \`automation_decision\` (\`workspace_id\`, \`created_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`automation_decision_of\` on \`automation_decision\` (\`workspace_id\`, \`automation_id\`, \`verdict\`, \`created_at\`);`,
    );
    this.addSql(
      `create index \`automation_decision_by_day\` on \`automation_decision\` (\`workspace_id\`, \`verdict\`, \`send_at\`);`,
    );
    this.addSql(`create index \`automation_decision_by_contact\` on \`automation_decision\` (\`contact_id\`);`);
    this.addSql(`create index \`automation_decision_by_outbound\` on \`automation_decision\` (\`outbound_id\`);`);

    this.addSql(
      `create table \`engagement_event\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`provider\` text not null, \`provider_event_id\` text not null, \`action\` text not null, \`address\` text not null, \`contact_id\` text null, \`message_id\` text null, \`at\` bigint not null, \`is_test\` integer not null default 0);`,
    );
    this.addSql(`create index \`engagement_event_newest\` on \`engagement_event\` (\`workspace_id\`, \`at\`, \`id\`);`);
    this.addSql(`create index \`engagement_event_by_contact\` on \`engagement_event\` (\`contact_id\`, \`id\`);`);
    this.addSql(`create index \`engagement_event_by_message\` on \`engagement_event\` (\`message_id\`);`);
    this.addSql(
      `create unique index \`engagement_event_provider_id\` on \`engagement_event\` (\`workspace_id\`, \`provider\`, \`provider_event_id\`);`,
    );

    this.addSql(
      `create table \`guardrail_setting\` (\`workspace_id\` text not null primary key, \`may_draft\` integer not null default 0, \`may_send\` integer not null default 0, \`canary\` integer not null, \`stop_unsub\` double not null, \`stop_complaints\` double not null, \`daily_budget\` integer not null, \`brief_time\` text not null, \`time_zone\` text not null, \`updated_at\` bigint not null);`,
    );

    this.addSql(
      `create table \`mailbox\` (\`workspace_id\` text not null primary key, \`account\` text not null, \`refused_version\` integer not null default -1, \`state\` text not null, \`failure\` text null, \`fetched\` bigint not null default '0', \`to_fetch\` bigint not null default '0', \`lease_owner\` text null, \`lease_until\` bigint null, \`read_at\` bigint null, \`updated_at\` bigint not null);`,
    );

    this.addSql(
      `create table \`mailbox_folder\` (\`workspace_id\` text not null, \`role\` text not null, \`path\` text not null, \`validity\` text not null, \`last_uid\` bigint not null, \`updated_at\` bigint not null, primary key (\`workspace_id\`, \`role\`));`,
    );

    this.addSql(
      `create table \`message_origin\` (\`message_id\` text not null primary key, \`workspace_id\` text not null, \`channel\` text not null, \`provider_message_id\` text not null, \`thread\` text not null default '[]', \`former_text\` text null, \`edited_at\` bigint null, \`deleted_at\` bigint null, constraint \`message_origin_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on update cascade on delete cascade);`,
    );
    this.addSql(`create index \`message_origin_message_id_index\` on \`message_origin\` (\`message_id\`);`);
    this.addSql(
      `create unique index \`message_origin_provider_id\` on \`message_origin\` (\`workspace_id\`, \`channel\`, \`provider_message_id\`);`,
    );

    this.addSql(
      `create table \`message_reaction\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`message_id\` text not null, \`sender\` text not null, \`emoji\` text null, \`at\` bigint not null, constraint \`message_reaction_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create unique index \`message_reaction_of_sender\` on \`message_reaction\` (\`message_id\`, \`sender\`);`,
    );

    this.addSql(
      `create table \`night_run\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`kind\` text not null, \`started_by\` text not null, \`state\` text not null, \`steps_done\` bigint not null default '0', \`steps\` bigint not null default '0', \`result\` text null, \`failure\` text null, \`created_at\` bigint not null, \`started_at\` bigint null, \`finished_at\` bigint null);`,
    );
    this.addSql(`create index \`night_run_newest\` on \`night_run\` (\`workspace_id\`, \`created_at\`, \`id\`);`);
    this.addSql(`create index \`night_run_by_state\` on \`night_run\` (\`workspace_id\`, \`kind\`, \`state\`);`);

    this.addSql(
      `create table \`oauth_attempt\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`channel\` text not null, \`state_mark\` text not null, \`browser_mark\` text not null, \`sealed_verifier\` text not null, \`expires_at\` bigint not null);`,
    );
    this.addSql(`create unique index \`oauth_attempt_state\` on \`oauth_attempt\` (\`workspace_id\`, \`state_mark\`);`);

    this.addSql(
      `create table \`outbound_file\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`outbound_id\` text not null, \`position\` integer not null, \`file_name\` text not null, \`content_type\` text not null, \`size_bytes\` bigint not null, \`content_hash\` text not null, constraint \`outbound_file_outbound_id_foreign\` foreign key (\`outbound_id\`) references \`outbound_message\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`outbound_file_by_message\` on \`outbound_file\` (\`outbound_id\`, \`position\`);`);
    this.addSql(`create index \`outbound_file_by_hash\` on \`outbound_file\` (\`content_hash\`);`);

    this.addSql(
      `create table \`send_hold\` (\`workspace_id\` text not null, \`channel\` text not null, \`until\` bigint not null, primary key (\`workspace_id\`, \`channel\`));`,
    );

    this.addSql(
      `create table \`send_slot\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`channel\` text not null, \`recipient_mark\` text not null, \`at\` bigint not null);`,
    );
    this.addSql(`create index \`send_slot_of_connection\` on \`send_slot\` (\`workspace_id\`, \`channel\`, \`at\`);`);
    this.addSql(
      `create index \`send_slot_of_recipient\` on \`send_slot\` (\`workspace_id\`, \`channel\`, \`recipient_mark\`, \`at\`);`,
    );

    this.addSql(
      `create table \`upload\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`conversation_id\` text null, \`position\` integer not null default 0, \`file_name\` text not null, \`content_type\` text not null, \`size_bytes\` bigint not null, \`content_hash\` text not null, \`created_at\` bigint not null, constraint \`upload_conversation_id_foreign\` foreign key (\`conversation_id\`) references \`conversation\` (\`id\`) on delete set null);`,
    );
    this.addSql(`create index \`upload_of_draft\` on \`upload\` (\`conversation_id\`, \`position\`);`);
    this.addSql(`create index \`upload_by_hash\` on \`upload\` (\`content_hash\`);`);
    this.addSql(`create index \`upload_by_age\` on \`upload\` (\`created_at\`);`);

    this.addSql(`alter table \`channel_connection\` drop column \`quiet_offset\`;`);
    this.addSql(`alter table \`channel_connection\` add column \`quiet_zone\` text null;`);
    this.addSql(`alter table \`channel_connection\` add column \`provider\` text null;`);
    this.addSql(`alter table \`channel_connection\` add column \`settings\` text not null default '{}';`);
    this.addSql(`alter table \`channel_connection\` add column \`version\` integer not null default 0;`);
    this.addSql(`alter table \`channel_connection\` add column \`health\` text not null default 'untested';`);
    this.addSql(`alter table \`channel_connection\` add column \`health_reason\` text null;`);
    this.addSql(`alter table \`channel_connection\` add column \`account\` text null;`);
    this.addSql(`alter table \`channel_connection\` add column \`checked_at\` bigint null;`);
    this.addSql(`alter table \`channel_connection\` add column \`expires_at\` bigint null;`);
    this.addSql(`alter table \`channel_connection\` add column \`renewing_until\` bigint null;`);

    this.addSql(`alter table \`inbound_envelope\` add column \`channel\` text null;`);
    this.addSql(`alter table \`inbound_envelope\` add column \`form\` text not null default 'event';`);
    this.addSql(`alter table \`inbound_envelope\` add column \`content_type\` text null;`);
    this.addSql(
      `create index \`inbound_envelope_failed\` on \`inbound_envelope\` (\`workspace_id\`, \`received_at\`, \`id\`) where state = 'failed';`,
    );

    this.addSql(`drop index \`job_due\`;`);
    this.addSql(`create index \`job_due\` on \`job\` (\`state\`, \`kind\`, \`run_at\`, \`id\`);`);

    this.addSql(`alter table \`attachment\` add column \`fetch_state\` text not null default 'here';`);
    this.addSql(`alter table \`attachment\` add column \`reference\` text null;`);
    this.addSql(`alter table \`attachment\` add column \`failure\` text null;`);

    this.addSql(`alter table \`outbound_message\` add column \`automation_id\` text null;`);
    this.addSql(`alter table \`outbound_message\` add column \`slot_at\` bigint null;`);
    this.addSql(`alter table \`outbound_message\` add column \`template\` text null;`);
    this.addSql(`alter table \`outbound_message\` add column \`dismissed_at\` bigint null;`);
    this.addSql(
      `create index \`outbound_message_failed\` on \`outbound_message\` (\`workspace_id\`, \`send_at\`, \`id\`) where state = 'failed' and dismissed_at is null;`,
    );

    this.addSql(`alter table \`conversation_project\` add column \`is_open\` integer not null default 0;`);
    this.addSql(`alter table \`conversation_project\` add column \`unread_count\` bigint not null default '0';`);
    this.addSql(
      `create index \`conversation_project_counts\` on \`conversation_project\` (\`workspace_id\`, \`project_id\`, \`is_open\`, \`unread_count\`);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`automation_event\`;`);
    this.addSql(`drop table if exists \`channel_secret\`;`);
    this.addSql(`drop table if exists \`automation_decision\`;`);
    this.addSql(`drop table if exists \`engagement_event\`;`);
    this.addSql(`drop table if exists \`guardrail_setting\`;`);
    this.addSql(`drop table if exists \`mailbox\`;`);
    this.addSql(`drop table if exists \`mailbox_folder\`;`);
    this.addSql(`drop table if exists \`message_origin\`;`);
    this.addSql(`drop table if exists \`message_reaction\`;`);
    this.addSql(`drop table if exists \`night_run\`;`);
    this.addSql(`drop table if exists \`oauth_attempt\`;`);
    this.addSql(`drop table if exists \`outbound_file\`;`);
    this.addSql(`drop table if exists \`send_hold\`;`);
    this.addSql(`drop table if exists \`send_slot\`;`);
    this.addSql(`drop table if exists \`upload\`;`);

    this.addSql(`alter table \`attachment\` drop column \`fetch_state\`;`);
    this.addSql(`alter table \`attachment\` drop column \`reference\`;`);
    this.addSql(`alter table \`attachment\` drop column \`failure\`;`);

    this.addSql(`alter table \`channel_connection\` drop column \`quiet_zone\`;`);
    this.addSql(`alter table \`channel_connection\` drop column \`provider\`;`);
    this.addSql(`alter table \`channel_connection\` drop column \`settings\`;`);
    this.addSql(`alter table \`channel_connection\` drop column \`version\`;`);
    this.addSql(`alter table \`channel_connection\` drop column \`health\`;`);
    this.addSql(`alter table \`channel_connection\` drop column \`health_reason\`;`);
    this.addSql(`alter table \`channel_connection\` drop column \`account\`;`);
    this.addSql(`alter table \`channel_connection\` drop column \`checked_at\`;`);
    this.addSql(`alter table \`channel_connection\` drop column \`expires_at\`;`);
    this.addSql(`alter table \`channel_connection\` drop column \`renewing_until\`;`);
    this.addSql(`alter table \`channel_connection\` add column \`quiet_offset\` integer null;`);

    this.addSql(`drop index \`conversation_project_counts\`;`);
    this.addSql(`alter table \`conversation_project\` drop column \`is_open\`;`);
    this.addSql(`alter table \`conversation_project\` drop column \`unread_count\`;`);

    this.addSql(`drop index \`inbound_envelope_failed\`;`);
    this.addSql(`alter table \`inbound_envelope\` drop column \`channel\`;`);
    this.addSql(`alter table \`inbound_envelope\` drop column \`form\`;`);
    this.addSql(`alter table \`inbound_envelope\` drop column \`content_type\`;`);

    this.addSql(`drop index \`job_due\`;`);
    this.addSql(`create index \`job_due\` on \`job\` (\`state\`, \`run_at\`, \`id\`);`);

    this.addSql(`drop index \`outbound_message_failed\`;`);
    this.addSql(`alter table \`outbound_message\` drop column \`automation_id\`;`);
    this.addSql(`alter table \`outbound_message\` drop column \`slot_at\`;`);
    this.addSql(`alter table \`outbound_message\` drop column \`template\`;`);
    this.addSql(`alter table \`outbound_message\` drop column \`dismissed_at\`;`);
  }
}
