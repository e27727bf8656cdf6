import type { Channel } from '../../channels/channels.js';
import type { DigestMessage } from './digest.js';

export interface MessageFact {
  readonly id: string;
  /** `null` if the contact is unknown. */
  readonly name: string | null;
  readonly channel: Channel;
  readonly subject: string | null;
  /** ms since the epoch. */
  readonly sentAt: number;
}

/** The facts read for each kind of question. Callers bound the lists. */
export interface AssistantFacts {
  /** Unanswered messages from contacts, one per conversation, the oldest first. */
  readonly waiting_longest: { readonly messages: readonly MessageFact[] };
  readonly unanswered: { readonly messages: readonly MessageFact[]; readonly hasMore: boolean };
  readonly count: {
    readonly count: number;
    /** Whether counting stopped at a maximum. */
    readonly isAtLeast: boolean;
  };
  readonly due: {
    readonly tasks: readonly { readonly id: string; readonly title: string; readonly dueAt: number }[];
    readonly hasMore: boolean;
  };
  /** Each writer's newest message. */
  readonly wrote: { readonly messages: readonly MessageFact[]; readonly hasMore: boolean };
  /** `null` if no message is open. */
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
