import { Migration } from '@mikro-orm/migrations';

export class Migration20261122020001_channels extends Migration {
  override name = 'Migration20261122020001_channels';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "automation_event" ("id" uuid not null, "workspace_id" uuid not null, "automation_id" text not null, "kind" text not null, "decision_id" uuid not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "automation_event_of" on "automation_event" ("workspace_id", "automation_id", "kind");`);
    this.addSql(
      `alter table "automation_event" add constraint "automation_event_once" unique ("workspace_id", "decision_id", "kind");`,
    );

    this.addSql(
      `create table "channel_secret" ("workspace_id" uuid not null, "channel" text not null, "name" text not null, "sealed" text not null, "last_four" text not null, "updated_at" bigint not null, primary key ("workspace_id", "channel", "name"));`,
    );

    this.addSql(
      `create table "automation_decision" ("id" uuid not null, "workspace_id" uuid not null, "automation_id" text not null, "verdict" text not null, "reason" text not null, "figures" text not null, "channel" text not null, "contact_id" uuid null, "outbound_id" uuid null, "send_at" bigint not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "automation_decision_newest" on "automation_decision" ("workspace_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "automation_decision_of" on "automation_decision" ("workspace_id", "automation_id", "verdict", "created_at");`,
    );
    this.addSql(
      `create index "automation_decision_by_day" on "automation_decision" ("workspace_id", "verdict", "send_at");`,
    );
    this.addSql(`create index "automation_decision_by_contact" on "automation_decision" ("contact_id");`);
    this.addSql(`create index "automation_decision_by_outbound" on "automation_decision" ("outbound_id");`);

    this.addSql(
      `create table "engagement_event" ("id" uuid not null, "workspace_id" uuid not null, "provider" text not null, "provider_event_id" text not null, "action" text not null, "address" text not null, "contact_id" uuid null, "message_id" uuid null, "at" bigint not null, "is_test" int not null default 0, primary key ("id"));`,
    );
    this.addSql(`create index "engagement_event_newest" on "engagement_event" ("workspace_id", "at", "id");`);
    this.addSql(`create index "engagement_event_by_contact" on "engagement_event" ("contact_id", "id");`);
    this.addSql(`create index "engagement_event_by_message" on "engagement_event" ("message_id");`);
    this.addSql(
      `alter table "engagement_event" add constraint "engagement_event_provider_id" unique ("workspace_id", "provider", "provider_event_id");`,
    );

    this.addSql(
      `create table "guardrail_setting" ("workspace_id" uuid not null, "may_draft" int not null default 0, "may_send" int not null default 0, "canary" int not null, "stop_unsub" double precision not null, "stop_complaints" double precision not null, "daily_budget" int not null, "brief_time" text not null, "time_zone" text not null, "updated_at" bigint not null, primary key ("workspace_id"));`,
    );

    this.addSql(
      `create table "mailbox" ("workspace_id" uuid not null, "account" text not null, "refused_version" int not null default -1, "state" text not null, "failure" text null, "fetched" bigint not null default '0', "to_fetch" bigint not null default '0', "lease_owner" text null, "lease_until" bigint null, "read_at" bigint null, "updated_at" bigint not null, primary key ("workspace_id"));`,
    );

    this.addSql(
      `create table "mailbox_folder" ("workspace_id" uuid not null, "role" text not null, "path" text not null, "validity" text not null, "last_uid" bigint not null, "updated_at" bigint not null, primary key ("workspace_id", "role"));`,
    );

    this.addSql(
      `create table "message_origin" ("message_id" uuid not null, "workspace_id" uuid not null, "channel" text not null, "provider_message_id" text not null, "thread" text not null default '[]', "former_text" text null, "edited_at" bigint null, "deleted_at" bigint null, primary key ("message_id"));`,
    );
    this.addSql(
      `alter table "message_origin" add constraint "message_origin_provider_id" unique ("workspace_id", "channel", "provider_message_id");`,
    );

    this.addSql(
      `create table "message_reaction" ("id" uuid not null, "workspace_id" uuid not null, "message_id" uuid not null, "sender" text not null, "emoji" text null, "at" bigint not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "message_reaction" add constraint "message_reaction_of_sender" unique ("message_id", "sender");`,
    );

    this.addSql(
      `create table "night_run" ("id" uuid not null, "workspace_id" uuid not null, "kind" text not null, "started_by" text not null, "state" text not null, "steps_done" bigint not null default '0', "steps" bigint not null default '0', "result" text null, "failure" text null, "created_at" bigint not null, "started_at" bigint null, "finished_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "night_run_newest" on "night_run" ("workspace_id", "created_at", "id");`);
    this.addSql(`create index "night_run_by_state" on "night_run" ("workspace_id", "kind", "state");`);

    this.addSql(
      `create table "oauth_attempt" ("id" uuid not null, "workspace_id" uuid not null, "channel" text not null, "state_mark" text not null, "browser_mark" text not null, "sealed_verifier" text not null, "expires_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "oauth_attempt" add constraint "oauth_attempt_state" unique ("workspace_id", "state_mark");`,
    );

    this.addSql(
      `create table "outbound_file" ("id" uuid not null, "workspace_id" uuid not null, "outbound_id" uuid not null, "position" int not null, "file_name" text not null, "content_type" text not null, "size_bytes" bigint not null, "content_hash" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "outbound_file_by_message" on "outbound_file" ("outbound_id", "position");`);
    this.addSql(`create index "outbound_file_by_hash" on "outbound_file" ("content_hash");`);

    this.addSql(
      `create table "send_hold" ("workspace_id" uuid not null, "channel" text not null, "until" bigint not null, primary key ("workspace_id", "channel"));`,
    );

    this.addSql(
      `create table "send_slot" ("id" uuid not null, "workspace_id" uuid not null, "channel" text not null, "recipient_mark" text not null, "at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "send_slot_of_connection" on "send_slot" ("workspace_id", "channel", "at");`);
    this.addSql(
      `create index "send_slot_of_recipient" on "send_slot" ("workspace_id", "channel", "recipient_mark", "at");`,
    );

    this.addSql(
      `create table "upload" ("id" uuid not null, "workspace_id" uuid not null, "conversation_id" uuid null, "position" int not null default 0, "file_name" text not null, "content_type" text not null, "size_bytes" bigint not null, "content_hash" text not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "upload_of_draft" on "upload" ("conversation_id", "position");`);
    this.addSql(`create index "upload_by_hash" on "upload" ("content_hash");`);
    this.addSql(`create index "upload_by_age" on "upload" ("created_at");`);

    this.addSql(`alter table "channel_connection" drop column "quiet_offset";`);
    this.addSql(
      `alter table "channel_connection" add "quiet_zone" text null, add "provider" text null, add "settings" text not null default '{}', add "version" int not null default 0, add "health" text not null default 'untested', add "health_reason" text null, add "account" text null, add "checked_at" bigint null, add "expires_at" bigint null, add "renewing_until" bigint null;`,
    );

    this.addSql(
      `alter table "inbound_envelope" add "channel" text null, add "form" text not null default 'event', add "content_type" text null;`,
    );
    this.addSql(
      `create index "inbound_envelope_failed" on "inbound_envelope" ("workspace_id", "received_at", "id") where state = 'failed';`,
    );

    this.addSql(`drop index "job_due";`);
    this.addSql(`create index "job_due" on "job" ("state", "kind", "run_at", "id");`);

    this.addSql(
      `alter table "attachment" add "fetch_state" text not null default 'here', add "reference" text null, add "failure" text null;`,
    );

    this.addSql(
      `alter table "outbound_message" add "automation_id" text null, add "slot_at" bigint null, add "template" text null, add "dismissed_at" bigint null;`,
    );
    this.addSql(
      `create index "outbound_message_failed" on "outbound_message" ("workspace_id", "send_at", "id") where state = 'failed' and dismissed_at is null;`,
    );

    this.addSql(
      `alter table "conversation_project" add "is_open" int not null default 0, add "unread_count" bigint not null default '0';`,
    );
    this.addSql(
      `create index "conversation_project_counts" on "conversation_project" ("workspace_id", "project_id", "is_open", "unread_count");`,
    );

    this.addSql(
      `alter table "automation_decision" add constraint "automation_decision_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "message_origin" add constraint "message_origin_message_id_foreign" foreign key ("message_id") references "message" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "message_reaction" add constraint "message_reaction_message_id_foreign" foreign key ("message_id") references "message" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "outbound_file" add constraint "outbound_file_outbound_id_foreign" foreign key ("outbound_id") references "outbound_message" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "upload" add constraint "upload_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "automation_event" cascade;`);
    this.addSql(`drop table if exists "channel_secret" cascade;`);
    this.addSql(`drop table if exists "automation_decision" cascade;`);
    this.addSql(`drop table if exists "engagement_event" cascade;`);
    this.addSql(`drop table if exists "guardrail_setting" cascade;`);
    this.addSql(`drop table if exists "mailbox" cascade;`);
    this.addSql(`drop table if exists "mailbox_folder" cascade;`);
    this.addSql(`drop table if exists "message_origin" cascade;`);
    this.addSql(`drop table if exists "message_reaction" cascade;`);
    this.addSql(`drop table if exists "night_run" cascade;`);
    this.addSql(`drop table if exists "oauth_attempt" cascade;`);
    this.addSql(`drop table if exists "outbound_file" cascade;`);
    this.addSql(`drop table if exists "send_hold" cascade;`);
    this.addSql(`drop table if exists "send_slot" cascade;`);
    this.addSql(`drop table if exists "upload" cascade;`);

    this.addSql(`alter table "attachment" drop column "fetch_state", drop column "reference", drop column "failure";`);

    this.addSql(
      `alter table "channel_connection" drop column "quiet_zone", drop column "provider", drop column "settings", drop column "version", drop column "health", drop column "health_reason", drop column "account", drop column "checked_at", drop column "expires_at", drop column "renewing_until";`,
    );
    this.addSql(`alter table "channel_connection" add "quiet_offset" int null;`);

    this.addSql(`drop index "conversation_project_counts";`);
    this.addSql(`alter table "conversation_project" drop column "is_open", drop column "unread_count";`);

    this.addSql(`drop index "inbound_envelope_failed";`);
    this.addSql(
      `alter table "inbound_envelope" drop column "channel", drop column "form", drop column "content_type";`,
    );

    this.addSql(`drop index "job_due";`);
    this.addSql(`create index "job_due" on "job" ("state", "run_at", "id");`);

    this.addSql(`drop index "outbound_message_failed";`);
    this.addSql(
      `alter table "outbound_message" drop column "automation_id", drop column "slot_at", drop column "template", drop column "dismissed_at";`,
    );
  }
}
