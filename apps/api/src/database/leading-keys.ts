import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type OperationNode,
  OperatorNode,
  ReferenceNode,
  type SelectQueryNode,
} from 'kysely';

/** The leading columns of indexes, besides every table's `id`. */
export const LEADING_KEYS: ReadonlySet<string> = new Set([
  'attachment.message_id',
  'contact_fts_entry.contact_id',
  'contact_fts_entry.place',
  'contact_point.contact_id',
  'customer_score.contact_id',
  'deal.contact_id',
  'graph_node.company_id',
  'graph_relationship.from_id',
  'graph_relationship.to_id',
  'identity_key.contact_id',
  'message.contact_id',
  'message.conversation_id',
  'message_body.message_id',
  'message_origin.message_id',
  'message_reaction.message_id',
  'message_vector.message_id',
  'node_fts_term.node_id',
  'notification.message_id',
  'outbound_message.message_id',
  'selector.node_id',
  'suggestion.message_id',
  'task.message_id',
]);

interface Named {
  readonly name: string;
  readonly alias: string;
}

const OPERATORS: ReadonlySet<string> = new Set(['in', '=']);
const VALUES: ReadonlySet<string> = new Set(['ValueNode', 'ValueListNode', 'PrimitiveValueListNode']);

/** Whether a condition selects rows by `id` or a leading key. */
export function namesRows(where: OperationNode | undefined, table: Named): boolean {
  if (where === undefined) return false;
  if (AndNode.is(where)) return namesRows(where.left, table) || namesRows(where.right, table);
  if (!BinaryOperationNode.is(where) || !OperatorNode.is(where.operator)) return false;
  if (!OPERATORS.has(where.operator.operator) || !VALUES.has(where.rightOperand.kind)) return false;
  const column = columnOf(where.leftOperand, table);
  return column === 'id' || LEADING_KEYS.has(`${table.name}.${column}`);
}

/** Whether a query pages through a whole table by id. */
export function walksIds({ where, orderBy, limit, joins }: SelectQueryNode, table: Named): boolean {
  const [order, ...others] = orderBy?.items ?? [];
  if (limit === undefined || joins !== undefined || order === undefined || others.length > 0) return false;
  if (order.direction !== undefined || columnOf(order.orderBy, table) !== 'id') return false;
  return where === undefined || isAfterId(where.where, table);
}

function isAfterId(where: OperationNode, table: Named): boolean {
  if (!BinaryOperationNode.is(where) || !OperatorNode.is(where.operator)) return false;
  return where.operator.operator === '>' && columnOf(where.leftOperand, table) === 'id';
}

/** The table's column that an expression refers to; `null` for other expressions. */
function columnOf(node: OperationNode, { alias }: Named): string | null {
  if (!ReferenceNode.is(node) || !ColumnNode.is(node.column)) return null;
  const of = node.table?.table.identifier.name ?? alias;
  return of === alias ? node.column.column.name : null;
}
