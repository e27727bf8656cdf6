import type { Channel } from '../../channels/channels.js';
import type { DigestMessage } from './digest.js';
import type { OutsideText } from './trust/index.js';

/** What outsiders wrote or chose (names, subjects, titles, texts) is {@link OutsideText}: it can be shown, and reach nothing else. */
export interface MessageFact {
  readonly id: string;
  /** `null` if the contact is unknown. */
  readonly name: OutsideText | null;
  readonly channel: Channel;
  readonly subject: OutsideText | null;
  /** ms since the epoch. */
  readonly sentAt: number;
}

export interface NamedPerson {
  readonly id: string;
  readonly name: OutsideText;
}

export interface PersonFact extends NamedPerson {
  readonly title: OutsideText | null;
  readonly company: OutsideText | null;
  readonly location: OutsideText | null;
  readonly email: OutsideText | null;
  readonly phone: OutsideText | null;
  /** `1984-03-12`, or `--03-12` without a year. */
  readonly birthday: string | null;
  readonly channels: readonly Channel[];
}

export interface DealFact {
  readonly id: string;
  readonly title: OutsideText | null;
  readonly value: number;
  /** When it was won, in ms since the epoch; `null` while it is open. */
  readonly wonAt: number | null;
  readonly contact: NamedPerson;
}

export interface RiskFact extends NamedPerson {
  /** Chance of no contact within the horizon, 0 to 1; `null` before the first fit. */
  readonly chance: number | null;
  /** Days since they wrote or bought. */
  readonly silentDays: number;
}

/** The facts read for each kind of tool. Callers bound the lists. */
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
    readonly tasks: readonly { readonly id: string; readonly title: OutsideText; readonly dueAt: number }[];
    readonly hasMore: boolean;
  };
  /** Each writer's newest message. */
  readonly wrote: { readonly messages: readonly MessageFact[]; readonly hasMore: boolean };
  /** `null` if no message is open. */
  readonly summary: { readonly name: OutsideText | null; readonly messages: readonly DigestMessage[] } | null;
  readonly last_talk: {
    readonly person: NamedPerson;
    readonly message: (MessageFact & { readonly isOurs: boolean }) | null;
  };
  readonly birthdays: { readonly people: readonly (NamedPerson & { readonly inDays: number })[] };
  readonly busiest_channel: {
    readonly counts: readonly { readonly channel: Channel; readonly count: number }[];
    readonly isPart: boolean;
  };
  readonly promises: {
    readonly promises: readonly { readonly sentence: OutsideText; readonly message: MessageFact }[];
  };
  readonly help: null;
  readonly person: { readonly person: PersonFact };
  readonly people: { readonly people: readonly PersonFact[]; readonly hasMore: boolean };
  readonly last_message: {
    readonly person: NamedPerson;
    readonly message: (MessageFact & { readonly text: OutsideText }) | null;
  };
  /** The newest matches, or each writer's newest one. */
  readonly messages: {
    readonly person: NamedPerson | null;
    readonly messages: readonly MessageFact[];
    readonly total: number;
    readonly isAtLeast: boolean;
  };
  /** Oldest first. */
  readonly conversation: {
    readonly person: NamedPerson;
    readonly messages: readonly (DigestMessage & { readonly channel: Channel; readonly sentAt: number })[];
    readonly promises: readonly (PromiseFact & { readonly by: 'us' | 'them' })[];
  };
  readonly promises_with: { readonly person: NamedPerson | null; readonly promises: readonly PromiseFact[] };
  readonly at_risk: {
    readonly person: NamedPerson | null;
    /** Riskiest first; of a person that one, if there is a figure. */
    readonly people: readonly RiskFact[];
    readonly total: number;
  };
  readonly deals: {
    readonly person: NamedPerson | null;
    /** Largest first. */
    readonly deals: readonly DealFact[];
    readonly count: number;
    /** Of all of them. */
    readonly sum: number;
    readonly currency: string;
  };
  readonly customers: {
    readonly customers: readonly (NamedPerson & { readonly value: number })[];
    readonly currency: string;
  };
  readonly call_first: {
    readonly calls: readonly (NamedPerson & {
      readonly title: OutsideText;
      readonly taskId: string | null;
      readonly messageId: string | null;
    })[];
  };
  readonly draft: {
    readonly person: NamedPerson;
    readonly message: MessageFact | null;
    readonly text: OutsideText | null;
  };
}

export interface PromiseFact {
  readonly sentence: OutsideText;
  readonly message: MessageFact;
}
