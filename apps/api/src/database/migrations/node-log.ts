/*
 * What changed of nodes since a process has read them, in an order in which nothing is missed.
 *
 * On SQLite one transaction writes at a time, so a number that grows is the order of the commits. On PostgreSQL it is not: there the position is the
 * number of the transaction, and who reads knows below which number all have ended. Rows are only added, so that writers never wait for each other.
 * A row without a node is a mark: what stands before an old one is deleted.
 */

/** What of a node is compared and sorted by. Texts and selectors are followed by what makes terms of them. */
const FIGURES = [
  'entity_type',
  'company_id',
  'employees',
  'messages_sent',
  'messages_received',
  'last_reply_at',
  'median_reply_minutes',
  'pagerank',
  'engagement_score',
];

/** @param isNot how the engine compares what may be null. */
const isChanged = (isNot: string): string => FIGURES.map((name) => `old.${name} ${isNot} new.${name}`).join(' or ');

const logged = (row: string): string =>
  `insert into node_fts_log (workspace_id, node_id, has_terms) values (${row}.workspace_id, ${row}.id, 0);`;

const INDEXES = [
  'create index node_fts_log_by_position on node_fts_log (workspace_id, position, id);',
  'create index node_fts_log_marks on node_fts_log (workspace_id, position) where node_id is null;',
];

export const NODE_LOG_IN_SQLITE = [
  'create table node_fts_log (id integer primary key autoincrement, position integer generated always as (id) virtual, workspace_id text not null, node_id text, has_terms integer not null);',
  ...INDEXES,
  `create trigger graph_node_log_insert after insert on graph_node begin ${logged('new')} end;`,
  `create trigger graph_node_log_update after update of ${FIGURES.join(', ')} on graph_node when ${isChanged('is not')} begin ${logged('new')} end;`,
  `create trigger graph_node_log_delete after delete on graph_node begin ${logged('old')} end;`,
] as const;

const TRIGGERS = ['insert', 'update', 'delete'].map((name) => `graph_node_log_${name}`);

export const NO_NODE_LOG_IN_SQLITE = [
  ...TRIGGERS.map((name) => `drop trigger if exists ${name};`),
  'drop table if exists node_fts_log;',
] as const;

const PROCEDURES = { node_log_new: logged('new'), node_log_old: logged('old') } as const;

export const NODE_LOG_IN_POSTGRESQL = [
  'create table node_fts_log (id bigint generated always as identity primary key, position bigint not null default (pg_current_xact_id()::text::bigint), workspace_id uuid not null, node_id uuid, has_terms integer not null);',
  ...INDEXES,
  ...Object.entries(PROCEDURES).map(
    ([name, body]) =>
      `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$;`,
  ),
  'create trigger graph_node_log_insert after insert on graph_node for each row execute function node_log_new();',
  `create trigger graph_node_log_update after update of ${FIGURES.join(', ')} on graph_node for each row when (${isChanged('is distinct from')}) execute function node_log_new();`,
  'create trigger graph_node_log_delete after delete on graph_node for each row execute function node_log_old();',
] as const;

export const NO_NODE_LOG_IN_POSTGRESQL = [
  ...TRIGGERS.map((name) => `drop trigger if exists ${name} on graph_node;`),
  ...Object.keys(PROCEDURES).map((name) => `drop function if exists ${name}();`),
  'drop table if exists node_fts_log;',
] as const;
