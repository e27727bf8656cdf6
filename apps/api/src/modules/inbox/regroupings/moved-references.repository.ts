import type { Channel } from '@concordia/domain';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** The Message-IDs of emails, as providers know them. */
export async function messageIdsOf(tx: WorkspaceTransaction, messageIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('message_origin')
    .select('provider_message_id')
    .where('message_id', 'in', [...messageIds])
    .where('channel', '=', 'email')
    .execute();
  return rows.map(({ provider_message_id }) => provider_message_id);
}

/** Where replies that name these ids go at present. */
export async function placesOf(tx: WorkspaceTransaction, references: readonly string[]) {
  if (references.length === 0) return [];
  return tx
    .selectFrom('message_reference')
    .select(['reference', 'conversation_id'])
    .where('reference', 'in', [...references])
    .execute();
}

export async function setPlace(
  tx: WorkspaceTransaction,
  references: readonly string[],
  conversation_id: string,
): Promise<void> {
  await tx
    .updateTable('message_reference')
    .set({ conversation_id })
    .where('reference', 'in', [...references])
    .execute();
}

/** The conversations of the messages with these ids of a provider. */
export async function conversationsOf(
  tx: WorkspaceTransaction,
  channel: Channel,
  providerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (providerIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('message_origin')
    .innerJoin('message', 'message.id', 'message_origin.message_id')
    .select(['message_origin.provider_message_id', 'message.conversation_id'])
    .where('message_origin.channel', '=', channel)
    .where('message_origin.provider_message_id', 'in', [...providerIds])
    .execute();
  return new Map(rows.map((row) => [row.provider_message_id, row.conversation_id]));
}
