import { Migration } from '@mikro-orm/migrations';

export class Migration20261122180001_hub extends Migration {
  override name = 'Migration20261122180001_hub';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "enrichment_attachment" ("id" uuid not null, "workspace_id" uuid not null, "contact_id" uuid not null, "provider" text not null, "type" text not null, "result_id" uuid not null, "source" text not null, "is_sample" int not null default 0, "changes" text not null, "handle" text null, "fetched_at" bigint not null, "attached_at" bigint not null, "undone_at" bigint null, primary key ("id"));`,
    );
    this.addSql(
      `create index "enrichment_attachment_newest" on "enrichment_attachment" ("contact_id", "attached_at", "id");`,
    );
    this.addSql(
      `create index "enrichment_attachment_by_result" on "enrichment_attachment" ("workspace_id", "result_id");`,
    );

    this.addSql(
      `create table "enrichment_provider" ("workspace_id" uuid not null, "provider" text not null, "host" text not null, "sealed_key" text null, "ttl_seconds" int not null, "daily_limit" int not null, "mapping" text not null, "updated_at" bigint not null, primary key ("workspace_id", "provider"));`,
    );

    this.addSql(
      `create table "enrichment_result" ("id" uuid not null, "workspace_id" uuid not null, "provider" text not null, "type" text not null, "query_key" text not null, "query" text not null, "items" text not null, "is_sample" int not null default 0, "fetched_at" bigint not null, "expires_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "enrichment_result_by_expiry" on "enrichment_result" ("workspace_id", "expires_at");`);
    this.addSql(
      `alter table "enrichment_result" add constraint "enrichment_result_query" unique ("workspace_id", "provider", "type", "query_key");`,
    );

    this.addSql(
      `create table "enrichment_use" ("workspace_id" uuid not null, "provider" text not null, "day" text not null, "calls" bigint not null default '0', primary key ("workspace_id", "provider", "day"));`,
    );

    this.addSql(
      `create table "hub_audit" ("id" uuid not null, "workspace_id" uuid not null, "at" bigint not null, "actor" text not null, "action" text not null, "subject" text not null, "detail" text null, primary key ("id"));`,
    );
    this.addSql(`create index "hub_audit_by_time" on "hub_audit" ("workspace_id", "at", "id");`);

    this.addSql(
      `create table "hub_event" ("id" uuid not null, "workspace_id" uuid not null, "seq" bigint not null, "topic" text not null, "payload" text not null, "source" text not null, "module_name" text null, "idempotency_key" text null, "published_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "hub_event_topic" on "hub_event" ("workspace_id", "topic", "seq");`);
    this.addSql(`alter table "hub_event" add constraint "hub_event_seq" unique ("workspace_id", "seq");`);

    this.addSql(
      `create table "hub_event_key" ("workspace_id" uuid not null, "key" text not null, "content_hash" text not null, "event_id" uuid not null, "event_seq" bigint not null, primary key ("workspace_id", "key"));`,
    );
    this.addSql(`create index "hub_event_key_seq" on "hub_event_key" ("workspace_id", "event_seq");`);

    this.addSql(
      `create table "hub_key" ("id" uuid not null, "workspace_id" uuid not null, "kid" text not null, "algorithm" text not null, "public_jwk" text not null, "sealed_private" text null, "signs" text null, "created_at" bigint not null, "retires_at" bigint null, "revoked_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`alter table "hub_key" add constraint "hub_key_kid" unique ("workspace_id", "kid");`);
    this.addSql(`alter table "hub_key" add constraint "hub_key_that_signs" unique ("workspace_id", "signs");`);

    this.addSql(
      `create table "hub_module" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "name_key" text not null, "base_url" text not null, "public_key_b64" text null, "openapi_url" text null, "mcp_endpoint" text null, "embeddings_endpoint" text null, "vectors_endpoint" text null, "allow_private_network" int not null default 0, "is_sample" int not null default 0, "status" text null, "version" text null, "capabilities" text not null default '[]', "problem" text null, "last_checked_at" bigint null, "last_seen_at" bigint null, "latency_ms" int null, "next_check_at" bigint not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "hub_module_due" on "hub_module" ("workspace_id", "next_check_at");`);
    this.addSql(`alter table "hub_module" add constraint "hub_module_name" unique ("workspace_id", "name_key");`);

    this.addSql(
      `create table "hub_module_check" ("id" uuid not null, "workspace_id" uuid not null, "hub_module_id" uuid not null, "checked_at" bigint not null, "is_ok" int not null default 0, "status_code" int null, "latency_ms" int null, "version" text null, "problem" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "hub_module_check_newest" on "hub_module_check" ("workspace_id", "hub_module_id", "checked_at", "id");`,
    );

    this.addSql(
      `create table "hub_module_document" ("workspace_id" uuid not null, "hub_module_id" uuid not null, "kind" text not null, "content" text not null, "fetched_at" bigint not null, primary key ("workspace_id", "hub_module_id", "kind"));`,
    );

    this.addSql(
      `create table "hub_nonce" ("id" uuid not null, "workspace_id" uuid not null, "mark" text not null, "expires_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "hub_nonce_expiry" on "hub_nonce" ("workspace_id", "expires_at");`);
    this.addSql(`alter table "hub_nonce" add constraint "hub_nonce_mark" unique ("workspace_id", "mark");`);

    this.addSql(
      `create table "hub_replay" ("id" uuid not null, "workspace_id" uuid not null, "state" text not null, "topic" text not null, "since" bigint not null, "until" bigint not null, "subscription_id" uuid null, "total" bigint not null default '0', "done" bigint not null default '0', "position" bigint not null default '0', "last_seq" bigint not null default '0', "finished_at" bigint null, "created_at" bigint not null, "updated_at" bigint not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "hub_subscription" ("id" uuid not null, "workspace_id" uuid not null, "topic" text not null, "webhook_url" text not null, "module_name" text not null, "state" text not null, "disabled_reason" text null, "filter" text null, "signature" text not null, "sealed_secret" text not null, "sealed_previous" text null, "previous_until" bigint null, "public_key" text null, "allow_private_network" int not null default 0, "start_seq" bigint not null, "position" bigint not null, "failing_since" bigint null, "retry_count" bigint not null default '0', "last_delivery_at" bigint null, "version" int not null default 1, "lease_owner" text null, "lease_until" bigint null, "is_sample" int not null default 0, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "hub_subscription_newest" on "hub_subscription" ("workspace_id", "created_at", "id");`);

    this.addSql(
      `create table "hub_delivery" ("id" uuid not null, "workspace_id" uuid not null, "subscription_id" uuid not null, "event_id" uuid not null, "event_seq" bigint not null, "topic" text not null, "state" text not null, "attempts" int not null default 0, "next_attempt_at" bigint null, "delivered_at" bigint null, "last_at" bigint null, "last_status_code" int null, "last_latency" int null, "last_problem" text null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "hub_delivery_newest" on "hub_delivery" ("subscription_id", "created_at", "id");`);
    this.addSql(
      `create index "hub_delivery_due" on "hub_delivery" ("subscription_id", "state", "next_attempt_at", "created_at", "id");`,
    );
    this.addSql(`create index "hub_delivery_by_event" on "hub_delivery" ("workspace_id", "event_id");`);
    this.addSql(
      `alter table "hub_delivery" add constraint "hub_delivery_once" unique ("workspace_id", "subscription_id", "event_id");`,
    );

    this.addSql(
      `create table "hub_attempt" ("id" uuid not null, "workspace_id" uuid not null, "delivery_id" uuid not null, "at" bigint not null, "status_code" int null, "latency" int null, "problem" text null, "request_excerpt" text not null, "response_excerpt" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "hub_attempt_of" on "hub_attempt" ("delivery_id", "at", "id");`);

    this.addSql(
      `create table "hub_token" ("id" uuid not null, "workspace_id" uuid not null, "module_id" uuid not null, "module_name" text not null, "scope" text not null, "kid" text not null, "issued_at" bigint not null, "expires_at" bigint not null, "revoked_at" bigint null, "last_used_at" bigint null, primary key ("id"));`,
    );
    this.addSql(`create index "hub_token_by_time" on "hub_token" ("workspace_id", "issued_at", "id");`);
    this.addSql(`create index "hub_token_of_module" on "hub_token" ("workspace_id", "module_id");`);

    this.addSql(
      `alter table "workspace" add "event_seq" bigint not null default '0', add "event_at" bigint not null default '0';`,
    );

    this.addSql(
      `alter table "enrichment_attachment" add constraint "enrichment_attachment_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "hub_module_check" add constraint "hub_module_check_hub_module_id_foreign" foreign key ("hub_module_id") references "hub_module" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "hub_module_document" add constraint "hub_module_document_hub_module_id_foreign" foreign key ("hub_module_id") references "hub_module" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "hub_delivery" add constraint "hub_delivery_subscription_id_foreign" foreign key ("subscription_id") references "hub_subscription" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "hub_attempt" add constraint "hub_attempt_delivery_id_foreign" foreign key ("delivery_id") references "hub_delivery" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "hub_module_check" drop constraint "hub_module_check_hub_module_id_foreign";`);
    this.addSql(`alter table "hub_module_document" drop constraint "hub_module_document_hub_module_id_foreign";`);
    this.addSql(`alter table "hub_delivery" drop constraint "hub_delivery_subscription_id_foreign";`);
    this.addSql(`alter table "hub_attempt" drop constraint "hub_attempt_delivery_id_foreign";`);

    this.addSql(`drop table if exists "enrichment_attachment" cascade;`);
    this.addSql(`drop table if exists "enrichment_provider" cascade;`);
    this.addSql(`drop table if exists "enrichment_result" cascade;`);
    this.addSql(`drop table if exists "enrichment_use" cascade;`);
    this.addSql(`drop table if exists "hub_audit" cascade;`);
    this.addSql(`drop table if exists "hub_event" cascade;`);
    this.addSql(`drop table if exists "hub_event_key" cascade;`);
    this.addSql(`drop table if exists "hub_key" cascade;`);
    this.addSql(`drop table if exists "hub_module" cascade;`);
    this.addSql(`drop table if exists "hub_module_check" cascade;`);
    this.addSql(`drop table if exists "hub_module_document" cascade;`);
    this.addSql(`drop table if exists "hub_nonce" cascade;`);
    this.addSql(`drop table if exists "hub_replay" cascade;`);
    this.addSql(`drop table if exists "hub_subscription" cascade;`);
    this.addSql(`drop table if exists "hub_delivery" cascade;`);
    this.addSql(`drop table if exists "hub_attempt" cascade;`);
    this.addSql(`drop table if exists "hub_token" cascade;`);

    this.addSql(`alter table "workspace" drop column "event_seq", drop column "event_at";`);
  }
}
