import type { Channel } from '../../channels/channels.js';
import type { Bounds, Query } from '../../insight/query/ast.js';
import type { SearchTerm } from '../../shared/text/search.js';
import type { MessageStatus } from '../status/status.js';

/** Values of `is:` and `has:`. */
export const MESSAGE_STATES = ['unread', 'urgent', 'snoozed', 'received', 'sent', 'attachment'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Values of `sentiment:`. */
export const SEARCHED_SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export type SearchedSentiment = (typeof SEARCHED_SENTIMENTS)[number];

/** The start of a day in the workspace's time zone (`2026-03-01`), or so many ms ago. */
export type Moment = { readonly day: string } | { readonly ago: number };

export type MessageQuery =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly MessageQuery[] }
  | { readonly kind: 'not'; readonly part: MessageQuery }
  /** In the subject, the text, or the contact's name or address. */
  | { readonly kind: 'words'; readonly term: SearchTerm }
  | { readonly kind: 'channel'; readonly channel: Channel }
  /** The conversation is at an account whose name or address begins with these words. */
  | { readonly kind: 'account'; readonly words: readonly string[] }
  | { readonly kind: 'state'; readonly state: MessageState }
  | { readonly kind: 'sentiment'; readonly sentiment: SearchedSentiment }
  | { readonly kind: 'before' | 'after'; readonly moment: Moment }
  /** The conversation is in this column. */
  | { readonly kind: 'column'; readonly status: MessageStatus }
  /** The conversation is in a project whose name begins with these words. */
  | { readonly kind: 'project'; readonly words: readonly string[] }
  /** The message ends its conversation and is ours, and waits for an answer this long. Bounds in ms. */
  | { readonly kind: 'waiting'; readonly bounds: Bounds }
  /** Messages with contacts that this selector query matches. */
  | { readonly kind: 'people'; readonly query: Query };

/** Part of a search that has no effect as an operator, shown beside the input. */
export interface SearchNote {
  readonly kind: 'unknown-operator' | 'unknown-value' | 'unknown-project' | 'unknown-account' | 'bracket';
  /** As typed: the operator's name, plus its value if the value is wrong. */
  readonly text: string;
  /** Where it is in the search, in UTF-16 units. */
  readonly at: number;
}

/** Names that a search may mention. */
export interface SearchableNames {
  readonly projects: readonly string[];
  /** Names and addresses of the channels' accounts. */
  readonly accounts: readonly string[];
}

export interface ReadSearch {
  /** `null` for an empty search. */
  readonly query: MessageQuery | null;
  readonly notes: readonly SearchNote[];
}
