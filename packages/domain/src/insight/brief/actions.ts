import type { CustomerIntent } from '../../inbox/intents/customer-intent.js';
import { DAY } from '../../shared/time/units.js';
import { type ActionCandidate, type RankedAction, rankActions } from '../actions/impact.js';
import { answerFacts, byPressure, whyAnswer } from './answers.js';
import type { BriefAction } from './content.js';
import type { BriefFacts, BriefMessage, LeavingCustomer, SaveRate } from './facts.js';
import { wantOf } from './insights.js';
import type { DatedPromise } from './promises.js';
import { answerWorth } from './returns.js';
import { spanOf } from './words.js';

/** Maximum actions in a brief. */
const MOST = 10;

/** Maximum actions of one kind that are ranked. */
const OF_A_KIND = 8;

/** Maximum minutes of low and of medium effort. */
const LOW_EFFORT = 5;
const MEDIUM_EFFORT = 15;

type About = Pick<BriefAction, 'contactId' | 'contactName' | 'messageId' | 'conversationId'>;
type ActionContent = Pick<BriefAction, 'title' | 'description' | 'about' | 'category' | 'basis'> & About;

interface Proposal {
  readonly candidate: ActionCandidate;
  readonly content: ActionContent;
}

/** The recommended actions for today, by expected value per minute. */
export function recommendedActions(facts: BriefFacts, promises: readonly DatedPromise[]): BriefAction[] {
  const worth = worthOf(facts);
  const proposals = [
    ...answers(facts, worth),
    ...ownPromises(facts, promises, worth),
    ...saves(facts, worth),
    ...repairs(facts, worth),
  ];
  const byId = new Map(proposals.map(({ candidate, content }) => [candidate.id, { candidate, content }]));
  return rankActions(proposals.map(({ candidate }) => candidate))
    .slice(0, MOST)
    .flatMap((ranked) => {
      const proposal = byId.get(ranked.id);
      return proposal === undefined ? [] : [actionOf(ranked, proposal, facts)];
    });
}

function actionOf(ranked: RankedAction, { candidate, content }: Proposal, { customers }: BriefFacts): BriefAction {
  return {
    id: ranked.id,
    ...content,
    impact: ranked.impact,
    effort: ranked.minutes <= LOW_EFFORT ? 'low' : ranked.minutes <= MEDIUM_EFFORT ? 'medium' : 'high',
    impactPerMinute: ranked.impactPerMinute,
    value: candidate.value,
    valueUnit: customers.worth.unit,
    probability: candidate.chance,
    expectedValue: ranked.expectedValue,
    minutes: ranked.minutes,
    isTimed: ranked.isTimed,
  };
}

/** The value of a contact, and how much a reply raises the probability that they return. */
interface Worth {
  readonly of: (contactId: string | null) => number;
  readonly answer: { readonly chance: number; readonly basis: string };
  readonly basis: string;
}

function worthOf({ customers: { worth }, returns }: BriefFacts): Worth {
  return {
    of: (contactId) => worth.of.get(contactId ?? '') ?? worth.mean,
    answer: answerWorth(returns),
    basis: worth.unit === 'currency' ? 'what they bought, or a customer buys on average' : 'every customer counts one',
  };
}

const aboutMessage = ({ contactId, contactName, messageId, conversationId }: BriefMessage): About => ({
  contactId,
  contactName,
  messageId,
  conversationId,
});

const CATEGORY: Readonly<Partial<Record<CustomerIntent, BriefAction['category']>>> = {
  purchase_inquiry: 'expansion',
  acceptance: 'expansion',
  complaint: 'retention',
  opt_out: 'retention',
  cancellation: 'retention',
};

function answers({ waiting, now }: BriefFacts, worth: Worth): Proposal[] {
  return waiting.first
    .toSorted(byPressure)
    .slice(0, OF_A_KIND)
    .map((message) => {
      const want = wantOf(message);
      return {
        candidate: {
          id: `answer:${message.messageId}`,
          kind: 'answer',
          chance: (worth.answer.chance * message.priority) / 100,
          value: worth.of(message.contactId),
          minutes: null,
        },
        content: {
          title: `Reply to ${message.contactName ?? 'the sender'}`,
          description: `“${message.label}”: ${whyAnswer(message, now)}`,
          about: { code: 'answer', label: message.label, isUrgent: message.isUrgent, ...answerFacts(message, now) },
          category: (want === null ? undefined : CATEGORY[want]) ?? 'relationship',
          basis: `Probability: ${worth.answer.basis}; times the priority of ${message.priority} %. Value: ${worth.basis}.`,
          ...aboutMessage(message),
        },
      };
    });
}

