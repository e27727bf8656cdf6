import type { Channel } from '../../channels/channels.js';
import type { Query } from '../../insight/query/ast.js';
import type { SearchTerm } from '../../shared/text/search.js';

/** Values of `is:` and `has:`. */
export const MESSAGE_STATES = ['unread', 'urgent', 'snoozed', 'received', 'sent', 'attachment'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export type MessageQuery =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly MessageQuery[] }
  | { readonly kind: 'not'; readonly part: MessageQuery }
  /** In the subject, the text, or the contact's name or address. */
  | { readonly kind: 'words'; readonly term: SearchTerm }
  | { readonly kind: 'channel'; readonly channel: Channel }
  | { readonly kind: 'state'; readonly state: MessageState }
  /** Messages with contacts that this selector query matches. */
  | { readonly kind: 'people'; readonly query: Query };

/** Part of a search that has no effect as an operator, shown beside the input. */
export interface SearchNote {
  readonly kind: 'unknown-operator' | 'unknown-value' | 'bracket';
  /** As typed: the operator's name, plus its value if the value is wrong. */
  readonly text: string;
}

export interface ReadSearch {
  /** `null` for an empty search. */
  readonly query: MessageQuery | null;
  readonly notes: readonly SearchNote[];
}
