import type { HoldoutComparison } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { useMoney, useStrings } from '../../../locale';
import { churnStrings } from '../../../strings/generated/churn';

export interface HoldoutLineProps {
  comparison: HoldoutComparison;
  /** Whether customers are held out from any offer. */
  isHoldingOut: boolean;
}

/** What offers bring back, against the customers held out; until that is known, how many are missing. */
export function HoldoutLine({ comparison, isHoldingOut }: HoldoutLineProps) {
  const words = useStrings(churnStrings);
  const money = useMoney();
  const { offered, heldOut, needed, effect } = comparison;
  const needsText = () => (isHoldingOut ? words.holdoutNeeds({ offered, heldOut, needed }) : words.noHoldouts);
  return (
    <Text size="dense" tone="muted">
      {effect === null
        ? needsText()
        : words.holdoutEffect({
            mean: money(effect.mean),
            low: money(effect.low),
            high: money(effect.high),
            isClear: effect.low > 0 || effect.high < 0 ? 'yes' : 'other',
          })}
    </Text>
  );
}
