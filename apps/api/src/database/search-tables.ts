import type { TermKind } from '@concordia/domain/query';
import type { Generated } from 'kysely';

/**
 * The tables of searching. They are written by hand, since no entity can describe them, and have `_fts` in their names, by which the schema
 * comparison leaves them alone. Each says whose its rows are, like every other table.
 */
export interface SearchTables {
  /** SQLite's index of messages: an FTS5 table that keeps no text. Its rowid is the place of {@link SearchTables.message_fts_place}. */
  message_fts: {
    workspace_id: string;
    rowid: number;
    contact: string;
    subject: string;
    body: string;
  };
  /** Where a message is in SQLite's index. */
  message_fts_place: {
    workspace_id: string;
    place: number;
    message_id: string;
  };
  /** PostgreSQL's index of messages. */
  message_fts_words: {
    workspace_id: string;
    message_id: string;
    /** A tsvector; written and read as its text. */
    words: string;
  };
  /** What contacts are sorted and found by, on both engines. */
  contact_fts_entry: {
    workspace_id: string;
    /** On SQLite alone: the rowid in its index. */
    place: Generated<number>;
    contact_id: string;
    name_key: string;
    company_key: string;
    /** Every word once, each behind a space. */
    words: string;
  };
  /** What the nodes of the graph are found by: each selector whole, and every end of a text in which words stand side by side. */
  node_fts_term: {
    workspace_id: string;
    /** `text`, or the type of a selector. */
    kind: TermKind;
    /** Folded, compared by code point. */
    term: string;
    node_id: string;
    /** What the term is, one bit each: 1 a whole value, 2 the words of a text from one of them on, 4 the end of a domain. */
    form: number;
  };
  /** Nodes whose terms are to be made anew; triggers write it. */
  node_fts_change: {
    workspace_id: string;
    id: string;
    node_id: string;
  };
  /** What changed of nodes, for processes that keep them in memory; triggers write it, and whoever makes terms. See its migration. */
  node_fts_log: {
    workspace_id: string;
    id: Generated<number>;
    /** Where it stands in the order of what was committed. */
    position: Generated<number>;
    /** \`null\` for a mark, before which what is old is deleted. */
    node_id: string | null;
    /** 1 where the terms may be others, 0 where only figures are, or the node is gone. */
    has_terms: number;
  };
  /** SQLite's index of contacts. */
  contact_fts: {
    workspace_id: string;
    rowid: number;
    words: string;
  };
}

export const SEARCH_TABLES = [
  'message_fts',
  'message_fts_place',
  'message_fts_words',
  'contact_fts_entry',
  'contact_fts',
  'node_fts_term',
  'node_fts_change',
  'node_fts_log',
] as const satisfies readonly (keyof SearchTables)[];
