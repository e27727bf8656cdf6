import type { AssistantQuery } from './question.js';

export const PERSON_FIELDS = ['phone', 'email', 'company', 'title', 'location', 'birthday', 'channels', 'all'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/**
 * One call of a reading tool. None of them changes anything. Names are as typed, and resolved among the workspace's contacts when the plan runs.
 */
export type AssistantTool =
  | AssistantQuery
  | { readonly kind: 'person'; readonly name: string; readonly field: PersonField }
  /** Contacts whose name, title, company or place has these words. */
  | { readonly kind: 'people'; readonly words: string }
  | { readonly kind: 'last_message'; readonly name: string; readonly by: 'them' | 'us' }
  /** `query` is in the language of the message search. */
  | {
      readonly kind: 'messages';
      readonly query: string;
      readonly name: string | null;
      readonly show: 'list' | 'count' | 'people';
    }
  | { readonly kind: 'conversation'; readonly name: string }
  | { readonly kind: 'promises_with'; readonly name: string | null; readonly by: 'us' | 'them' }
  /** Without a name: who is at high risk. */
  | { readonly kind: 'at_risk'; readonly name: string | null }
  | { readonly kind: 'deals'; readonly name: string | null }
  | { readonly kind: 'customers' }
  | { readonly kind: 'call_first' }
  /** Words for a reply. Nothing is saved or sent. */
  | { readonly kind: 'draft'; readonly name: string };

export type ToolKind = AssistantTool['kind'];

export type ToolOf<Kind extends ToolKind> = Extract<AssistantTool, { readonly kind: Kind }>;

/** The most tools that one question may call. */
export const MOST_STEPS = 3;

export interface AssistantPlan {
  readonly steps: readonly AssistantTool[];
  /** The language of the question, and so of the answer. */
  readonly language: AnswerLanguage;
}

export const ANSWER_LANGUAGES = ['en', 'de'] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];

/** When and where a question is asked; its days are those of the zone. */
export interface AskedAt {
  /** ms since the epoch. */
  readonly now: number;
  /** IANA. */
  readonly timeZone: string;
}
