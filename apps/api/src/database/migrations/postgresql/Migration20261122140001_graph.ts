import { Migration } from '@mikro-orm/migrations';

export class Migration20261122140001_graph extends Migration {
  override name = 'Migration20261122140001_graph';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "graph_node" ("id" uuid not null, "workspace_id" uuid not null, "entity_type" text not null, "name" text not null, "contact_id" uuid null, "is_owner" int not null default 0, "company_id" uuid null, "title" text null, "company" text null, "location" text null, "domain" text null, "employees" int not null default 0, "messages_sent" bigint not null default '0', "messages_received" bigint not null default '0', "last_message_at" bigint not null default '0', "last_reply_at" bigint not null default '0', "median_reply_minutes" double precision null, "activity_points" double precision not null default 0, "activity_at" bigint not null default '0', "pagerank" double precision not null default 0, "engagement_score" double precision not null default 0, primary key ("id"));`,
    );
    this.addSql(`create index "graph_node_by_pagerank" on "graph_node" ("workspace_id", "pagerank", "id");`);
    this.addSql(`create index "graph_node_by_engagement" on "graph_node" ("workspace_id", "engagement_score", "id");`);
    this.addSql(`create index "graph_node_by_reply" on "graph_node" ("workspace_id", "last_reply_at", "id");`);
    this.addSql(`create index "graph_node_by_company" on "graph_node" ("company_id", "messages_sent", "id");`);

    this.addSql(
      `create table "graph_relationship" ("workspace_id" uuid not null, "from_id" uuid not null, "to_id" uuid not null, "kind" text not null, "messages" bigint not null default '0', "threads" bigint not null default '0', "first_at" bigint not null default '0', "last_at" bigint not null, "replies" text not null default '', "median_reply_minutes" double precision null, "strength" bigint not null default '0', primary key ("workspace_id", "from_id", "to_id"));`,
    );
    this.addSql(
      `create index "graph_relationship_strongest_from" on "graph_relationship" ("from_id", "strength", "to_id");`,
    );
    this.addSql(
      `create index "graph_relationship_strongest_to" on "graph_relationship" ("to_id", "strength", "from_id");`,
    );

    this.addSql(
      `create table "graph_state" ("workspace_id" uuid not null, "version" bigint not null default '0', "people" bigint not null default '0', "companies" bigint not null default '0', "wrote_to" bigint not null default '0', "works_at" bigint not null default '0', "replies" text not null default '', "updated_at" bigint not null default '0', "ranked_version" bigint not null default '0', "ranked_at" bigint not null default '0', "rebuilt_to" text null, primary key ("workspace_id"));`,
    );

    this.addSql(
      `create table "ingest_run" ("id" uuid not null, "workspace_id" uuid not null, "file_name" text not null, "state" text not null, "bytes" bigint not null default '0', "bytes_read" bigint not null default '0', "lines" bigint not null default '0', "processed" bigint not null default '0', "duplicates" bigint not null default '0', "invalid" bigint not null default '0', "failure" text null, "finished_at" bigint null, "created_at" bigint not null, "updated_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "ingest_run_newest" on "ingest_run" ("workspace_id", "created_at", "id");`);

    this.addSql(
      `create table "ingest_problem" ("id" uuid not null, "workspace_id" uuid not null, "ingest_run_id" uuid not null, "line" bigint not null, "field" text null, "expected" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "ingest_problem_by_run" on "ingest_problem" ("ingest_run_id", "line", "id");`);

    this.addSql(
      `create table "message_trace" ("message_id" uuid not null, "workspace_id" uuid not null, "user_agent" text null, "organization" text null, "languages" text not null default '[]', "addresses" text not null default '[]', "provenance" text null, primary key ("message_id"));`,
    );

    this.addSql(
      `create table "relationship_change" ("id" uuid not null, "workspace_id" uuid not null, "contact_id" uuid not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "relationship_change_by_contact" on "relationship_change" ("workspace_id", "contact_id", "id");`,
    );

    this.addSql(
      `create table "saved_search" ("id" uuid not null, "workspace_id" uuid not null, "name" text not null, "name_key" text not null, "query" text not null, "created_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`alter table "saved_search" add constraint "saved_search_name" unique ("workspace_id", "name_key");`);

    this.addSql(
      `create table "selector" ("id" uuid not null, "workspace_id" uuid not null, "node_type" text not null, "node_id" uuid not null, "contact_id" uuid null, "type" text not null, "value" text not null, "source_bits" int not null default 0, "last_found_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(`create index "selector_by_value" on "selector" ("workspace_id", "type", "value", "node_id");`);
    this.addSql(`create index "selector_by_contact" on "selector" ("contact_id");`);
    this.addSql(`alter table "selector" add constraint "selector_of_node" unique ("node_id", "type", "value");`);

    this.addSql(
      `create table "selector_change" ("id" uuid not null, "workspace_id" uuid not null, "contact_id" uuid not null, "message_id" uuid null, primary key ("id"));`,
    );
    this.addSql(`create index "selector_change_by_contact" on "selector_change" ("workspace_id", "contact_id", "id");`);

    this.addSql(
      `create table "selector_evidence" ("id" uuid not null, "workspace_id" uuid not null, "selector_id" uuid not null, "source" text not null, "message_id" uuid null, "quote" text null, "found_at" bigint not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "selector_evidence_by_selector" on "selector_evidence" ("selector_id", "found_at", "id");`,
    );
    this.addSql(`create index "selector_evidence_by_message" on "selector_evidence" ("message_id");`);

    this.addSql(
      `create table "selector_tally" ("workspace_id" uuid not null, "type" text not null, "source_bits" int not null, "selectors" bigint not null default '0', "last_found_at" bigint not null, primary key ("workspace_id", "type", "source_bits"));`,
    );

    this.addSql(
      `alter table "ingest_problem" add constraint "ingest_problem_ingest_run_id_foreign" foreign key ("ingest_run_id") references "ingest_run" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "message_trace" add constraint "message_trace_message_id_foreign" foreign key ("message_id") references "message" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "selector" add constraint "selector_contact_id_foreign" foreign key ("contact_id") references "contact" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "selector_evidence" add constraint "selector_evidence_selector_id_foreign" foreign key ("selector_id") references "selector" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "selector_evidence" add constraint "selector_evidence_message_id_foreign" foreign key ("message_id") references "message" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ingest_problem" drop constraint "ingest_problem_ingest_run_id_foreign";`);
    this.addSql(`alter table "selector_evidence" drop constraint "selector_evidence_selector_id_foreign";`);

    this.addSql(`drop table if exists "graph_node" cascade;`);
    this.addSql(`drop table if exists "graph_relationship" cascade;`);
    this.addSql(`drop table if exists "graph_state" cascade;`);
    this.addSql(`drop table if exists "ingest_run" cascade;`);
    this.addSql(`drop table if exists "ingest_problem" cascade;`);
    this.addSql(`drop table if exists "message_trace" cascade;`);
    this.addSql(`drop table if exists "relationship_change" cascade;`);
    this.addSql(`drop table if exists "saved_search" cascade;`);
    this.addSql(`drop table if exists "selector" cascade;`);
    this.addSql(`drop table if exists "selector_change" cascade;`);
    this.addSql(`drop table if exists "selector_evidence" cascade;`);
    this.addSql(`drop table if exists "selector_tally" cascade;`);
  }
}
