import type { RfmAnalysis } from '@concordia/api-client';
import { Meter } from '../../../components/Meter';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { rfmStrings } from '../../../strings/generated/rfm';
import { CountFigure, CountFigures } from '../intelligence';
import type { Behind } from './behind';

const SCORE: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };
const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

const SCORES = ['overall', 'recency', 'frequency', 'monetary'] as const;

const BEST = 5;

export interface RfmFiguresProps {
  analysis: RfmAnalysis;
  onOpen: (behind: Behind) => void;
}

export function RfmFigures({ analysis, onOpen }: RfmFiguresProps) {
  const words = useStrings(rfmStrings);
  const { totalCustomers, averageScores, bestShare, engagementMetrics, monetaryBasis } = analysis;
  const { averageEngagementScore, highEngagement } = engagementMetrics;
  return (
    <Stack gap="lg">
      <CountFigures>
        <CountFigure
          term={words.total}
          count={totalCustomers}
          label={words.openCustomers({ count: totalCustomers, group: words.total })}
          onPress={() => onOpen({ of: 'all' })}
        />
        <CountFigure
          term={words.highEngagement}
          count={highEngagement}
          label={words.openCustomers({ count: highEngagement, group: words.highEngagement })}
          onPress={() => onOpen({ of: 'engaged' })}
        />
      </CountFigures>
      <Stack gap="md">
        {SCORES.map((score) => (
          <Meter key={score} label={words[score]} value={averageScores[score] ?? 0} maxValue={BEST} format={SCORE} />
        ))}
        <Text size="caption" tone="muted">
          {words.averageHelp}
        </Text>
        {bestShare !== null && <Meter label={words.best} value={bestShare} maxValue={1} format={PERCENT} />}
        <Meter label={words.engagement} value={averageEngagementScore ?? 0} maxValue={1} format={PERCENT} />
      </Stack>
      <Text size="caption" tone="muted">
        {words.basis({ deals: monetaryBasis.deal_value, engagement: monetaryBasis.engagement })}
      </Text>
    </Stack>
  );
}
