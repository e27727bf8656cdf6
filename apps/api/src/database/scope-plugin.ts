import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OnConflictNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  OrNode,
  ParensNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  TableNode,
  type UnknownRow,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import type { DatabaseTarget } from './database-url.js';
import { ENTITY_TABLES } from './entity-tables.js';
import { namesRows, walksIds } from './leading-keys.js';
import { type NamedTable, outsideRestrictedAccounts } from './restricted-accounts.js';
import { SEARCH_TABLES } from './search-tables.js';

/** The column of the owning workspace; for `workspace` itself, its id. */
const scopeColumn = (table: string): string => (table === 'workspace' ? 'id' : 'workspace_id');

/** All tables with a workspace column, search indexes included. */
const TABLES: ReadonlySet<string> = new Set([...ENTITY_TABLES, ...SEARCH_TABLES]);

/** Keys unique across workspaces, because they are UUIDs. */
const GLOBAL_KEYS: ReadonlySet<string> = new Set(['id', 'message_id']);

const SCOPABLE: ReadonlySet<string> = new Set([
  'SelectQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'InsertQueryNode',
]);

/**
 * Confines every query to one workspace. This is the only place that does so.
 *
 * Each table in a statement (in `from`, joins and subqueries) gets a condition on the workspace; inserted rows get the workspace; an upsert cannot
 * touch another workspace's row. Statements that cannot be confined (raw statements, inserts from a select, schema changes) are rejected, so that
 * nothing can be forgotten. In the same place, programs are kept out of accounts with members.
 *
 * @param workspace returns the id when a statement is compiled; throws if there is none.
 * @param hidesAccounts returns whether the statement leaves out accounts with members.
 */
export class ScopePlugin implements KyselyPlugin {
  readonly #transformer: ScopeTransformer;

  constructor(workspace: () => unknown, kind: DatabaseTarget['engine'], hidesAccounts: () => boolean) {
    this.#transformer = new ScopeTransformer(workspace, kind === 'sqlite', hidesAccounts);
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (!SCOPABLE.has(node.kind)) throw new Error(`A ${node.kind} cannot be confined to a workspace.`);
    return this.#transformer.confine(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

class ScopeTransformer extends OperationNodeTransformer {
  /** The current statement's `with` queries. */
  #named: ReadonlySet<string> = new Set();

  constructor(
    private readonly workspace: () => unknown,
    private readonly isSqlite: boolean,
    private readonly hidesAccounts: () => boolean,
  ) {
    super();
  }

  confine(node: RootOperationNode, queryId: QueryId): RootOperationNode {
    const expressions = 'with' in node ? (node.with?.expressions ?? []) : [];
    this.#named = new Set(expressions.map(({ name }) => name.table.table.identifier.name));
    return this.transformNode(node, queryId);
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, queryId);
    const froms = query.from?.froms ?? [];
    const where = this.#confine(query.where, froms, (table) => walksIds(query, table));
    return {
      ...query,
      ...(where && { where }),
      ...(query.joins && { joins: query.joins.map((join) => this.#confineJoin(join, froms[0])) }),
    };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, queryId);
    refuseJoins(query.joins);
    const where = this.#confine(query.where, [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])]);
    return where === undefined ? query : { ...query, where };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, queryId);
    refuseJoins(query.joins);
    const where = this.#confine(query.where, [...query.from.froms, ...(query.using?.tables ?? [])]);
    return where === undefined ? query : { ...query, where };
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, queryId);
    const table = query.into?.table.identifier.name;
    if (table === undefined || table === 'workspace' || query.values === undefined || !ValuesNode.is(query.values)) {
      throw new Error(`An insert into ${table ?? 'nothing'} cannot be confined to a workspace.`);
    }
    const workspace = this.workspace();
    const rows = query.values.values.map((row) =>
      row.kind === 'PrimitiveValueListNode'
        ? { ...row, values: [...row.values, workspace] }
        : ValueListNode.create([...row.values, ValueNode.create(workspace)]),
    );
    return {
      ...query,
      columns: [...(query.columns ?? []), ColumnNode.create(scopeColumn(table))],
      values: ValuesNode.create(rows),
      ...(query.onConflict && { onConflict: this.#confineConflict(query.onConflict, table) }),
    };
  }

  /** Makes the upsert's key unique within the workspace, and updates only its rows. */
  #confineConflict(node: OnConflictNode, table: string): OnConflictNode {
    const columns = node.columns;
    const global = columns === undefined || columns.some(({ column }) => GLOBAL_KEYS.has(column.name));
    const updateWhere = node.updates && this.#confine(node.updateWhere, [TableNode.create(table)]);
    return {
      ...node,
      ...(!global && { columns: [ColumnNode.create(scopeColumn(table)), ...columns] }),
      ...(updateWhere && { updateWhere }),
    };
  }

  /**
   * A joined table is tied to the workspace column of the table it joins, which is confined itself. Comparing the columns, not both with the id,
   * keeps SQLite from building a filter over the whole joined table for a list of fifty.
   */
  #confineJoin(join: JoinNode, base: OperationNode | undefined): JoinNode {
    const table = this.#tableOf(join.table);
    if (table === null) return join;
    const baseTable = base === undefined ? null : this.#tableOf(base);
    const condition = this.#within(
      table,
      this.#equals(table, baseTable === null ? this.#workspaceValue() : scopeReference(baseTable)),
    );
    return { ...join, on: OnNode.create(join.on === undefined ? condition : both(join.on.on, condition)) };
  }

