import type { ChangeTopic } from '@concordia/contract/platform';
import {
  AliasNode,
  ColumnNode,
  type ColumnUpdateNode,
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type UnknownRow,
  UpdateQueryNode,
} from 'kysely';
import { topicsOfDelete, topicsOfInsert, topicsOfUpdate } from './topics-of-writes.js';

/**
 * Collects the topics that a transaction changed: a statement that wrote at least one row touches its table's topics.
 *
 * It runs after the ScopePlugin, which rejects raw writes, so every statement names its table as a node.
 */
export class WrittenTopics implements KyselyPlugin {
  /** Topics by query, known when it is built; the rows are known only when it has run. */
  readonly #pending = new WeakMap<QueryId, readonly ChangeTopic[]>();
  readonly #touched = new Set<ChangeTopic>();

  get touched(): ReadonlySet<ChangeTopic> {
    return this.#touched;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const topics = topicsOf(node);
    if (topics.length > 0) this.#pending.set(queryId, topics);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    // For statements with `returning`, SQLite reports no affected rows but returns them.
    if (result.rows.length > 0 || (result.numAffectedRows ?? 0n) > 0n) {
      for (const topic of this.#pending.get(queryId) ?? []) this.#touched.add(topic);
    }
    return result;
  }
}

function topicsOf(node: RootOperationNode): readonly ChangeTopic[] {
  if ('with' in node) for (const { expression } of node.with?.expressions ?? []) refuseWrite(expression);
  if (InsertQueryNode.is(node)) {
    const table = nameOf(node.into);
    return [...topicsOfInsert(table), ...topicsOfUpdate(table, columnsOf(node.onConflict?.updates))];
  }
  if (UpdateQueryNode.is(node)) return topicsOfUpdate(nameOf(node.table), columnsOf(node.updates));
  if (DeleteQueryNode.is(node)) return topicsOfDelete(nameOf(node.from.froms[0]));
  return [];
}

/** Rejects writes inside other statements: their affected rows do not show in the result, and SQLite supports none. */
function refuseWrite(node: OperationNode): void {
  if (InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node)) {
    throw new Error('A write inside `with` cannot be announced.');
  }
}

function nameOf(node: OperationNode | undefined): string {
  const table = node !== undefined && AliasNode.is(node) ? node.node : node;
  if (table === undefined || !TableNode.is(table)) throw new Error('A write needs one plain table to be announced.');
  return table.table.identifier.name;
}

const columnsOf = (updates: readonly ColumnUpdateNode[] = []): string[] =>
  updates.map(({ column }) => {
    if (!ColumnNode.is(column)) throw new Error('An update needs plain columns to be announced.');
    return column.column.name;
  });
