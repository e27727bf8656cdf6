import type { ThompsonOptimization } from '@concordia/api-client';
import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';
import { Fact, Facts } from '../../insight/intelligence';

export function Recommendation({ optimization }: { optimization: ThompsonOptimization }) {
  const words = useStrings(marketingStrings);
  const id = useId();
  const { variants, recommendation, nextSampleSize, estimatedTimeToSignificance: time } = optimization;
  const { winningVariant, expectedLift, liftInterval, confidenceLevel, recommendedAction } = recommendation;
  const winner = variants.find((variant) => variant.id === winningVariant);
  const isDecided = nextSampleSize === 0;
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={3} id={id}>
          {words.recommendation}
        </Heading>
        <Text>{words.advice[recommendedAction]}</Text>
      </Stack>
      <Facts>
        <Fact term={words.winner}>{winner === undefined ? words.unknown : <bdi>{winner.name}</bdi>}</Fact>
        <Fact term={words.lift} {...(liftInterval !== null && { help: words.liftBetween(liftInterval) })}>
          {expectedLift === null ? words.unknown : words.liftOf({ share: expectedLift })}
        </Fact>
        <Fact term={words.confidence}>
          {confidenceLevel === null ? words.unknown : words.chance({ share: confidenceLevel })}
        </Fact>
        <Fact term={words.sample}>{isDecided ? words.decided : words.messages({ count: nextSampleSize })}</Fact>
        <Fact term={words.time}>
          {isDecided ? words.decided : time === null ? words.notSending : words.days({ days: Math.ceil(time) })}
        </Fact>
      </Facts>
    </Stack>
  );
}
