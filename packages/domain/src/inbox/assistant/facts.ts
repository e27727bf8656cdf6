import type { Channel } from '../../channels/channels.js';
import type { DigestMessage } from './digest.js';

/** A message that an answer speaks of. */
export interface MessageFact {
  readonly id: string;
  /** `null` when nobody is known behind it. */
  readonly name: string | null;
  readonly channel: Channel;
  readonly subject: string | null;
  /** ms since the epoch. */
  readonly sentAt: number;
}

/** What was read to answer a question, by its kind. Lists are short: whoever reads them bounds them. */
export interface AssistantFacts {
  /** Theirs that we have not answered, one a conversation, the oldest first. */
  readonly waiting_longest: { readonly messages: readonly MessageFact[] };
  readonly unanswered: { readonly messages: readonly MessageFact[]; readonly hasMore: boolean };
  readonly count: {
    readonly count: number /** At least so many: the count stopped there. */;
    readonly isAtLeast: boolean;
  };
  readonly due: {
    readonly tasks: readonly { readonly id: string; readonly title: string; readonly dueAt: number }[];
    readonly hasMore: boolean;
  };
  /** One message a writer, the newest. */
  readonly wrote: { readonly messages: readonly MessageFact[]; readonly hasMore: boolean };
  /** `null` when no message is open. */
  readonly summary: { readonly name: string | null; readonly messages: readonly DigestMessage[] } | null;
  readonly last_talk: {
    readonly people: readonly {
      readonly id: string;
      readonly name: string;
      readonly message: (MessageFact & { readonly isOurs: boolean }) | null;
    }[];
  };
  readonly birthdays: {
    readonly people: readonly { readonly id: string; readonly name: string; readonly inDays: number }[];
  };
  readonly busiest_channel: {
    readonly counts: readonly { readonly channel: Channel; readonly count: number }[];
    readonly isPart: boolean;
  };
  readonly promises: { readonly promises: readonly { readonly sentence: string; readonly message: MessageFact }[] };
  readonly help: null;
}
