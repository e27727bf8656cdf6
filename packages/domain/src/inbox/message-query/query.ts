import type { Channel } from '../../channels/channels.js';
import type { Query } from '../../insight/query/ast.js';
import type { SearchTerm } from '../../shared/text/search.js';

/** What `is:` and `has:` can name. */
export const MESSAGE_STATES = ['unread', 'urgent', 'snoozed', 'received', 'sent', 'attachment'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Which messages somebody searches for. */
export type MessageQuery =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly MessageQuery[] }
  | { readonly kind: 'not'; readonly part: MessageQuery }
  /** In the subject, the text, or the name or address of the contact. */
  | { readonly kind: 'words'; readonly term: SearchTerm }
  | { readonly kind: 'channel'; readonly channel: Channel }
  | { readonly kind: 'state'; readonly state: MessageState }
  /** Messages with contacts whom this query of the selector search finds. */
  | { readonly kind: 'people'; readonly query: Query };

/** Something in a search that has no effect as an operator, to be said where it is typed. */
export interface SearchNote {
  readonly kind: 'unknown-operator' | 'unknown-value' | 'bracket';
  /** What was typed: the name of the operator, with its value where that is what is wrong. */
  readonly text: string;
}

export interface ReadSearch {
  /** `null` for a text that asks for nothing. */
  readonly query: MessageQuery | null;
  readonly notes: readonly SearchNote[];
}
