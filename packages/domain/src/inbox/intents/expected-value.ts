import type { CustomerIntent } from './customer-intent.js';
import { type Buyer, type OrderValues, orderValueOf } from './order-value.js';
import type { PurchaseEffect } from './purchase-effect.js';

/** Messages that want nothing, or the end: a purchase after them is not theirs. */
const WITHOUT_VALUE: ReadonlySet<CustomerIntent> = new Set(['appreciation', 'opt_out', 'cancellation']);

/** Whether a value is estimated, or why there is none. */
export const VALUE_BASES = ['estimated', 'courtesy', 'stranger', 'unknown'] as const;

export type ValueBasis = (typeof VALUE_BASES)[number];

export interface ValueEstimate {
  readonly valueBasis: ValueBasis;
  /** In the currency; negative if such customers buy less than usual. */
  readonly expectedValue: number | null;
  readonly valueRange: {
    /** A 95 % interval, in the currency. */
    readonly low: number;
    readonly high: number;
    /** Purchases in thirty days, beyond usual, and the number of customers they are learned from. */
    readonly extraPurchases: number;
    readonly customers: number;
  } | null;
}

export const hasValue = (intent: CustomerIntent): boolean => !WITHOUT_VALUE.has(intent);

/**
 * The value of a message: the probability of its intent, times the purchases beyond the customer's usual ones, times what they pay for one.
 *
 * @param effect `null` if too few customers sent such messages. @param values `null` if too few bought.
 */
export function valueOfMessage(
  { intent, probability }: { readonly intent: CustomerIntent; readonly probability: number },
  effect: PurchaseEffect | null,
  values: OrderValues | null,
  buyer: Buyer,
): ValueEstimate {
  if (!hasValue(intent)) return without('courtesy');
  if (buyer.purchases === 0) return without('stranger');
  if (effect === null || values === null) return without('unknown');
  const worth = (purchases: number) => cents(probability * purchases * orderValueOf(buyer, values));
  return {
    valueBasis: 'estimated',
    expectedValue: worth(effect.mean),
    valueRange: {
      low: worth(effect.low),
      high: worth(effect.high),
      extraPurchases: Math.round(effect.mean * 1e6) / 1e6,
      customers: effect.customers,
    },
  };
}

const without = (valueBasis: ValueBasis): ValueEstimate => ({ valueBasis, expectedValue: null, valueRange: null });

const cents = (value: number): number => Math.round(value * 100) / 100;
