/*
 * Nodes are searched by terms. These are made by the program, which knows how words are folded; triggers say of whom they are to be made anew, so
 * that whatever writes nodes and selectors, now or later, is followed. Rows are only added, so that writers never wait for each other.
 */

const TEXTS = ['name', 'title', 'company', 'location'];

/** @param isNot how the engine compares what may be null. */
const isChanged = (isNot: string): string => TEXTS.map((name) => `old.${name} ${isNot} new.${name}`).join(' or ');

const logged = (id: string, row: string, node: string): string =>
  `insert into node_fts_change (id, workspace_id, node_id) values (${id}, ${row}.workspace_id, ${row}.${node});`;

const SQLITE_ID = 'lower(hex(randomblob(16)))';
const POSTGRESQL_ID = 'gen_random_uuid()';

/** What was there before is made terms of too. */
const filled = (id: string): string =>
  `insert into node_fts_change (id, workspace_id, node_id) select ${id}, workspace_id, id from graph_node;`;

export const TERMS_IN_SQLITE = [
  'create table node_fts_term (workspace_id text not null, kind text not null, term text not null, node_id text not null references graph_node (id) on delete cascade, form integer not null, primary key (workspace_id, kind, term, node_id)) without rowid;',
  'create index node_fts_term_by_node on node_fts_term (node_id, workspace_id, kind, term, form);',
  'create table node_fts_change (id text primary key, workspace_id text not null, node_id text not null);',
  'create index node_fts_change_by_node on node_fts_change (workspace_id, node_id, id);',
  `create trigger graph_node_terms_insert after insert on graph_node begin ${logged(SQLITE_ID, 'new', 'id')} end;`,
  `create trigger graph_node_terms_update after update of ${TEXTS.join(', ')} on graph_node when ${isChanged('is not')} begin ${logged(SQLITE_ID, 'new', 'id')} end;`,
  `create trigger selector_terms_insert after insert on selector begin ${logged(SQLITE_ID, 'new', 'node_id')} end;`,
  `create trigger selector_terms_update after update of node_id, type, value on selector begin ${logged(SQLITE_ID, 'old', 'node_id')} ${logged(SQLITE_ID, 'new', 'node_id')} end;`,
  `create trigger selector_terms_delete after delete on selector begin ${logged(SQLITE_ID, 'old', 'node_id')} end;`,
  filled(SQLITE_ID),
] as const;

const TRIGGERS = [
  ['graph_node', 'graph_node_terms_insert'],
  ['graph_node', 'graph_node_terms_update'],
  ['selector', 'selector_terms_insert'],
  ['selector', 'selector_terms_update'],
  ['selector', 'selector_terms_delete'],
] as const;

export const NO_TERMS_IN_SQLITE = [
  ...TRIGGERS.map(([, name]) => `drop trigger if exists ${name};`),
  'drop table if exists node_fts_term;',
  'drop table if exists node_fts_change;',
] as const;

const procedure = (name: string, body: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$;`;

const PROCEDURES = {
  terms_node: logged(POSTGRESQL_ID, 'new', 'id'),
  terms_selector_new: logged(POSTGRESQL_ID, 'new', 'node_id'),
  terms_selector_old: logged(POSTGRESQL_ID, 'old', 'node_id'),
  terms_selector_both: `${logged(POSTGRESQL_ID, 'old', 'node_id')} ${logged(POSTGRESQL_ID, 'new', 'node_id')}`,
} as const;

export const TERMS_IN_POSTGRESQL = [
  // Terms are compared by code point, as SQLite does.
  'create table node_fts_term (workspace_id uuid not null, kind text collate "C" not null, term text collate "C" not null, node_id uuid not null references graph_node (id) on delete cascade, form integer not null, primary key (workspace_id, kind, term, node_id));',
  'create index node_fts_term_by_node on node_fts_term (node_id, workspace_id, kind, term, form);',
  'create table node_fts_change (id uuid primary key, workspace_id uuid not null, node_id uuid not null);',
  'create index node_fts_change_by_node on node_fts_change (workspace_id, node_id, id);',
  ...Object.entries(PROCEDURES).map(([name, body]) => procedure(name, body)),
  'create trigger graph_node_terms_insert after insert on graph_node for each row execute function terms_node();',
  `create trigger graph_node_terms_update after update of ${TEXTS.join(', ')} on graph_node for each row when (${isChanged('is distinct from')}) execute function terms_node();`,
  'create trigger selector_terms_insert after insert on selector for each row execute function terms_selector_new();',
  'create trigger selector_terms_update after update of node_id, type, value on selector for each row execute function terms_selector_both();',
  'create trigger selector_terms_delete after delete on selector for each row execute function terms_selector_old();',
  filled(POSTGRESQL_ID),
] as const;

export const NO_TERMS_IN_POSTGRESQL = [
  ...TRIGGERS.map(([table, name]) => `drop trigger if exists ${name} on ${table};`),
  ...Object.keys(PROCEDURES).map((name) => `drop function if exists ${name}();`),
  'drop table if exists node_fts_term;',
  'drop table if exists node_fts_change;',
] as const;
