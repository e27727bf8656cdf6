import { Migration } from '@mikro-orm/migrations';

export class Migration20261122140000_graph extends Migration {
  override name = 'Migration20261122140000_graph';

  override up(): void | Promise<void> {
    this.addSql(
      `create table \`graph_node\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`entity_type\` text not null, \`name\` text not null, \`contact_id\` text null, \`is_owner\` integer not null default 0, \`company_id\` text null, \`title\` text null, \`company\` text null, \`location\` text null, \`domain\` text null, \`employees\` integer not null default 0, \`messages_sent\` bigint not null default '0', \`messages_received\` bigint not null default '0', \`last_message_at\` bigint not null default '0', \`last_reply_at\` bigint not null default '0', \`median_reply_minutes\` double null, \`activity_points\` double not null default 0, \`activity_at\` bigint not null default '0', \`pagerank\` double not null default 0, \`engagement_score\` double not null default 0);`,
    );
    this.addSql(`create index \`graph_node_by_pagerank\` on \`graph_node\` (\`workspace_id\`, \`pagerank\`, \`id\`);`);
    this.addSql(
      `create index \`graph_node_by_engagement\` on \`graph_node\` (\`workspace_id\`, \`engagement_score\`, \`id\`);`,
    );
    this.addSql(
      `create index \`graph_node_by_reply\` on \`graph_node\` (\`workspace_id\`, \`last_reply_at\`, \`id\`);`,
    );
    this.addSql(
      `create index \`graph_node_by_company\` on \`graph_node\` (\`company_id\`, \`messages_sent\`, \`id\`);`,
    );

    this.addSql(
      `create table \`graph_relationship\` (\`workspace_id\` text not null, \`from_id\` text not null, \`to_id\` text not null, \`kind\` text not null, \`messages\` bigint not null default '0', \`threads\` bigint not null default '0', \`first_at\` bigint not null default '0', \`last_at\` bigint not null, \`replies\` text not null default '', \`median_reply_minutes\` double null, \`strength\` bigint not null default '0', primary key (\`workspace_id\`, \`from_id\`, \`to_id\`));`,
    );
    this.addSql(
      `create index \`graph_relationship_strongest_from\` on \`graph_relationship\` (\`from_id\`, \`strength\`, \`to_id\`);`,
    );
    this.addSql(
      `create index \`graph_relationship_strongest_to\` on \`graph_relationship\` (\`to_id\`, \`strength\`, \`from_id\`);`,
    );

    this.addSql(
      `create table \`graph_state\` (\`workspace_id\` text not null primary key, \`version\` bigint not null default '0', \`people\` bigint not null default '0', \`companies\` bigint not null default '0', \`wrote_to\` bigint not null default '0', \`works_at\` bigint not null default '0', \`replies\` text not null default '', \`updated_at\` bigint not null default '0', \`ranked_version\` bigint not null default '0', \`ranked_at\` bigint not null default '0', \`rebuilt_to\` text null);`,
    );

    this.addSql(
      `create table \`ingest_run\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`file_name\` text not null, \`state\` text not null, \`bytes\` bigint not null default '0', \`bytes_read\` bigint not null default '0', \`lines\` bigint not null default '0', \`processed\` bigint not null default '0', \`duplicates\` bigint not null default '0', \`invalid\` bigint not null default '0', \`failure\` text null, \`finished_at\` bigint null, \`created_at\` bigint not null, \`updated_at\` bigint not null);`,
    );
    this.addSql(`create index \`ingest_run_newest\` on \`ingest_run\` (\`workspace_id\`, \`created_at\`, \`id\`);`);

    this.addSql(
      `create table \`ingest_problem\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`ingest_run_id\` text not null, \`line\` bigint not null, \`field\` text null, \`expected\` text not null, constraint \`ingest_problem_ingest_run_id_foreign\` foreign key (\`ingest_run_id\`) references \`ingest_run\` (\`id\`) on delete cascade);`,
    );
    this.addSql(`create index \`ingest_problem_by_run\` on \`ingest_problem\` (\`ingest_run_id\`, \`line\`, \`id\`);`);

    this.addSql(
      `create table \`message_trace\` (\`message_id\` text not null primary key, \`workspace_id\` text not null, \`user_agent\` text null, \`organization\` text null, \`languages\` text not null default '[]', \`addresses\` text not null default '[]', \`provenance\` text null, constraint \`message_trace_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on update cascade on delete cascade);`,
    );
    this.addSql(`create index \`message_trace_message_id_index\` on \`message_trace\` (\`message_id\`);`);

    this.addSql(
      `create table \`relationship_change\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`contact_id\` text not null);`,
    );
    this.addSql(
      `create index \`relationship_change_by_contact\` on \`relationship_change\` (\`workspace_id\`, \`contact_id\`, \`id\`);`,
    );

    this.addSql(
      `create table \`saved_search\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`name\` text not null, \`name_key\` text not null, \`query\` text not null, \`created_at\` bigint not null);`,
    );
    this.addSql(`create unique index \`saved_search_name\` on \`saved_search\` (\`workspace_id\`, \`name_key\`);`);

    this.addSql(
      `create table \`selector\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`node_type\` text not null, \`node_id\` text not null, \`contact_id\` text null, \`type\` text not null, \`value\` text not null, \`source_bits\` integer not null default 0, \`last_found_at\` bigint not null, constraint \`selector_contact_id_foreign\` foreign key (\`contact_id\`) references \`contact\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`selector_by_value\` on \`selector\` (\`workspace_id\`, \`type\`, \`value\`, \`node_id\`);`,
    );
    this.addSql(`create index \`selector_by_contact\` on \`selector\` (\`contact_id\`);`);
    this.addSql(`create unique index \`selector_of_node\` on \`selector\` (\`node_id\`, \`type\`, \`value\`);`);

    this.addSql(
      `create table \`selector_change\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`contact_id\` text not null, \`message_id\` text null);`,
    );
    this.addSql(
      `create index \`selector_change_by_contact\` on \`selector_change\` (\`workspace_id\`, \`contact_id\`, \`id\`);`,
    );

    this.addSql(
      `create table \`selector_evidence\` (\`id\` text not null primary key, \`workspace_id\` text not null, \`selector_id\` text not null, \`source\` text not null, \`message_id\` text null, \`quote\` text null, \`found_at\` bigint not null, constraint \`selector_evidence_selector_id_foreign\` foreign key (\`selector_id\`) references \`selector\` (\`id\`) on delete cascade, constraint \`selector_evidence_message_id_foreign\` foreign key (\`message_id\`) references \`message\` (\`id\`) on delete cascade);`,
    );
    this.addSql(
      `create index \`selector_evidence_by_selector\` on \`selector_evidence\` (\`selector_id\`, \`found_at\`, \`id\`);`,
    );
    this.addSql(`create index \`selector_evidence_by_message\` on \`selector_evidence\` (\`message_id\`);`);

    this.addSql(
      `create table \`selector_tally\` (\`workspace_id\` text not null, \`type\` text not null, \`source_bits\` integer not null, \`selectors\` bigint not null default '0', \`last_found_at\` bigint not null, primary key (\`workspace_id\`, \`type\`, \`source_bits\`));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`graph_node\`;`);
    this.addSql(`drop table if exists \`graph_relationship\`;`);
    this.addSql(`drop table if exists \`graph_state\`;`);
    this.addSql(`drop table if exists \`ingest_run\`;`);
    this.addSql(`drop table if exists \`ingest_problem\`;`);
    this.addSql(`drop table if exists \`message_trace\`;`);
    this.addSql(`drop table if exists \`relationship_change\`;`);
    this.addSql(`drop table if exists \`saved_search\`;`);
    this.addSql(`drop table if exists \`selector\`;`);
    this.addSql(`drop table if exists \`selector_change\`;`);
    this.addSql(`drop table if exists \`selector_evidence\`;`);
    this.addSql(`drop table if exists \`selector_tally\`;`);
  }
}
