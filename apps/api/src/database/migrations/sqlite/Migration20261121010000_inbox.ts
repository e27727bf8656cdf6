import { Migration } from '@mikro-orm/migrations';

export class Migration20261121010000_inbox extends Migration {
  override name = 'Migration20261121010000_inbox';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`calendar_feed\` (\`workspace_id\` text not null, \`feed\` text not null, \`generation\` integer not null, primary key (\`workspace_id\`, \`feed\`));`,
    );

    this.addSql(
      `create table \`canned_reply\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`name_key\` text not null, \`content\` text not null, \`shortcut\` text null, \`created_at\` bigint not null, \`updated_at\` bigint not null);`,
    );
    this.addSql(`create unique index \`canned_reply_name\` on \`canned_reply\` (\`workspace_id\`, \`name_key\`);`);
    this.addSql(`create unique index \`canned_reply_shortcut\` on \`canned_reply\` (\`workspace_id\`, \`shortcut\`);`);

    this.addSql(
      `create table \`channel_connection\` (\`workspace_id\` text not null, \`channel\` text not null, \`mode\` text not null, \`quiet_from\` integer null, \`quiet_until\` integer null, \`quiet_offset\` integer null, \`since\` bigint not null, primary key (\`workspace_id\`, \`channel\`));`,
    );

    this.addSql(
      `create table \`consent_change\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`contact_id\` text not null, \`channel\` text not null, \`handle\` text not null, \`previous\` text not null, \`consent\` text not null, \`source\` text not null, \`created_at\` bigint not null, constraint \`consent_change_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`consent_change_newest\` on \`consent_change\` (\`contact_id\`, \`created_at\`, \`id\`);`,
    );

    this.addSql(
      `create table \`contact_import\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`format\` text not null, \`origin\` text null, \`state\` text not null, \`columns\` text not null default '[]', \`mapping\` text null, \`on_match\` text not null default 'fill', \`country\` text null, \`size_bytes\` bigint not null default '0', \`position_bytes\` bigint not null default '0', \`rows_read\` bigint not null default '0', \`added\` bigint not null default '0', \`updated\` bigint not null default '0', \`unchanged\` bigint not null default '0', \`problems\` bigint not null default '0', \`failure\` text null, \`started_at\` bigint null, \`finished_at\` bigint null, \`created_at\` bigint not null);`,
    );
    this.addSql(
      `create index \`contact_import_newest\` on \`contact_import\` (\`workspace_id\`, \`created_at\`, \`id\`);`,
    );

    this.addSql(
      `create table \`contact_import_problem\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`contact_import_id\` text not null, \`ordinal\` bigint not null, \`field\` text null, \`code\` text not null, \`reason\` text not null, \`value\` text null, constraint \`contact_import_problem_contact_import_id_foreign\` foreign key (\`contact_import_id\`) references \`contact_import\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`contact_import_problem_by_import\` on \`contact_import_problem\` (\`contact_import_id\`, \`ordinal\`, \`id\`);`,
    );

    this.addSql(
      `create table \`contact_merge\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`kept_id\` text not null, \`other_id\` text not null, \`other_name\` text not null, \`before\` text not null, \`message_count\` bigint not null default '0', \`created_at\` bigint not null, \`undone_at\` bigint null);`,
    );
    this.addSql(
      `create index \`contact_merge_newest\` on \`contact_merge\` (\`workspace_id\`, \`created_at\`, \`id\`);`,
    );
    this.addSql(`create index \`contact_merge_by_kept\` on \`contact_merge\` (\`kept_id\`, \`created_at\`, \`id\`);`);
    this.addSql(`create index \`contact_merge_by_other\` on \`contact_merge\` (\`other_id\`);`);

    this.addSql(
      `create table \`contact_merge_part\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`merge_id\` text not null, \`kind\` text not null, \`ids\` text not null, constraint \`contact_merge_part_merge_id_foreign\` foreign key (\`merge_id\`) references \`contact_merge\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`contact_merge_part_by_merge\` on \`contact_merge_part\` (\`merge_id\`, \`id\`);`);

    this.addSql(
      `create table \`contact_note\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`contact_id\` text not null, \`text\` text not null, \`created_at\` bigint not null, \`updated_at\` bigint not null, constraint \`contact_note_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`contact_note_newest\` on \`contact_note\` (\`contact_id\`, \`created_at\`, \`id\`);`);

    this.addSql(
      `create table \`contact_profile\` (\`workspace_id\` text not null, \`contact_id\` text not null, \`custom_fields\` text not null default '[]', primary key (\`workspace_id\`, \`contact_id\`));`,
    );

    this.addSql(
      `create table \`contact_tag\` (\`workspace_id\` text not null, \`contact_id\` text not null, \`tag\` text not null, primary key (\`workspace_id\`, \`contact_id\`, \`tag\`));`,
    );
    this.addSql(`create index \`contact_tag_by_tag\` on \`contact_tag\` (\`workspace_id\`, \`tag\`, \`contact_id\`);`);

    this.addSql(
      `create table \`draft\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`conversation_id\` text not null, \`content\` text not null, \`subject\` text null, \`version\` integer not null, \`updated_at\` bigint not null, constraint \`draft_conversation_id_foreign\` foreign key (\`conversation_id\`) references \`conversation\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create unique index \`draft_of_conversation\` on \`draft\` (\`conversation_id\`);`);

    this.addSql(
      `create table \`erased_handle\` (\`workspace_id\` text not null, \`hash\` text not null, \`erasure_id\` text not null, primary key (\`workspace_id\`, \`hash\`));`,
    );

    this.addSql(
      `create table \`erasure\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`state\` text not null, \`contact_id\` text null, \`messages_erased\` bigint not null default '0', \`files_erased\` bigint not null default '0', \`points_erased\` bigint not null default '0', \`notes_erased\` bigint not null default '0', \`other_erased\` bigint not null default '0', \`created_at\` bigint not null, \`finished_at\` bigint null);`,
    );
    this.addSql(`create index \`erasure_newest\` on \`erasure\` (\`workspace_id\`, \`created_at\`, \`id\`);`);
    this.addSql(`create index \`erasure_by_contact\` on \`erasure\` (\`contact_id\`);`);

    this.addSql(
      `create table \`identity_key\` (\`workspace_id\` text not null, \`key\` text not null, \`contact_id\` text not null, primary key (\`workspace_id\`, \`key\`, \`contact_id\`));`,
    );
    this.addSql(`create index \`identity_key_by_contact\` on \`identity_key\` (\`contact_id\`);`);

    this.addSql(
      `create table \`inbound_envelope\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`provider\` text not null, \`provider_id\` text not null, \`raw\` text not null, \`state\` text not null, \`about\` text null, \`failure\` text null, \`received_at\` bigint not null);`,
    );
    this.addSql(
      `create index \`inbound_envelope_by_state\` on \`inbound_envelope\` (\`workspace_id\`, \`state\`, \`received_at\`, \`id\`);`,
    );
    this.addSql(`create index \`inbound_envelope_by_about\` on \`inbound_envelope\` (\`workspace_id\`, \`about\`);`);
    this.addSql(
      `create unique index \`inbound_envelope_provider_id\` on \`inbound_envelope\` (\`workspace_id\`, \`provider\`, \`provider_id\`);`,
    );

    this.addSql(
      `create table \`market_quote\` (\`workspace_id\` text not null, \`symbol\` text not null, \`provider\` text not null, \`position\` integer not null, \`label\` text not null, \`value\` double not null, \`change\` double not null, \`type\` text not null, \`as_of\` bigint not null, \`fetched_at\` bigint not null, \`is_sample\` integer not null default 0, primary key (\`workspace_id\`, \`symbol\`));`,
    );

    this.addSql(
      `create table \`member\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`email\` text null, \`is_owner\` integer not null default 0, \`created_at\` bigint not null);`,
    );
    this.addSql(`create unique index \`member_email\` on \`member\` (\`workspace_id\`, \`email\`);`);

    this.addSql(
      `create table \`merge_suggestion\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`one_id\` text not null, \`other_id\` text not null, \`score\` integer not null, \`evidence\` text not null, \`state\` text not null default 'open', \`created_at\` bigint not null);`,
    );
    this.addSql(
      `create index \`merge_suggestion_best\` on \`merge_suggestion\` (\`workspace_id\`, \`state\`, \`score\`, \`id\`);`,
    );
    this.addSql(`create index \`merge_suggestion_by_other\` on \`merge_suggestion\` (\`other_id\`);`);
    this.addSql(
      `create unique index \`merge_suggestion_pair\` on \`merge_suggestion\` (\`workspace_id\`, \`one_id\`, \`other_id\`);`,
    );

    this.addSql(
      `create table \`model_usage\` (\`workspace_id\` text not null, \`day\` text not null, \`calls\` bigint not null default '0', \`failures\` bigint not null default '0', \`tokens\` bigint not null default '0', primary key (\`workspace_id\`, \`day\`));`,
    );

    this.addSql(
      `create table \`news_source\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`url\` text not null, \`is_on\` integer not null default 1, \`is_removed\` integer not null default 0, \`is_sample\` integer not null default 0, \`etag\` text null, \`last_modified\` text null, \`fetched_at\` bigint null, \`tried_at\` bigint null, \`failure\` text null, \`created_at\` bigint not null);`,
    );
    this.addSql(`create unique index \`news_source_url\` on \`news_source\` (\`workspace_id\`, \`url\`);`);

    this.addSql(
      `create table \`news_item\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`news_source_id\` text not null, \`guid\` text not null, \`title\` text not null, \`url\` text not null, \`published_at\` bigint not null, constraint \`news_item_news_source_id_foreign\` foreign key (\`news_source_id\`) references \`news_source\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`news_item_newest\` on \`news_item\` (\`workspace_id\`, \`published_at\`, \`id\`);`);
    this.addSql(
      `create unique index \`news_item_guid\` on \`news_item\` (\`workspace_id\`, \`news_source_id\`, \`guid\`);`,
    );

    this.addSql(
      `create table \`outbound_message\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`conversation_id\` text null, \`contact_id\` text null, \`channel\` text not null, \`content\` text not null, \`subject\` text null, \`state\` text not null, \`send_at\` bigint not null, \`lane\` text not null, \`idempotency_key\` text not null, \`content_mark\` text not null, \`suggestion_id\` text null, \`outreach_id\` text null, \`message_id\` text null, \`attempts\` integer not null default 0, \`round\` integer not null default 1, \`claimed_by\` text null, \`claimed_until\` bigint null, \`next_attempt_at\` bigint null, \`failure_code\` text null, \`failure_message\` text null, \`provider_code\` text null, \`failure_is_final\` integer not null default 0, \`provider_message_id\` text null, \`left_at\` bigint null, \`sent_at\` bigint null, \`delivered_at\` bigint null, \`read_at\` bigint null, \`created_at\` bigint not null, constraint \`outbound_message_conversation_id_foreign\` foreign key (\`conversation_id\`) references \`conversation\` (\`id\`) on delete cascade, constraint \`outbound_message_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete set null);`,
    );
    this.addSql(
      `create index \`outbound_message_by_state\` on \`outbound_message\` (\`workspace_id\`, \`state\`, \`send_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`outbound_message_by_conversation\` on \`outbound_message\` (\`conversation_id\`, \`state\`);`,
    );
    this.addSql(`create index \`outbound_message_by_contact\` on \`outbound_message\` (\`contact_id\`);`);
    this.addSql(`create index \`outbound_message_by_message\` on \`outbound_message\` (\`message_id\`);`);
    this.addSql(
      `create index \`outbound_message_by_lane\` on \`outbound_message\` (\`workspace_id\`, \`lane\`, \`state\`, \`send_at\`, \`id\`);`,
    );
    this.addSql(`create index \`outbound_message_by_outreach\` on \`outbound_message\` (\`outreach_id\`);`);
    this.addSql(
      `create unique index \`outbound_message_key\` on \`outbound_message\` (\`workspace_id\`, \`idempotency_key\`);`,
    );
    this.addSql(
      `create unique index \`outbound_message_provider_id\` on \`outbound_message\` (\`workspace_id\`, \`channel\`, \`provider_message_id\`);`,
    );

    this.addSql(
      `create table \`outreach\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`contact_id\` text not null, \`idempotency_key\` text null, \`fingerprint\` text not null, \`results\` text not null, \`created_at\` bigint not null, constraint \`outreach_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`outreach_by_contact\` on \`outreach\` (\`contact_id\`);`);
    this.addSql(
      `create unique index \`outreach_idempotency\` on \`outreach\` (\`workspace_id\`, \`idempotency_key\`);`,
    );

    this.addSql(
      `create table \`past_count\` (\`workspace_id\` text not null, \`day\` text not null, \`channel\` text not null, \`direction\` text not null, \`value\` bigint not null default '0', primary key (\`workspace_id\`, \`day\`, \`channel\`, \`direction\`));`,
    );

    this.addSql(
      `create table \`project\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`name_key\` text not null, \`position\` integer not null, \`created_at\` bigint not null);`,
    );
    this.addSql(`create unique index \`project_name\` on \`project\` (\`workspace_id\`, \`name_key\`);`);

    this.addSql(
      `create table \`conversation_project\` (\`workspace_id\` text not null, \`conversation_id\` text not null, \`project_id\` text not null, primary key (\`workspace_id\`, \`conversation_id\`, \`project_id\`), constraint \`conversation_project_conversation_id_foreign\` foreign key (\`conversation_id\`) references \`conversation\` (\`id\`) on delete cascade, constraint \`conversation_project_project_id_foreign\` foreign key (\`project_id\`) references \`project\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`conversation_project_by_project\` on \`conversation_project\` (\`project_id\`, \`conversation_id\`);`,
    );
    this.addSql(
      `create index \`conversation_project_by_conversation\` on \`conversation_project\` (\`conversation_id\`);`,
    );

    this.addSql(
      `create table \`suggestion\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`message_id\` text not null, \`position\` integer not null, \`type\` text not null, \`content\` text not null, \`confidence\` integer not null, \`source\` text not null, \`grounds\` text not null default '[]', \`used_at\` bigint null, \`use_count\` bigint not null default '0', \`is_current\` integer not null default 0, \`created_at\` bigint not null, constraint \`suggestion_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`suggestion_by_message\` on \`suggestion\` (\`message_id\`, \`position\`);`);

    this.addSql(
      `create table \`suggestion_state\` (\`message_id\` text not null primary key, \`workspace_id\` text not null, \`newest_message_id\` text not null, \`model\` text not null, \`computed_at\` bigint not null, constraint \`suggestion_state_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on update cascade on delete cascade);`,
    );
    this.addSql(`create index \`suggestion_state_message_id_index\` on \`suggestion_state\` (\`message_id\`);`);

    this.addSql(
      `create table \`task\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`kind\` text not null, \`title\` text not null, \`note\` text null, \`due_at\` bigint not null, \`state\` text not null default 'open', \`done_at\` bigint null, \`contact_id\` text null, \`message_id\` text null, \`conversation_id\` text null, \`assignee_id\` text null, \`created_at\` bigint not null, constraint \`task_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete cascade, constraint \`task_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on delete set null, constraint \`task_conversation_id_foreign\` foreign key (\`conversation_id\`) references \`conversation\` (\`id\`) on delete set null);`,
    );
    this.addSql(`create index \`task_by_due\` on \`task\` (\`workspace_id\`, \`due_at\`, \`id\`);`);
    this.addSql(`create index \`task_by_state\` on \`task\` (\`workspace_id\`, \`state\`, \`due_at\`, \`id\`);`);
    this.addSql(`create index \`task_done\` on \`task\` (\`workspace_id\`, \`done_at\`, \`id\`);`);
    this.addSql(`create index \`task_by_contact\` on \`task\` (\`contact_id\`, \`due_at\`, \`id\`);`);
    this.addSql(`create index \`task_by_message\` on \`task\` (\`message_id\`, \`state\`, \`due_at\`);`);
    this.addSql(`create index \`task_by_conversation\` on \`task\` (\`conversation_id\`);`);

    this.addSql(
      `create table \`notification\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`kind\` text not null, \`dedupe_key\` text not null, \`title\` text null, \`reason\` text null, \`channel\` text null, \`message_id\` text null, \`task_id\` text null, \`contact_id\` text null, \`created_at\` bigint not null, \`seen_at\` bigint null, constraint \`notification_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on delete cascade, constraint \`notification_task_id_foreign\` foreign key (\`task_id\`) references \`task\` (\`id\`) on delete cascade, constraint \`notification_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`notification_newest\` on \`notification\` (\`workspace_id\`, \`created_at\`, \`id\`);`);
    this.addSql(
      `create index \`notification_unseen\` on \`notification\` (\`workspace_id\`, \`seen_at\`, \`created_at\`);`,
    );
    this.addSql(`create index \`notification_by_message\` on \`notification\` (\`message_id\`);`);
    this.addSql(`create index \`notification_by_task\` on \`notification\` (\`task_id\`);`);
    this.addSql(`create index \`notification_by_contact\` on \`notification\` (\`contact_id\`);`);
    this.addSql(`create unique index \`notification_dedupe\` on \`notification\` (\`workspace_id\`, \`dedupe_key\`);`);

    this.addSql(
      `create table \`saved_view\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`query\` text not null default '{}', \`position\` integer not null, \`created_at\` bigint not null);`,
    );
    this.addSql(`create index \`saved_view_by_position\` on \`saved_view\` (\`workspace_id\`, \`position\`, \`id\`);`);

    this.addSql(`create index \`contact_by_birthday\` on \`contact\` (\`workspace_id\`, \`birthday\`);`);

    this.addSql(`alter table \`contact_point\` add column \`consent\` text not null default 'unknown';`);
    this.addSql(`alter table \`contact_point\` add column \`consent_at\` bigint null;`);
    this.addSql(`alter table \`contact_point\` add column \`consent_source\` text null;`);

    this.addSql(`alter table \`message\` add column \`snoozed_until\` bigint null;`);
    this.addSql(`alter table \`message\` add column \`snooze_unless_reply\` integer not null default 0;`);
    this.addSql(`alter table \`message\` add column \`assignee_id\` text null;`);
    this.addSql(`alter table \`message\` add column \`receipt\` text null;`);
    this.addSql(`alter table \`message\` add column \`due_at\` bigint null;`);
    this.addSql(
      `create index \`message_unread\` on \`message\` (\`workspace_id\`, \`sent_at\`, \`id\`) where is_read = 0;`,
    );
    this.addSql(
      `create index \`message_urgent\` on \`message\` (\`workspace_id\`, \`sent_at\`, \`id\`) where is_urgent = 1;`,
    );
    this.addSql(
      `create index \`message_snoozed\` on \`message\` (\`workspace_id\`, \`sent_at\`, \`id\`) where snoozed_until is not null;`,
    );
    this.addSql(
      `create index \`message_assigned\` on \`message\` (\`workspace_id\`, \`assignee_id\`, \`sent_at\`, \`id\`) where assignee_id is not null;`,
    );
    this.addSql(
      `create index \`message_high\` on \`message\` (\`workspace_id\`, \`sent_at\`, \`id\`) where priority >= 80;`,
    );
    this.addSql(
      `create index \`message_medium\` on \`message\` (\`workspace_id\`, \`sent_at\`, \`id\`) where priority >= 60 and priority < 80;`,
    );

    this.addSql(`create index \`attachment_by_hash\` on \`attachment\` (\`content_hash\`);`);

    this.addSql(`alter table \`workspace\` add column \`retention_days\` integer null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`calendar_feed\`;`);
    this.addSql(`drop table if exists \`canned_reply\`;`);
    this.addSql(`drop table if exists \`channel_connection\`;`);
    this.addSql(`drop table if exists \`consent_change\`;`);
    this.addSql(`drop table if exists \`contact_import\`;`);
    this.addSql(`drop table if exists \`contact_import_problem\`;`);
    this.addSql(`drop table if exists \`contact_merge\`;`);
    this.addSql(`drop table if exists \`contact_merge_part\`;`);
    this.addSql(`drop table if exists \`contact_note\`;`);
    this.addSql(`drop table if exists \`contact_profile\`;`);
    this.addSql(`drop table if exists \`contact_tag\`;`);
    this.addSql(`drop table if exists \`draft\`;`);
    this.addSql(`drop table if exists \`erased_handle\`;`);
    this.addSql(`drop table if exists \`erasure\`;`);
    this.addSql(`drop table if exists \`identity_key\`;`);
    this.addSql(`drop table if exists \`inbound_envelope\`;`);
    this.addSql(`drop table if exists \`market_quote\`;`);
    this.addSql(`drop table if exists \`member\`;`);
    this.addSql(`drop table if exists \`merge_suggestion\`;`);
    this.addSql(`drop table if exists \`model_usage\`;`);
    this.addSql(`drop table if exists \`news_source\`;`);
    this.addSql(`drop table if exists \`news_item\`;`);
    this.addSql(`drop table if exists \`outbound_message\`;`);
    this.addSql(`drop table if exists \`outreach\`;`);
    this.addSql(`drop table if exists \`past_count\`;`);
    this.addSql(`drop table if exists \`project\`;`);
    this.addSql(`drop table if exists \`conversation_project\`;`);
    this.addSql(`drop table if exists \`suggestion\`;`);
    this.addSql(`drop table if exists \`suggestion_state\`;`);
    this.addSql(`drop table if exists \`task\`;`);
    this.addSql(`drop table if exists \`notification\`;`);
    this.addSql(`drop table if exists \`saved_view\`;`);

    this.addSql(`drop index \`attachment_by_hash\`;`);

    this.addSql(`drop index \`contact_by_birthday\`;`);

    this.addSql(`alter table \`contact_point\` drop column \`consent\`;`);
    this.addSql(`alter table \`contact_point\` drop column \`consent_at\`;`);
    this.addSql(`alter table \`contact_point\` drop column \`consent_source\`;`);

    this.addSql(`drop index \`message_unread\`;`);
    this.addSql(`drop index \`message_urgent\`;`);
    this.addSql(`drop index \`message_snoozed\`;`);
    this.addSql(`drop index \`message_assigned\`;`);
    this.addSql(`drop index \`message_high\`;`);
    this.addSql(`drop index \`message_medium\`;`);
    this.addSql(`alter table \`message\` drop column \`snoozed_until\`;`);
    this.addSql(`alter table \`message\` drop column \`snooze_unless_reply\`;`);
    this.addSql(`alter table \`message\` drop column \`assignee_id\`;`);
    this.addSql(`alter table \`message\` drop column \`receipt\`;`);
    this.addSql(`alter table \`message\` drop column \`due_at\`;`);

    this.addSql(`alter table \`workspace\` drop column \`retention_days\`;`);
  }
}
