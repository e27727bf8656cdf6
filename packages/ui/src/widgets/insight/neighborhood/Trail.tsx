import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { neighborhoodStrings } from '../../../strings/neighborhood';
import type { Step } from './useTrail';

export interface TrailProps {
  before: readonly Step[];
  middle: Step;
  onGoTo: (step: Step) => void;
}

export function Trail({ before, middle, onGoTo }: TrailProps) {
  const words = useStrings(neighborhoodStrings);
  if (before.length === 0) return null;
  return (
    <nav aria-label={words.trail}>
      <Inline as="ol" gap="xs">
        {before.map((step) => (
          <li key={step.entity_id}>
            <Button
              size="small"
              tone="quiet"
              icon="arrow-left"
              aria-label={words.back({ name: step.name })}
              onPress={() => onGoTo(step)}
            >
              {step.name}
            </Button>
          </li>
        ))}
        <li aria-current="step">
          <Text as="span" size="dense" weight="semibold" dir="auto">
            {middle.name}
          </Text>
        </li>
      </Inline>
    </nav>
  );
}
