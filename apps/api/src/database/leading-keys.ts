import { AndNode, BinaryOperationNode, ColumnNode, type OperationNode, OperatorNode, ReferenceNode } from 'kysely';

/** Columns, beside the `id` of every table, that an index begins with. */
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
  'node_fts_term.node_id',
  'notification.message_id',
  'outbound_message.message_id',
  'selector.node_id',
  'suggestion.message_id',
  'task.message_id',
]);

const OPERATORS: ReadonlySet<string> = new Set(['in', '=']);
const VALUES: ReadonlySet<string> = new Set(['ValueNode', 'ValueListNode', 'PrimitiveValueListNode']);

/** Whether a condition names the wanted rows of a table by such a key. */
export function namesRows(
  where: OperationNode | undefined,
  table: { readonly name: string; readonly alias: string },
): boolean {
  if (where === undefined) return false;
  if (AndNode.is(where)) return namesRows(where.left, table) || namesRows(where.right, table);
  if (!BinaryOperationNode.is(where) || !OperatorNode.is(where.operator)) return false;
  if (!OPERATORS.has(where.operator.operator) || !VALUES.has(where.rightOperand.kind)) return false;
  const { leftOperand } = where;
  if (!ReferenceNode.is(leftOperand) || !ColumnNode.is(leftOperand.column)) return false;
  const of = leftOperand.table?.table.identifier.name ?? table.alias;
  const column = leftOperand.column.column.name;
  return of === table.alias && (column === 'id' || LEADING_KEYS.has(`${table.name}.${column}`));
}
