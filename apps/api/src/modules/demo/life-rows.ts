import type { World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

export interface LifeRows {
  readonly message_origin: Insertable<ScopedTables['message_origin']>[];
  readonly message_reaction: Insertable<ScopedTables['message_reaction']>[];
}

export function lifeRows({ messages }: World, nextId: () => string): LifeRows {
  return {
    // With a provider's id, messages on WhatsApp can be reacted to: its simulated provider knows them.
    message_origin: messages.flatMap(({ id, channel, direction, edited, deletedAt, notes }) =>
      edited === undefined &&
      deletedAt === undefined &&
      notes === undefined &&
      !(channel === 'whatsapp' && direction === 'inbound')
        ? []
        : [
            {
              message_id: id,
              channel,
              provider_message_id: `demo-${id}`,
              notes: notes === undefined ? null : JSON.stringify(notes),
              former_text: edited?.formerText ?? null,
              edited_at: edited?.at ?? null,
              deleted_at: deletedAt ?? null,
            },
          ],
    ),
    message_reaction: messages.flatMap(({ id, reactions = [] }) =>
      reactions.map(({ from, emoji, at }) => ({ id: nextId(), message_id: id, sender: from, emoji, at })),
    ),
  };
}