  /**
   * SQLite has no statistics and treats the workspace as selective: for a list of ids, or the next page by id, it would scan all rows. A plus sign
   * before the column keeps the index on ids.
   */
  #confine(
    where: WhereNode | undefined,
    sources: readonly OperationNode[],
    isWalk: (table: NamedTable) => boolean = () => false,
  ): WhereNode | undefined {
    return sources.reduce<WhereNode | undefined>((confined, source) => {
      const table = this.#tableOf(source);
      if (table === null) return confined;
      const isAside = this.isSqlite && (namesRows(where?.where, table) || isWalk(table));
      const condition = this.#within(
        table,
        isAside
          ? BinaryOperationNode.create(aside(table), OperatorNode.create('='), this.#workspaceValue())
          : this.#equals(table, this.#workspaceValue()),
      );
      return WhereNode.create(confined === undefined ? condition : both(confined.where, condition));
    }, where);
  }

  /** `null` for subqueries and `with` names, which were confined when visited. */
  #tableOf(source: OperationNode): NamedTable | null {
    const table = AliasNode.is(source) ? source.node : source;
    if (!TableNode.is(table)) return null;
    const name = table.table.identifier.name;
    if (this.#named.has(name)) return null;
    if (!TABLES.has(name)) throw new Error(`The table ${name} cannot be confined to a workspace.`);
    return { name, alias: AliasNode.is(source) ? aliasName(source) : name };
  }

  #workspaceValue(): OperationNode {
    return ValueNode.create(this.workspace());
  }

  /** Adds to the condition that accounts with members are left out, where they are. */
  #within(table: NamedTable, condition: OperationNode): OperationNode {
    const outside = this.hidesAccounts() ? outsideRestrictedAccounts(table, this.#workspaceValue()) : null;
    return outside === null ? condition : AndNode.create(condition, outside);
  }

  #equals(table: NamedTable, value: OperationNode): OperationNode {
    return BinaryOperationNode.create(scopeReference(table), OperatorNode.create('='), value);
  }
}

const scopeReference = ({ name, alias }: NamedTable): ReferenceNode =>
  ReferenceNode.create(ColumnNode.create(scopeColumn(name)), TableNode.create(alias));

const aside = (table: NamedTable): RawNode => RawNode.create(['+', ''], [scopeReference(table)]);

/** Parenthesizes the first condition if it is an `or`. */
const both = (one: OperationNode, another: OperationNode): AndNode =>
  AndNode.create(OrNode.is(one) ? ParensNode.create(one) : one, another);

function refuseJoins(joins: readonly JoinNode[] | undefined): void {
  if (joins !== undefined && joins.length > 0)
    throw new Error('A change with joins cannot be confined to a workspace.');
}

function aliasName({ alias }: AliasNode): string {
  if ('name' in alias && typeof alias.name === 'string') return alias.name;
  throw new Error('A table needs a plain alias to be confined to a workspace.');
}
