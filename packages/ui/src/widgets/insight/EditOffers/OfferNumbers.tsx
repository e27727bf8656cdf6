import { MOST_HELD_OUT } from '@concordia/domain/experiments';
import { NumberField } from '../../../components/NumberField';
import { useCurrency, useStrings } from '../../../locale';
import { saveOfferStrings } from '../../../strings/generated/saveOffer';

export interface OfferNumbersProps {
  figures: {
    readonly value: number | null;
    readonly windowDays: number;
    readonly margin: number;
    readonly holdout: number;
  };
  /** Whether customers may have been assigned already. */
  isKnown: boolean;
}

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } satisfies Intl.NumberFormatOptions;
const DAYS = { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 0 } as const;
const MOST_DAYS = 365;
const LEAST_COST = 0.01;

/** Out of range is said, not corrected silently: who types 60 % must not hold out 50. */
const within = (isRight: (value: number) => boolean, message: string) => (value: number) =>
  isRight(value) ? null : message;

export function OfferNumbers({ figures: { value, windowDays, margin, holdout }, isKnown }: OfferNumbersProps) {
  const words = useStrings(saveOfferStrings);
  const currency = useCurrency();
  return (
    <>
      <NumberField
        name="value"
        label={words.cost}
        description={words.costHelp}
        format={{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }}
        hasSteppers={false}
        defaultValue={value ?? undefined}
        isRequired
        validate={within((cost) => cost >= LEAST_COST, words.costWrong)}
      />
      <NumberField
        name="windowDays"
        label={words.window}
        description={words.windowHelp}
        format={DAYS}
        defaultValue={windowDays}
        isRequired
        validate={within((days) => days >= 1 && days <= MOST_DAYS, words.windowWrong)}
      />
      <NumberField
        name="margin"
        label={words.margin}
        description={words.marginHelp}
        format={PERCENT}
        hasSteppers={false}
        defaultValue={margin}
        isRequired
        validate={within((share) => share > 0 && share <= 1, words.marginWrong)}
      />
      <NumberField
        name="holdout"
        label={words.holdout}
        description={isKnown ? words.holdoutKept : words.holdoutHelp}
        format={PERCENT}
        hasSteppers={false}
        defaultValue={holdout}
        isRequired
        validate={within((share) => share >= 0 && share <= MOST_HELD_OUT, words.holdoutWrong)}
      />
    </>
  );
}
