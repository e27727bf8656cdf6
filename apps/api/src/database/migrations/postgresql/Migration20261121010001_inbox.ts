import { Migration } from '@mikro-orm/migrations';

export class Migration20261121010001_inbox extends Migration {
  override name = 'Migration20261121010001_inbox';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "calendar_feed" ("workspace_id" uuid not null, "feed" text not null, "generation" int not null, primary key ("workspace_id", "feed"));`,
    );

    this.addSql(
      `create table "canned_reply" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "name_key" text not null, "content" text not null, "shortcut" text null, "created_at" bigint not null, "updated_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`alter table "canned_reply" add constraint "canned_reply_name" unique ("workspace_id", "name_key");`);
    this.addSql(
      `alter table "canned_reply" add constraint "canned_reply_shortcut" unique ("workspace_id", "shortcut");`,
    );

    this.addSql(
      `create table "channel_connection" ("workspace_id" uuid not null, "channel" text not null, "mode" text not null, "quiet_from" int null, "quiet_until" int null, "quiet_offset" int null, "since" bigint not null, primary key ("workspace_id", "channel"));`,
    );

    this.addSql(
      `create table "consent_change" ("id" uuid not null, "workspace_id" uuid not null, "contact_id" uuid not null, "channel" text not null, "handle" text not null, "previous" text not null, "consent" text not null, "source" text not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "consent_change_newest" on "consent_change" ("contact_id", "created_at", "id");`);

    this.addSql(
      `create table "contact_import" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "format" text not null, "origin" text null, "state" text not null, "columns" text not null default '[]', "mapping" text null, "on_match" text not null default 'fill', "country" text null, "size_bytes" bigint not null default '0', "position_bytes" bigint not null default '0', "rows_read" bigint not null default '0', "added" bigint not null default '0', "updated" bigint not null default '0', "unchanged" bigint not null default '0', "problems" bigint not null default '0', "failure" text null, "started_at" bigint null, "finished_at" bigint null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "contact_import_newest" on "contact_import" ("workspace_id", "created_at", "id");`);

    this.addSql(
      `create table "contact_import_problem" ("id" uuid not null, "workspace_id" uuid not null, "contact_import_id" uuid not null, "ordinal" bigint not null, "field" text null, "code" text not null, "reason" text not null, "value" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "contact_import_problem_by_import" on "contact_import_problem" ("contact_import_id", "ordinal", "id");`,
    );

    this.addSql(
      `create table "contact_merge" ("id" uuid not null, "workspace_id" uuid not null, "kept_id" uuid not null, "other_id" uuid not null, "other_name" text not null, "before" text not null, "message_count" bigint not null default '0', "created_at" bigint not null, "undone_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "contact_merge_newest" on "contact_merge" ("workspace_id", "created_at", "id");`);
    this.addSql(`create index "contact_merge_by_kept" on "contact_merge" ("kept_id", "created_at", "id");`);
    this.addSql(`create index "contact_merge_by_other" on "contact_merge" ("other_id");`);

    this.addSql(
      `create table "contact_merge_part" ("id" uuid not null, "workspace_id" uuid not null, "merge_id" uuid not null, "kind" text not null, "ids" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "contact_merge_part_by_merge" on "contact_merge_part" ("merge_id", "id");`);

    this.addSql(
      `create table "contact_note" ("id" uuid not null, "workspace_id" uuid not null, "contact_id" uuid not null, "text" text not null, "created_at" bigint not null, "updated_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "contact_note_newest" on "contact_note" ("contact_id", "created_at", "id");`);

    this.addSql(
      `create table "contact_profile" ("workspace_id" uuid not null, "contact_id" uuid not null, "custom_fields" text not null default '[]', primary key ("workspace_id", "contact_id"));`,
    );

    this.addSql(
      `create table "contact_tag" ("workspace_id" uuid not null, "contact_id" uuid not null, "tag" text not null, primary key ("workspace_id", "contact_id", "tag"));`,
    );
    this.addSql(`create index "contact_tag_by_tag" on "contact_tag" ("workspace_id", "tag", "contact_id");`);

