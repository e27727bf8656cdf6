import { MINUTE } from '@concordia/domain';
import { Suspense, useId } from 'react';
import { BarChart } from '../../../components/BarChart';
import { Heading } from '../../../components/Heading';
import { useSpanWords } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Stat, StatGroup } from '../../../components/Stat';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { patternAnalysisStrings } from '../../../strings/generated/patternAnalysis';
import { ChartPlaceholder } from '../../shared/activity/ChartPlaceholder';
import { HowCalculated } from '../intelligence';
import type { PatternPartProps } from './CadenceClasses';
import { ReplyCurve } from './lazy';
import { lengthOf } from './length';
import { REACHED_ROOM } from './sizes';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
const ONE_DECIMAL: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

export function ResponseBuckets({ patterns, onOpen }: PatternPartProps) {
  const words = useStrings(patternAnalysisStrings);
  const id = useId();
  const { responses, isSample } = patterns;
  const answered = responses.reduce((sum, { messages }) => sum + messages, 0);
  const isMeasured = isSample || answered > 0;
  const openBucket = (index: number) => {
    const response = responses[index];
    if (response !== undefined) onOpen({ of: 'responses', bucket: response.bucket });
  };
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={3} id={id}>
          {words.responses}
        </Heading>
        <Text size="caption" tone="muted">
          {words.responsesHelp}
        </Text>
      </Stack>
      <BarChart
        title={words.buckets}
        headingLevel={4}
        fileName="concordia-response-patterns"
        empty={words.nobodyAnswered}
        orientation="horizontal"
        hasValues
        format={PERCENT}
        along={{ names: responses.map(({ bucket }) => words.bucket[bucket]) }}
        // Without replies there is no measurement, which four zeros would suggest.
        series={[{ name: words.share, values: responses.map(({ share }) => (isMeasured ? share : null)) }]}
        open={isSample ? undefined : { hint: words.opensMessages, onOpen: openBucket }}
      />
      {!isSample && <Middle patterns={patterns} answered={answered} />}
      {!isSample && patterns.reached.length > 0 && (
        <Suspense fallback={<ChartPlaceholder {...REACHED_ROOM} />}>
          <ReplyCurve patterns={patterns} />
        </Suspense>
      )}
      {!isSample && <HowCalculated of="replyTimes" />}
    </Stack>
  );
}

function Middle({ patterns, answered }: Pick<PatternPartProps, 'patterns'> & { answered: number }) {
  const words = useStrings(patternAnalysisStrings);
  const span = useSpanWords();
  const { medianResponseMinutes, medianRange, unanswered, unansweredAfterDay } = patterns;
  const median = lengthOf(medianResponseMinutes);
  const medianNote = () => {
    if (medianRange === null) return answered + unanswered > 0 ? words.notReached : words.medianHelp;
    const low = span(medianRange.low * MINUTE);
    return medianRange.high === null
      ? words.rangeOf.open({ low })
      : words.rangeOf.closed({ low, high: span(medianRange.high * MINUTE) });
  };
  return (
    <StatGroup>
      <Stat
        size="small"
        label={words.median}
        value={median?.value ?? null}
        unit={median === null ? undefined : words.unit[median.in]({ value: median.value })}
        format={ONE_DECIMAL}
        note={medianNote()}
      />
      <Stat
        size="small"
        label={words.afterDay}
        value={unansweredAfterDay?.share ?? null}
        format={PERCENT}
        note={unansweredAfterDay === null ? words.afterDayUnknown : words.afterDayRange({ ...unansweredAfterDay })}
      />
      <Stat size="small" label={words.answered} value={answered} note={words.answeredHelp} />
    </StatGroup>
  );
}
