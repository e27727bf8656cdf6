import type { CustomerIntent } from '@concordia/api-client';
import { useMoney, useStrings } from '../../../locale';
import { intentStrings } from '../../../strings/generated/intent';
import { Fact } from './Facts';

export type ValueFactProps = Pick<CustomerIntent, 'valueBasis' | 'expectedValue' | 'valueRange'>;

/** The value of a message with its interval, or why it has none. */
export function ValueFact({ valueBasis, expectedValue, valueRange }: ValueFactProps) {
  const words = useStrings(intentStrings);
  const money = useMoney();
  if (valueBasis === 'courtesy') return <Fact term={words.valueTerm}>{words.noValue}</Fact>;
  if (valueBasis === 'stranger')
    return (
      <Fact term={words.valueTerm} help={words.strangerValue}>
        {words.noValue}
      </Fact>
    );
  if (valueBasis === 'unknown' || expectedValue === null) return <Fact term={words.valueTerm}>{words.unknown}</Fact>;
  return (
    <Fact term={words.valueTerm} help={valueRange === null ? undefined : rangeOf(valueRange)}>
      {money(expectedValue)}
    </Fact>
  );

  function rangeOf({ low, high }: NonNullable<typeof valueRange>) {
    const said = { low: money(low), high: money(high) };
    return low > 0 || high < 0 ? words.valueBetween(said) : words.valueUnclear(said);
  }
}
