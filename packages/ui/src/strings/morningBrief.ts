import { composed } from '../locale';
import { morningBriefStrings as messages } from './generated/morningBrief';

/** How the value of an action is calculated. */
interface Sum {
  readonly probability: number;
  readonly value: number;
  readonly expectedValue: number;
  readonly minutes: number;
  readonly impactPerMinute: number;
  readonly valueUnit: 'currency' | 'customer';
}

export const morningBriefStrings = composed(messages, (words, { figure, money, list }) => {
  const plain = (value: number) =>
    figure(value, Math.abs(value) < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });
  const amount = (value: number, unit: Sum['valueUnit']) => (unit === 'currency' ? money(value) : plain(value));
  return {
    perMinute: ({ impactPerMinute, valueUnit }: Pick<Sum, 'impactPerMinute' | 'valueUnit'>) =>
      words.perMinute({ amount: amount(impactPerMinute, valueUnit) }),
    reckoned: ({ probability, value, expectedValue, minutes, impactPerMinute, valueUnit }: Sum) =>
      words.reckoned({
        probability,
        worth: valueUnit === 'customer' ? words.averageCustomers({ value: plain(value) }) : money(value),
        expected: amount(expectedValue, valueUnit),
        minutes: Math.round(minutes),
        perMinute: amount(impactPerMinute, valueUnit),
      }),
    /** @param names null for a sender without a contact. */
    people: (names: readonly (string | null)[]) => list(names.map((name) => name ?? words.insight.someone)),
    /** @param phrase the message's words for the time. */
    due: ({ when, phrase }: { when: string; phrase: string | null }) =>
      phrase === null ? words.due.when({ when }) : words.due.phrase({ when, phrase }),
  };
});