function ownPromises({ now }: BriefFacts, promises: readonly DatedPromise[], worth: Worth): Proposal[] {
  return promises
    .flatMap((promise) => (promise.by === 'us' && promise.due !== null && promise.due < now + DAY ? [promise] : []))
    .slice(0, OF_A_KIND)
    .map((promise) => ({
      candidate: {
        id: `promise:${promise.id}`,
        kind: 'keep_promise',
        chance: worth.answer.chance,
        value: worth.of(promise.contactId),
        minutes: null,
      },
      content: {
        title:
          promise.kind === 'request'
            ? `Do what ${promise.contactName ?? 'the sender'} asked for`
            : `Keep the promise to ${promise.contactName ?? 'the recipient'}`,
        description: `“${promise.quote}” ${promise.isOverdue ? 'It is overdue.' : 'It is due within a day.'}`,
        about: {
          code: promise.kind === 'request' ? 'do_request' : 'keep_promise',
          quote: promise.quote,
          isOverdue: promise.isOverdue,
        },
        category: 'relationship',
        basis: `Probability: as for an answer, ${worth.answer.basis}. Value: ${worth.basis}.`,
        contactId: promise.contactId,
        contactName: promise.contactName,
        messageId: promise.messageId,
        conversationId: promise.conversationId,
      },
    }));
}

function saves({ customers: { leaving, saveRates } }: BriefFacts, worth: Worth): Proposal[] {
  const offered = leaving.newest.flatMap((customer) => {
    const best = saveRates.find(({ offerId }) => !customer.heldOutOf.includes(offerId));
    return best === undefined ? [] : [{ customer, best }];
  });
  return offered.slice(0, OF_A_KIND).map(({ customer, best }) => ({
    candidate: {
      id: `save:${customer.contactId}`,
      kind: 'save_offer',
      chance: customer.churnProbability * best.rate,
      value: worth.of(customer.contactId),
      minutes: null,
    },
    content: {
      title: `Make ${customer.contactName} an offer`,
      description: saveText(customer),
      about: {
        code: 'save_offer',
        silenceDays: customer.silenceDays,
        churnProbability: customer.churnProbability,
      },
      category: 'retention',
      basis: `Probability: ${Math.round(customer.churnProbability * 100)} % that they leave, times ${rateText(best)}. Value: ${worth.basis}.`,
      contactId: customer.contactId,
      contactName: customer.contactName,
      messageId: customer.latest?.messageId ?? null,
      conversationId: customer.latest?.conversationId ?? null,
    },
  }));
}

const rateText = ({ rate, outcomes }: SaveRate): string =>
  `${Math.round(rate * 100)} % of offers are taken (${outcomes} outcomes known; some would have stayed anyway)`;

const saveText = ({ churnProbability, silenceDays }: LeavingCustomer): string =>
  `Silent for ${spanOf(silenceDays * DAY)}; ${Math.round(churnProbability * 100)} % likely to be lost.`;

function repairs({ failed }: BriefFacts, worth: Worth): Proposal[] {
  return failed.newest.slice(0, OF_A_KIND).map((message) => ({
    candidate: {
      id: `failed:${message.messageId}`,
      kind: 'review',
      chance: worth.answer.chance,
      value: worth.of(message.contactId),
      minutes: null,
    },
    content: {
      title: `Send it to ${message.contactName ?? 'the recipient'} again`,
      description: `“${message.label}” did not get through${message.reason === null ? '.' : `: ${message.reason}`}`,
      about: { code: 'send_again', label: message.label, failure: message.reason },
      category: 'automation',
      basis: `Probability: as for an answer, ${worth.answer.basis}. Value: ${worth.basis}.`,
      ...aboutMessage(message),
    },
  }));
}
