import { Migration } from '@mikro-orm/migrations';

export class Migration20261122180000_hub extends Migration {
  override name = 'Migration20261122180000_hub';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`enrichment_attachment\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`contact_id\` text not null, \`provider\` text not null, \`type\` text not null, \`result_id\` text not null, \`source\` text not null, \`is_sample\` integer not null default 0, \`changes\` text not null, \`handle\` text null, \`fetched_at\` bigint not null, \`attached_at\` bigint not null, \`undone_at\` bigint null, constraint \`enrichment_attachment_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`enrichment_attachment_newest\` on \`enrichment_attachment\` (\`contact_id\`, \`attached_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`enrichment_attachment_by_result\` on \`enrichment_attachment\` (\`workspace_id\`, \`result_id\`);`,
    );

    this.addSql(
      `create table \`enrichment_provider\` (\`workspace_id\` text not null, \`provider\` text not null, \`host\` text not null, \`sealed_key\` text null, \`ttl_seconds\` integer not null, \`daily_limit\` integer not null, \`mapping\` text not null, \`updated_at\` bigint not null, primary key (\`workspace_id\`, \`provider\`));`,
    );

    this.addSql(
      `create table \`enrichment_result\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`provider\` text not null, \`type\` text not null, \`query_key\` text not null, \`query\` text not null, \`items\` text not null, \`is_sample\` integer not null default 0, \`fetched_at\` bigint not null, \`expires_at\` bigint not null);`,
    );
    this.addSql(
      `create index \`enrichment_result_by_expiry\` on \`enrichment_result\` (\`workspace_id\`, \`expires_at\`);`,
    );
    this.addSql(
      `create unique index \`enrichment_result_query\` on \`enrichment_result\` (\`workspace_id\`, \`provider\`, \`type\`, \`query_key\`);`,
    );

    this.addSql(
      `create table \`enrichment_use\` (\`workspace_id\` text not null, \`provider\` text not null, \`day\` text not null, \`calls\` bigint not null default '0', primary key (\`workspace_id\`, \`provider\`, \`day\`));`,
    );

    this.addSql(
      `create table \`hub_audit\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`at\` bigint not null, \`actor\` text not null, \`action\` text not null, \`subject\` text not null, \`detail\` text null);`,
    );
    this.addSql(`create index \`hub_audit_by_time\` on \`hub_audit\` (\`workspace_id\`, \`at\`, \`id\`);`);

    this.addSql(
      `create table \`hub_event\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`seq\` bigint not null, \`topic\` text not null, \`payload\` text not null, \`source\` text not null, \`module_name\` text null, \`idempotency_key\` text null, \`published_at\` bigint not null);`,
    );
    this.addSql(`create index \`hub_event_topic\` on \`hub_event\` (\`workspace_id\`, \`topic\`, \`seq\`);`);
    this.addSql(`create unique index \`hub_event_seq\` on \`hub_event\` (\`workspace_id\`, \`seq\`);`);

    this.addSql(
      `create table \`hub_event_key\` (\`workspace_id\` text not null, \`key\` text not null, \`content_hash\` text not null, \`event_id\` text not null, \`event_seq\` bigint not null, primary key (\`workspace_id\`, \`key\`));`,
    );
    this.addSql(`create index \`hub_event_key_seq\` on \`hub_event_key\` (\`workspace_id\`, \`event_seq\`);`);

    this.addSql(
      `create table \`hub_key\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`kid\` text not null, \`algorithm\` text not null, \`public_jwk\` text not null, \`sealed_private\` text null, \`signs\` text null, \`created_at\` bigint not null, \`retires_at\` bigint null, \`revoked_at\` bigint null);`,
    );
    this.addSql(`create unique index \`hub_key_kid\` on \`hub_key\` (\`workspace_id\`, \`kid\`);`);
    this.addSql(`create unique index \`hub_key_that_signs\` on \`hub_key\` (\`workspace_id\`, \`signs\`);`);

    this.addSql(
      `create table \`hub_module\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`name_key\` text not null, \`base_url\` text not null, \`public_key_b64\` text null, \`openapi_url\` text null, \`mcp_endpoint\` text null, \`embeddings_endpoint\` text null, \`vectors_endpoint\` text null, \`allow_private_network\` integer not null default 0, \`is_sample\` integer not null default 0, \`status\` text null, \`version\` text null, \`capabilities\` text not null default '[]', \`problem\` text null, \`last_checked_at\` bigint null, \`last_seen_at\` bigint null, \`latency_ms\` integer null, \`next_check_at\` bigint not null, \`created_at\` bigint not null);`,
    );
    this.addSql(`create index \`hub_module_due\` on \`hub_module\` (\`workspace_id\`, \`next_check_at\`);`);
    this.addSql(`create unique index \`hub_module_name\` on \`hub_module\` (\`workspace_id\`, \`name_key\`);`);

    this.addSql(
      `create table \`hub_module_check\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`hub_module_id\` text not null, \`checked_at\` bigint not null, \`is_ok\` integer not null default 0, \`status_code\` integer null, \`latency_ms\` integer null, \`version\` text null, \`problem\` text null, constraint \`hub_module_check_hub_module_id_foreign\` foreign key (\`hub_module_id\`) references \`hub_module\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`hub_module_check_newest\` on \`hub_module_check\` (\`workspace_id\`, \`hub_module_id\`, \`checked_at\`, \`id\`);`,
    );

    this.addSql(
      `create table \`hub_module_document\` (\`workspace_id\` text not null, \`hub_module_id\` text not null, \`kind\` text not null, \`content\` text not null, \`fetched_at\` bigint not null, primary key (\`workspace_id\`, \`hub_module_id\`, \`kind\`), constraint \`hub_module_document_hub_module_id_foreign\` foreign key (\`hub_module_id\`) references \`hub_module\` (\`id\`) on delete cascade);`,
    );

    this.addSql(
      `create table \`hub_nonce\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`mark\` text not null, \`expires_at\` bigint not null);`,
    );
    this.addSql(`create index \`hub_nonce_expiry\` on \`hub_nonce\` (\`workspace_id\`, \`expires_at\`);`);
    this.addSql(`create unique index \`hub_nonce_mark\` on \`hub_nonce\` (\`workspace_id\`, \`mark\`);`);

    this.addSql(
      `create table \`hub_replay\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`state\` text not null, \`topic\` text not null, \`since\` bigint not null, \`until\` bigint not null, \`subscription_id\` text null, \`total\` bigint not null default '0', \`done\` bigint not null default '0', \`position\` bigint not null default '0', \`last_seq\` bigint not null default '0', \`finished_at\` bigint null, \`created_at\` bigint not null, \`updated_at\` bigint not null);`,
    );

    this.addSql(
      `create table \`hub_subscription\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`topic\` text not null, \`webhook_url\` text not null, \`module_name\` text not null, \`state\` text not null, \`disabled_reason\` text null, \`filter\` text null, \`signature\` text not null, \`sealed_secret\` text not null, \`sealed_previous\` text null, \`previous_until\` bigint null, \`public_key\` text null, \`allow_private_network\` integer not null default 0, \`start_seq\` bigint not null, \`position\` bigint not null, \`failing_since\` bigint null, \`retry_count\` bigint not null default '0', \`last_delivery_at\` bigint null, \`version\` integer not null default 1, \`lease_owner\` text null, \`lease_until\` bigint null, \`is_sample\` integer not null default 0, \`created_at\` bigint not null);`,
    );
    this.addSql(
      `create index \`hub_subscription_newest\` on \`hub_subscription\` (\`workspace_id\`, \`created_at\`, \`id\`);`,
    );

    this.addSql(
      `create table \`hub_delivery\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`subscription_id\` text not null, \`event_id\` text not null, \`event_seq\` bigint not null, \`topic\` text not null, \`state\` text not null, \`attempts\` integer not null default 0, \`next_attempt_at\` bigint null, \`delivered_at\` bigint null, \`last_at\` bigint null, \`last_status_code\` integer null, \`last_latency\` integer null, \`last_problem\` text null, \`created_at\` bigint not null, constraint \`hub_delivery_subscription_id_foreign\` foreign key (\`subscription_id\`) references \`hub_subscription\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`hub_delivery_newest\` on \`hub_delivery\` (\`subscription_id\`, \`created_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`hub_delivery_due\` on \`hub_delivery\` (\`subscription_id\`, \`state\`, \`next_attempt_at\`, \`created_at\`, \`id\`);`,
    );
    this.addSql(`create index \`hub_delivery_by_event\` on \`hub_delivery\` (\`workspace_id\`, \`event_id\`);`);
    this.addSql(
      `create unique index \`hub_delivery_once\` on \`hub_delivery\` (\`workspace_id\`, \`subscription_id\`, \`event_id\`);`,
    );

    this.addSql(
      `create table \`hub_attempt\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`delivery_id\` text not null, \`at\` bigint not null, \`status_code\` integer null, \`latency\` integer null, \`problem\` text null, \`request_excerpt\` text not null, \`response_excerpt\` text not null, constraint \`hub_attempt_delivery_id_foreign\` foreign key (\`delivery_id\`) references \`hub_delivery\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`hub_attempt_of\` on \`hub_attempt\` (\`delivery_id\`, \`at\`, \`id\`);`);

    this.addSql(
      `create table \`hub_token\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`module_id\` text not null, \`module_name\` text not null, \`scope\` text not null, \`kid\` text not null, \`issued_at\` bigint not null, \`expires_at\` bigint not null, \`revoked_at\` bigint null, \`last_used_at\` bigint null);`,
    );
    this.addSql(`create index \`hub_token_by_time\` on \`hub_token\` (\`workspace_id\`, \`issued_at\`, \`id\`);`);
    this.addSql(`create index \`hub_token_of_module\` on \`hub_token\` (\`workspace_id\`, \`module_id\`);`);

    this.addSql(`alter table \`workspace\` add column \`event_seq\` bigint not null default '0';`);
    this.addSql(`alter table \`workspace\` add column \`event_at\` bigint not null default '0';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`enrichment_attachment\`;`);
    this.addSql(`drop table if exists \`enrichment_provider\`;`);
    this.addSql(`drop table if exists \`enrichment_result\`;`);
    this.addSql(`drop table if exists \`enrichment_use\`;`);
    this.addSql(`drop table if exists \`hub_audit\`;`);
    this.addSql(`drop table if exists \`hub_event\`;`);
    this.addSql(`drop table if exists \`hub_event_key\`;`);
    this.addSql(`drop table if exists \`hub_key\`;`);
    this.addSql(`drop table if exists \`hub_module\`;`);
    this.addSql(`drop table if exists \`hub_module_check\`;`);
    this.addSql(`drop table if exists \`hub_module_document\`;`);
    this.addSql(`drop table if exists \`hub_nonce\`;`);
    this.addSql(`drop table if exists \`hub_replay\`;`);
    this.addSql(`drop table if exists \`hub_subscription\`;`);
    this.addSql(`drop table if exists \`hub_delivery\`;`);
    this.addSql(`drop table if exists \`hub_attempt\`;`);
    this.addSql(`drop table if exists \`hub_token\`;`);

    this.addSql(`alter table \`workspace\` drop column \`event_seq\`;`);
    this.addSql(`alter table \`workspace\` drop column \`event_at\`;`);
  }
}
