/** Rows that knew only their channel, which had one connection, get that connection's account. */
export const GIVE_ACCOUNTS: readonly string[] = ['message', 'conversation', 'outbound_message', 'inbound_envelope'].map(
  (table) =>
    `update ${table} set account_id = (select account.id from channel_connection account ` +
    `where account.workspace_id = ${table}.workspace_id and account.channel = ${table}.channel);`,
);
