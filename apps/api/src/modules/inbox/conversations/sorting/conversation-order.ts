import type { ConversationSort, Cursor, SortOrder } from '@concordia/domain';
import type { RawBuilder } from 'kysely';

export interface ConversationOrder {
  readonly sort: ConversationSort;
  readonly order: SortOrder;
}

/** A conversation in a sorted list, by the value it is sorted by. */
export interface SortedConversation {
  readonly id: string;
  /** PostgreSQL returns large integers as strings. `null` and the empty string mean no value. */
  readonly sort_key: string | number | null;
}

/** The value that conversations are sorted by. */
export interface SortKey {
  readonly expression: RawBuilder<string | number | null>;
  readonly kind: 'number' | 'text';
  /** Whether a conversation may have none; those come last. */
  readonly hasBlanks: boolean;
}

/** Characters of a text that count for its order, which a cursor has to carry. */
export const KEY_LENGTH = 40;

/** The place of a conversation in a sorted list, for the cursor of the next page. */
export function placeIn({ kind }: Pick<SortKey, 'kind'>, { id, sort_key: value }: SortedConversation): Cursor {
  if (kind === 'text') return { at: null, id, key: String(value ?? '') };
  return { at: value === null ? null : Number(value), id };
}
