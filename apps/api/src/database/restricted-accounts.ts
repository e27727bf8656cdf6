import { ColumnNode, type OperationNode, RawNode, ReferenceNode, TableNode } from 'kysely';

/** A table in a statement, and the name that the statement gives it. */
export interface NamedTable {
  readonly name: string;
  readonly alias: string;
}

const OF_AN_ACCOUNT: ReadonlySet<string> = new Set(['message', 'conversation', 'outbound_message']);

const RESTRICTED = "select id from channel_connection where members <> '[]' and workspace_id = ";

/** The condition that leaves out what belongs to accounts with members; `null` for tables of no account. */
export function outsideRestrictedAccounts(table: NamedTable, workspace: OperationNode): OperationNode | null {
  if (OF_AN_ACCOUNT.has(table.name)) {
    const account = column(table, 'account_id');
    return RawNode.create(['(', ' is null or ', ` not in (${RESTRICTED}`, '))'], [account, account, workspace]);
  }
  if (table.name !== 'draft') return null;
  return RawNode.create(
    ['', ' not in (select id from conversation where workspace_id = ', ` and account_id in (${RESTRICTED}`, '))'],
    [column(table, 'conversation_id'), workspace, workspace],
  );
}

const column = ({ alias }: NamedTable, name: string): ReferenceNode =>
  ReferenceNode.create(ColumnNode.create(name), TableNode.create(alias));
