import type { HeldOutScore } from '@concordia/api-client';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { aiInsightsStrings } from '../../../strings/aiInsights';
import { Fact, Facts } from '../intelligence';

/** A model's score on held-out data, compared with a baseline. */
export function HeldOut({ heldOut }: { heldOut: HeldOutScore }) {
  const words = useStrings(aiInsightsStrings);
  const day = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  const { score, baselineScore, brier, baselineBrier, customers, cutoff } = heldOut;
  return (
    <Stack gap="xs">
      <Facts>
        <Fact
          term={words.heldOut}
          {...(baselineScore !== null && { help: words.silenceAlone({ score: baselineScore }) })}
        >
          {score === null ? words.noScore : words.score({ score })}
        </Fact>
        <Fact term={words.brier} help={words.alwaysMean({ score: baselineBrier })}>
          {words.score({ score: brier })}
        </Fact>
      </Facts>
      <Text size="caption" tone="muted">
        {words.heldOutOn({ customers, cutoff: day.format(Date.parse(cutoff)) })}
      </Text>
    </Stack>
  );
}
