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
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
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

/** The column that says whose row it is; the workspace's own row says it by its id. */
const scopeColumn = (table: string): string => (table === 'workspace' ? 'id' : 'workspace_id');

/** Keys that are unique without the workspace, being UUIDs. */
const GLOBAL_KEYS: ReadonlySet<string> = new Set(['id', 'message_id']);

const SCOPABLE: ReadonlySet<string> = new Set([
  'SelectQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'InsertQueryNode',
]);

/**
 * Confines every query to one workspace. This is the one place where that happens.
 *
 * Each table that a statement names, in `from`, in joins and in subqueries, gets the condition that its rows belong to the workspace;
 * inserted rows get the workspace; an upsert touches no other workspace's row. What cannot be confined (raw statements, inserts from a
 * select, schema changes) is refused, so that forgetting is not possible.
 *
 * @param workspace gives the id when the statement is compiled; it throws where there is none.
 */
export class ScopePlugin implements KyselyPlugin {
  readonly #transformer: ScopeTransformer;

  constructor(workspace: () => unknown) {
    this.#transformer = new ScopeTransformer(workspace);
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (!SCOPABLE.has(node.kind)) throw new Error(`A ${node.kind} cannot be confined to a workspace.`);
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

class ScopeTransformer extends OperationNodeTransformer {
  constructor(private readonly workspace: () => unknown) {
    super();
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, queryId);
    const where = this.#confine(query.where, query.from?.froms ?? []);
    return where === undefined ? query : { ...query, where };
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, queryId);
    const where = this.#confine(query.where, [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])]);
    return where === undefined ? query : { ...query, where };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, queryId);
    const where = this.#confine(query.where, [...query.from.froms, ...(query.using?.tables ?? [])]);
    return where === undefined ? query : { ...query, where };
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId);
    const condition = this.#condition(join.table);
    if (condition === undefined) return join;
    return { ...join, on: OnNode.create(join.on === undefined ? condition : AndNode.create(join.on.on, condition)) };
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

  /** An upsert's key is unique in the workspace, and what it updates is the workspace's. */
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

  #confine(where: WhereNode | undefined, tables: readonly OperationNode[]): WhereNode | undefined {
    return tables.reduce<WhereNode | undefined>((confined, table) => {
      const condition = this.#condition(table);
      if (condition === undefined) return confined;
      return confined === undefined
        ? WhereNode.create(condition)
        : WhereNode.cloneWithOperation(confined, 'And', condition);
    }, where);
  }

  /** `undefined` for what is no table, such as a subquery: that was confined when it was visited. */
  #condition(source: OperationNode): OperationNode | undefined {
    const table = AliasNode.is(source) ? source.node : source;
    if (!TableNode.is(table)) return undefined;
    const name = table.table.identifier.name;
    const alias = AliasNode.is(source) ? aliasName(source) : name;
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(scopeColumn(name)), TableNode.create(alias)),
      OperatorNode.create('='),
      ValueNode.create(this.workspace()),
    );
  }
}

function aliasName({ alias }: AliasNode): string {
  if ('name' in alias && typeof alias.name === 'string') return alias.name;
  throw new Error('A table needs a plain alias to be confined to a workspace.');
}
