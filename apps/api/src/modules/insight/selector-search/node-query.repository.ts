import {
  type Bounds,
  type DurationTerm,
  type NumberTerm,
  type Query,
  type QueryTerm,
  type SelectorTerm,
  type TermQuery,
  type TextTerm,
  termQuery,
} from '@concordia/domain/query';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';

export interface LookUp {
  /** ms since the epoch, for durations. */
  readonly now: number;
  /** Terms whose nodes are collected once per statement; the others are checked per node. */
  readonly gathered: ReadonlySet<QueryTerm>;
}

/** A query as a condition on `graph_node`. No part is ever null, so `not` is an exact negation. */
export function nodeCondition(query: Query, lookUp: LookUp): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'graph_node'>();
  switch (query.kind) {
    case 'and': {
      // Collected terms first, as they are the cheapest per node.
      const isGathered = (part: Query): boolean => isTerm(part) && lookUp.gathered.has(part);
      const parts = [...query.parts.filter(isGathered), ...query.parts.filter((part) => !isGathered(part))];
      return eb.and(parts.map((part) => nodeCondition(part, lookUp)));
    }
    case 'or':
      return eb.or(query.parts.map((part) => nodeCondition(part, lookUp)));
    case 'not':
      return eb.not(nodeCondition(query.part, lookUp));
    default:
      if (lookUp.gathered.has(query)) return eb('graph_node.id', 'in', nodesWith(query, lookUp.now));
      return query.kind === 'text' || query.kind === 'selector'
        ? hasTerm(query)
        : figureCondition(query, lookUp.now, ofRow);
  }
}

const isTerm = (query: Query): query is QueryTerm =>
  query.kind !== 'and' && query.kind !== 'or' && query.kind !== 'not';

/** Ids of the nodes that match a term, through its index. May contain duplicates. */
export function nodesWith(term: QueryTerm, now: number) {
  const eb = expressionBuilder<ScopedTables, never>();
  if (term.kind === 'number' || term.kind === 'duration') {
    return eb
      .selectFrom('graph_node')
      .select('graph_node.id as id')
      .where(figureCondition(term, now, (name) => sql.ref<number>(`graph_node.${name}`)));
  }
  return eb
    .selectFrom('node_fts_term')
    .select('node_fts_term.node_id as id')
    .where(termCondition(termQuery(term)));
}

function hasTerm(term: TextTerm | SelectorTerm): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'graph_node'>();
  return eb.exists(
    eb
      .selectFrom('node_fts_term')
      .select('node_fts_term.form')
      .whereRef('node_fts_term.node_id', '=', 'graph_node.id')
      .where(termCondition(termQuery(term))),
  );
}

/** A range of the term index. */
function termCondition({ kinds, form, equals, from, below, pieces }: TermQuery): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'node_fts_term'>();
  const [kind] = kinds;
  return eb.and([
    kinds.length === 1 && kind !== undefined
      ? eb('node_fts_term.kind', '=', kind)
      : eb('node_fts_term.kind', 'in', [...kinds]),
    ...(equals === undefined ? [] : [eb('node_fts_term.term', '=', equals)]),
    ...(from === undefined ? [] : [eb('node_fts_term.term', '>=', from)]),
    ...(below === undefined ? [] : [eb('node_fts_term.term', '<', below)]),
    ...(pieces === undefined ? [] : [sql<SqlBool>`node_fts_term.term like ${like(pieces)} escape '\\'`]),
    sql<SqlBool>`(node_fts_term.form & ${sql.lit(form)}) <> 0`,
  ]);
}

const like = (pieces: readonly string[]): string => pieces.map((piece) => piece.replace(/[\\%_]/g, '\\$&')).join('%');

/** Figures with an index, which can find nodes. */
export const isIndexed = ({ field }: NumberTerm | DurationTerm): boolean =>
  field === 'pagerank' || field === 'engagement_score' || field === 'recent_reply';

type Column = (name: 'pagerank' | 'engagement_score' | 'last_reply_at') => Expression<number>;

/**
 * The sum keeps the planner off the column's index: it walks nodes in sort order instead of collecting and sorting the many nodes with a common
 * figure.
 */
const ofRow: Column = (name) => sql<number>`(${sql.ref(`graph_node.${name}`)} + 0)`;

function figureCondition(term: NumberTerm | DurationTerm, now: number, column: Column): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'graph_node'>();
  const { bounds } = term;
  switch (term.field) {
    case 'pagerank':
      return within(column('pagerank'), bounds);
    case 'engagement_score':
      return within(column('engagement_score'), bounds);
    case 'messages':
      return within(sql<number>`(graph_node.messages_received + graph_node.messages_sent)`, bounds);
    case 'messages_received':
      return within(sql.ref<number>('graph_node.messages_received'), bounds);
    case 'messages_sent':
      return within(sql.ref<number>('graph_node.messages_sent'), bounds);
    case 'size_range':
      return atCompanyOf(bounds);
    case 'recent_reply':
      return eb.and([eb(column('last_reply_at'), '>', 0), within(column('last_reply_at'), since(bounds, now), whole)]);
    case 'median_reply':
      return eb.and([
        eb('graph_node.median_reply_minutes', 'is not', null),
        within(
          sql<number>`coalesce(graph_node.median_reply_minutes, 0)`,
          scaled(bounds, (ms) => ms / 60_000),
        ),
      ]);
  }
}

/** Size of the company, or of the company that a person works at. */
function atCompanyOf(bounds: Bounds): Expression<SqlBool> {
  const eb = expressionBuilder<ScopedTables, 'graph_node'>();
  return eb.exists(
    eb
      .selectFrom('graph_node as employer')
      .select('employer.id')
      .where(sql<SqlBool>`employer.id = coalesce(graph_node.company_id, graph_node.id)`)
      .where('employer.employees', '>', 0)
      .where(within(sql.ref<number>('employer.employees'), bounds)),
  );
}

/** @param number casts to the column's type, so that its index applies. */
function within(figure: Expression<number>, bounds: Bounds, number = fraction): Expression<SqlBool> {
  if (bounds.op === 'range') {
    return sql<SqlBool>`(${figure} >= ${number(bounds.from)} and ${figure} <= ${number(bounds.to)})`;
  }
  return sql<SqlBool>`${figure} ${sql.raw(bounds.op)} ${number(bounds.value)}`;
}

const fraction = (value: number) => sql<number>`cast(${value} as double precision)`;
const whole = (value: number) => sql<number>`cast(${value} as bigint)`;

const OPPOSITE = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' } as const;

/** Converts a duration to instants: less than a week ago is after now minus a week. */
function since(bounds: Bounds, now: number): Bounds {
  if (bounds.op === 'range') return { op: 'range', from: now - bounds.to, to: now - bounds.from };
  return { op: OPPOSITE[bounds.op], value: now - bounds.value };
}

function scaled(bounds: Bounds, scale: (value: number) => number): Bounds {
  if (bounds.op === 'range') return { op: 'range', from: scale(bounds.from), to: scale(bounds.to) };
  return { op: bounds.op, value: scale(bounds.value) };
}