    this.addSql(
      `create table "draft" ("id" uuid not null, "workspace_id" uuid not null, "conversation_id" uuid not null, "content" text not null, "subject" text null, "version" int not null, "updated_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`alter table "draft" add constraint "draft_of_conversation" unique ("conversation_id");`);

    this.addSql(
      `create table "erased_handle" ("workspace_id" uuid not null, "hash" text not null, "erasure_id" uuid not null, primary key ("workspace_id", "hash"));`,
    );

    this.addSql(
      `create table "erasure" ("id" uuid not null, "workspace_id" uuid not null, "state" text not null, "contact_id" uuid null, "messages_erased" bigint not null default '0', "files_erased" bigint not null default '0', "points_erased" bigint not null default '0', "notes_erased" bigint not null default '0', "other_erased" bigint not null default '0', "created_at" bigint not null, "finished_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "erasure_newest" on "erasure" ("workspace_id", "created_at", "id");`);
    this.addSql(`create index "erasure_by_contact" on "erasure" ("contact_id");`);

    this.addSql(
      `create table "identity_key" ("workspace_id" uuid not null, "key" text not null, "contact_id" uuid not null, primary key ("workspace_id", "key", "contact_id"));`,
    );
    this.addSql(`create index "identity_key_by_contact" on "identity_key" ("contact_id");`);

    this.addSql(
      `create table "inbound_envelope" ("id" uuid not null, "workspace_id" uuid not null, "provider" text not null, "provider_id" text not null, "raw" text not null, "state" text not null, "about" text null, "failure" text null, "received_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "inbound_envelope_by_state" on "inbound_envelope" ("workspace_id", "state", "received_at", "id");`,
    );
    this.addSql(`create index "inbound_envelope_by_about" on "inbound_envelope" ("workspace_id", "about");`);
    this.addSql(
      `alter table "inbound_envelope" add constraint "inbound_envelope_provider_id" unique ("workspace_id", "provider", "provider_id");`,
    );

    this.addSql(
      `create table "market_quote" ("workspace_id" uuid not null, "symbol" text not null, "provider" text not null, "position" int not null, "label" text not null, "value" double precision not null, "change" double precision not null, "type" text not null, "as_of" bigint not null, "fetched_at" bigint not null, "is_sample" int not null default 0, primary key ("workspace_id", "symbol"));`,
    );

    this.addSql(
      `create table "member" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "email" text null, "is_owner" int not null default 0, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`alter table "member" add constraint "member_email" unique ("workspace_id", "email");`);

    this.addSql(
      `create table "merge_suggestion" ("id" uuid not null, "workspace_id" uuid not null, "one_id" uuid not null, "other_id" uuid not null, "score" int not null, "evidence" text not null, "state" text not null default 'open', "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "merge_suggestion_best" on "merge_suggestion" ("workspace_id", "state", "score", "id");`);
    this.addSql(`create index "merge_suggestion_by_other" on "merge_suggestion" ("other_id");`);
    this.addSql(
      `alter table "merge_suggestion" add constraint "merge_suggestion_pair" unique ("workspace_id", "one_id", "other_id");`,
    );

    this.addSql(
      `create table "model_usage" ("workspace_id" uuid not null, "day" text not null, "calls" bigint not null default '0', "failures" bigint not null default '0', "tokens" bigint not null default '0', primary key ("workspace_id", "day"));`,
    );

    this.addSql(
      `create table "news_source" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "url" text not null, "is_on" int not null default 1, "is_removed" int not null default 0, "is_sample" int not null default 0, "etag" text null, "last_modified" text null, "fetched_at" bigint null, "tried_at" bigint null, "failure" text null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`alter table "news_source" add constraint "news_source_url" unique ("workspace_id", "url");`);

    this.addSql(
      `create table "news_item" ("id" uuid not null, "workspace_id" uuid not null, "news_source_id" uuid not null, "guid" text not null, "title" text not null, "url" text not null, "published_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "news_item_newest" on "news_item" ("workspace_id", "published_at", "id");`);
    this.addSql(
      `alter table "news_item" add constraint "news_item_guid" unique ("workspace_id", "news_source_id", "guid");`,
    );

    this.addSql(
      `create table "outbound_message" ("id" uuid not null, "workspace_id" uuid not null, "conversation_id" uuid null, "contact_id" uuid null, "channel" text not null, "content" text not null, "subject" text null, "state" text not null, "send_at" bigint not null, "lane" text not null, "idempotency_key" text not null, "content_mark" text not null, "suggestion_id" uuid null, "outreach_id" uuid null, "message_id" uuid null, "attempts" int not null default 0, "round" int not null default 1, "claimed_by" text null, "claimed_until" bigint null, "next_attempt_at" bigint null, "failure_code" text null, "failure_message" text null, "provider_code" text null, "failure_is_final" int not null default 0, "provider_message_id" text null, "left_at" bigint null, "sent_at" bigint null, "delivered_at" bigint null, "read_at" bigint null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "outbound_message_by_state" on "outbound_message" ("workspace_id", "state", "send_at", "id");`,
    );
    this.addSql(`create index "outbound_message_by_conversation" on "outbound_message" ("conversation_id", "state");`);
    this.addSql(`create index "outbound_message_by_contact" on "outbound_message" ("contact_id");`);
    this.addSql(`create index "outbound_message_by_message" on "outbound_message" ("message_id");`);
    this.addSql(
      `create index "outbound_message_by_lane" on "outbound_message" ("workspace_id", "lane", "state", "send_at", "id");`,
    );
    this.addSql(`create index "outbound_message_by_outreach" on "outbound_message" ("outreach_id");`);
    this.addSql(
      `alter table "outbound_message" add constraint "outbound_message_key" unique ("workspace_id", "idempotency_key");`,
    );
    this.addSql(
      `alter table "outbound_message" add constraint "outbound_message_provider_id" unique ("workspace_id", "channel", "provider_message_id");`,
    );

    this.addSql(
      `create table "outreach" ("id" uuid not null, "workspace_id" uuid not null, "contact_id" uuid not null, "idempotency_key" text null, "fingerprint" text not null, "results" text not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "outreach_by_contact" on "outreach" ("contact_id");`);
    this.addSql(
      `alter table "outreach" add constraint "outreach_idempotency" unique ("workspace_id", "idempotency_key");`,
    );

    this.addSql(
      `create table "past_count" ("workspace_id" uuid not null, "day" text not null, "channel" text not null, "direction" text not null, "value" bigint not null default '0', primary key ("workspace_id", "day", "channel", "direction"));`,
    );

    this.addSql(
      `create table "project" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "name_key" text not null, "position" int not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`alter table "project" add constraint "project_name" unique ("workspace_id", "name_key");`);

    this.addSql(
      `create table "conversation_project" ("workspace_id" uuid not null, "conversation_id" uuid not null, "project_id" uuid not null, primary key ("workspace_id", "conversation_id", "project_id"));`,
    );
    this.addSql(
      `create index "conversation_project_by_project" on "conversation_project" ("project_id", "conversation_id");`,
    );
    this.addSql(`create index "conversation_project_by_conversation" on "conversation_project" ("conversation_id");`);

    this.addSql(
      `create table "suggestion" ("id" uuid not null, "workspace_id" uuid not null, "message_id" uuid not null, "position" int not null, "type" text not null, "content" text not null, "confidence" int not null, "source" text not null, "grounds" text not null default '[]', "used_at" bigint null, "use_count" bigint not null default '0', "is_current" int not null default 0, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "suggestion_by_message" on "suggestion" ("message_id", "position");`);

    this.addSql(
      `create table "suggestion_state" ("message_id" uuid not null, "workspace_id" uuid not null, "newest_message_id" uuid not null, "model" text not null, "computed_at" bigint not null, primary key ("message_id"));`,
    );

    this.addSql(
      `create table "task" ("id" uuid not null, "workspace_id" uuid not null, "kind" text not null, "title" text not null, "note" text null, "due_at" bigint not null, "state" text not null default 'open', "done_at" bigint null, "contact_id" uuid null, "message_id" uuid null, "conversation_id" uuid null, "assignee_id" uuid null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "task_by_due" on "task" ("workspace_id", "due_at", "id");`);
    this.addSql(`create index "task_by_state" on "task" ("workspace_id", "state", "due_at", "id");`);
    this.addSql(`create index "task_done" on "task" ("workspace_id", "done_at", "id");`);
    this.addSql(`create index "task_by_contact" on "task" ("contact_id", "due_at", "id");`);
    this.addSql(`create index "task_by_message" on "task" ("message_id", "state", "due_at");`);
    this.addSql(`create index "task_by_conversation" on "task" ("conversation_id");`);

    this.addSql(
      `create table "notification" ("id" uuid not null, "workspace_id" uuid not null, "kind" text not null, "dedupe_key" text not null, "title" text null, "reason" text null, "channel" text null, "message_id" uuid null, "task_id" uuid null, "contact_id" uuid null, "created_at" bigint not null, "seen_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "notification_newest" on "notification" ("workspace_id", "created_at", "id");`);
    this.addSql(`create index "notification_unseen" on "notification" ("workspace_id", "seen_at", "created_at");`);
    this.addSql(`create index "notification_by_message" on "notification" ("message_id");`);
    this.addSql(`create index "notification_by_task" on "notification" ("task_id");`);
    this.addSql(`create index "notification_by_contact" on "notification" ("contact_id");`);
    this.addSql(
      `alter table "notification" add constraint "notification_dedupe" unique ("workspace_id", "dedupe_key");`,
    );

    this.addSql(
      `create table "saved_view" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "query" text not null default '{}', "position" int not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "saved_view_by_position" on "saved_view" ("workspace_id", "position", "id");`);

    this.addSql(`create index "contact_by_birthday" on "contact" ("workspace_id", "birthday");`);

    this.addSql(
      `alter table "contact_point" add "consent" text not null default 'unknown', add "consent_at" bigint null, add "consent_source" text null;`,
    );

    this.addSql(
      `alter table "message" add "snoozed_until" bigint null, add "snooze_unless_reply" int not null default 0, add "assignee_id" uuid null, add "receipt" text null, add "due_at" bigint null;`,
    );
    this.addSql(`create index "message_unread" on "message" ("workspace_id", "sent_at", "id") where is_read = 0;`);
    this.addSql(`create index "message_urgent" on "message" ("workspace_id", "sent_at", "id") where is_urgent = 1;`);
    this.addSql(
      `create index "message_snoozed" on "message" ("workspace_id", "sent_at", "id") where snoozed_until is not null;`,
    );
    this.addSql(
      `create index "message_assigned" on "message" ("workspace_id", "assignee_id", "sent_at", "id") where assignee_id is not null;`,
    );
    this.addSql(`create index "message_high" on "message" ("workspace_id", "sent_at", "id") where priority >= 80;`);
    this.addSql(
      `create index "message_medium" on "message" ("workspace_id", "sent_at", "id") where priority >= 60 and priority < 80;`,
    );

    this.addSql(`create index "attachment_by_hash" on "attachment" ("content_hash");`);

    this.addSql(`alter table "workspace" add "retention_days" int null;`);

    this.addSql(
      `alter table "consent_change" add constraint "consent_change_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "contact_import_problem" add constraint "contact_import_problem_contact_import_id_foreign" foreign key ("contact_import_id") references "contact_import" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "contact_merge_part" add constraint "contact_merge_part_merge_id_foreign" foreign key ("merge_id") references "contact_merge" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "contact_note" add constraint "contact_note_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "draft" add constraint "draft_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "news_item" add constraint "news_item_news_source_id_foreign" foreign key ("news_source_id") references "news_source" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "outbound_message" add constraint "outbound_message_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "outbound_message" add constraint "outbound_message_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "outreach" add constraint "outreach_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "conversation_project" add constraint "conversation_project_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation_project" add constraint "conversation_project_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "suggestion" add constraint "suggestion_message_id_foreign" foreign key ("message_id") references "message" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "suggestion_state" add constraint "suggestion_state_message_id_foreign" foreign key ("message_id") references "message" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "task" add constraint "task_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "task" add constraint "task_message_id_foreign" foreign key ("message_id") references "message" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "task" add constraint "task_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "notification" add constraint "notification_message_id_foreign" foreign key ("message_id") references "message" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notification" add constraint "notification_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "contact_import_problem" drop constraint "contact_import_problem_contact_import_id_foreign";`,
    );
    this.addSql(`alter table "contact_merge_part" drop constraint "contact_merge_part_merge_id_foreign";`);
    this.addSql(`alter table "news_item" drop constraint "news_item_news_source_id_foreign";`);
    this.addSql(`alter table "conversation_project" drop constraint "conversation_project_project_id_foreign";`);
    this.addSql(`alter table "notification" drop constraint "notification_task_id_foreign";`);

    this.addSql(`drop table if exists "calendar_feed" cascade;`);
    this.addSql(`drop table if exists "canned_reply" cascade;`);
    this.addSql(`drop table if exists "channel_connection" cascade;`);
    this.addSql(`drop table if exists "consent_change" cascade;`);
    this.addSql(`drop table if exists "contact_import" cascade;`);
    this.addSql(`drop table if exists "contact_import_problem" cascade;`);
    this.addSql(`drop table if exists "contact_merge" cascade;`);
    this.addSql(`drop table if exists "contact_merge_part" cascade;`);
    this.addSql(`drop table if exists "contact_note" cascade;`);
    this.addSql(`drop table if exists "contact_profile" cascade;`);
    this.addSql(`drop table if exists "contact_tag" cascade;`);
    this.addSql(`drop table if exists "draft" cascade;`);
    this.addSql(`drop table if exists "erased_handle" cascade;`);
    this.addSql(`drop table if exists "erasure" cascade;`);
    this.addSql(`drop table if exists "identity_key" cascade;`);
    this.addSql(`drop table if exists "inbound_envelope" cascade;`);
    this.addSql(`drop table if exists "market_quote" cascade;`);
    this.addSql(`drop table if exists "member" cascade;`);
    this.addSql(`drop table if exists "merge_suggestion" cascade;`);
    this.addSql(`drop table if exists "model_usage" cascade;`);
    this.addSql(`drop table if exists "news_source" cascade;`);
    this.addSql(`drop table if exists "news_item" cascade;`);
    this.addSql(`drop table if exists "outbound_message" cascade;`);
    this.addSql(`drop table if exists "outreach" cascade;`);
    this.addSql(`drop table if exists "past_count" cascade;`);
    this.addSql(`drop table if exists "project" cascade;`);
    this.addSql(`drop table if exists "conversation_project" cascade;`);
    this.addSql(`drop table if exists "suggestion" cascade;`);
    this.addSql(`drop table if exists "suggestion_state" cascade;`);
    this.addSql(`drop table if exists "task" cascade;`);
    this.addSql(`drop table if exists "notification" cascade;`);
    this.addSql(`drop table if exists "saved_view" cascade;`);

    this.addSql(`drop index "attachment_by_hash";`);

    this.addSql(`drop index "contact_by_birthday";`);

    this.addSql(
      `alter table "contact_point" drop column "consent", drop column "consent_at", drop column "consent_source";`,
    );

    this.addSql(`drop index "message_unread";`);
    this.addSql(`drop index "message_urgent";`);
    this.addSql(`drop index "message_snoozed";`);
    this.addSql(`drop index "message_assigned";`);
    this.addSql(`drop index "message_high";`);
    this.addSql(`drop index "message_medium";`);
    this.addSql(
      `alter table "message" drop column "snoozed_until", drop column "snooze_unless_reply", drop column "assignee_id", drop column "receipt", drop column "due_at";`,
    );

    this.addSql(`alter table "workspace" drop column "retention_days";`);
  }
}
