import type { ChannelAccount } from '@concordia/contract/channels';
import { membersOf } from '../../platform/members/account-members.repository.js';
import { connectionOf, type KnownAddresses } from './connection.json.js';
import type { ConnectionRow } from './connection.row.js';
import type { SecretRow } from './secrets.repository.js';

/** An account as returned by the API. */
export function accountOf(
  row: ConnectionRow,
  secrets: readonly SecretRow[],
  addresses: KnownAddresses,
): ChannelAccount {
  const { limits: _, publicUrl: __, ...connection } = connectionOf(row.channel, row, secrets, addresses);
  return {
    ...connection,
    id: row.id,
    name: row.name,
    address: row.identity,
    color: row.color,
    isDefault: row.is_default === 1,
    signature: row.signature_text === null ? null : { text: row.signature_text, html: row.signature_html },
    memberIds: membersOf(row),
    mailFlags: row.mail_flags,
  };
}
