import type { TermKind } from '@concordia/domain/query';
import type { Generated } from 'kysely';

/**
 * Search tables. Written by hand, since no entity can describe them; `_fts` and `message_vector` in their names exclude them from the schema comparison. Each has a
 * workspace column, like every other table.
 */
export interface SearchTables {
  /** SQLite's contentless FTS5 index of messages. Its rowid is the position in {@link SearchTables.message_fts_place}. */
  message_fts: {
    workspace_id: string;
    rowid: number;
    contact: string;
    subject: string;
    body: string;
  };
  /** A message's rowid in SQLite's index. */
  message_fts_place: {
    workspace_id: string;
    place: number;
    message_id: string;
  };
  message_fts_words: {
    workspace_id: string;
    message_id: string;
    /** A tsvector; written and read as its text. */
    words: string;
  };
  /** Sort and search keys of contacts, on both engines. */
  contact_fts_entry: {
    workspace_id: string;
    /** SQLite only: the rowid in its index. */
    place: Generated<number>;
    contact_id: string;
    name_key: string;
    company_key: string;
    /** Each word once, preceded by a space. */
    words: string;
  };
  /** Search terms of graph nodes: each selector whole, and every suffix of a text that starts at a word. */
  node_fts_term: {
    workspace_id: string;
    /** `text`, or the type of a selector. */
    kind: TermKind;
    /** Folded, compared by code point. */
    term: string;
    node_id: string;
    /** Bit flags: 1 a whole value, 2 a text from some word on, 4 the end of a domain. */
    form: number;
  };
  /** Nodes whose terms must be recomputed; written by triggers. */
  node_fts_change: {
    workspace_id: string;
    id: string;
    node_id: string;
  };
  /** Node changes, for processes that cache nodes in memory; written by triggers and by the term job. See its migration. */
  node_fts_log: {
    workspace_id: string;
    id: Generated<number>;
    /** Commit order. */
    position: Generated<number>;
    /** `null` for a marker: older rows than the marker are deleted. */
    node_id: string | null;
    /** 1 if terms may have changed; 0 if only figures changed or the node is deleted. */
    has_terms: number;
  };
  /** A vector of each message. A row without one waits for it. */
  message_vector: {
    workspace_id: string;
    message_id: string;
    /** The number of the model that made it; 0 while it waits. */
    model: number;
    /** The cluster it lies in; 0 while it waits. */
    cluster: number;
    /** A signed byte for each dimension. */
    vector: Uint8Array | null;
  };
  /** The model of the workspace's vectors, and how far its training is. */
  message_vector_model: {
    workspace_id: string;
    /** Raised with each training; 0 before the first has ended. */
    number: number;
    state: 'waiting' | 'training' | 'placing' | 'ready' | 'cancelled' | 'failed';
    /** Of the running training, from 0 to 1. */
    progress: number;
    /** When the last training ended, in ms since the epoch. */
    trained_at: number | null;
    /** Messages of the workspace at that time. */
    messages: number;
    model: Uint8Array | null;
    /** Centres of the clusters. */
    centres: Uint8Array | null;
    /** When somebody last canceled a training, in ms since the epoch; `null` once one has ended. */
    cancelled_at: number | null;
  };
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
  'message_vector',
  'message_vector_model',
  'contact_fts_entry',
  'contact_fts',
  'node_fts_term',
  'node_fts_change',
  'node_fts_log',
] as const satisfies readonly (keyof SearchTables)[];
