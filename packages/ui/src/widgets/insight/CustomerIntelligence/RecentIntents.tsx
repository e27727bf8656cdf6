import { type IntentReport, useGetIntents } from '@concordia/api-client';
import { useState } from 'react';
import { FilterChip } from '../../../components/Chip';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { intentStrings } from '../../../strings/generated/intent';
import { LazyHowDecided, useFigures } from '../intelligence';
import { MessageSkeleton } from './IntelligenceSkeleton';
import { IntentRow } from './IntentRow';

/** Messages shown until the user filters by intent. */
const SHOWN = 4;

type Intent = IntentReport['counts'][number]['intent'];

export interface RecentIntentsProps {
  messageHref: (messageId: string) => string;
}

export function RecentIntents({ messageHref }: RecentIntentsProps) {
  const words = useStrings(intentStrings);
  const state = useIntents();
  return (
    <WidgetFrame
      title={words.title}
      state={state}
      skeleton={<MessageSkeleton />}
      empty={<EmptyState size="compact" icon="inbox" title={words.none} description={words.noneHelp} />}
    >
      {(report) => <Intents report={report} messageHref={messageHref} />}
    </WidgetFrame>
  );
}

function useIntents(): WidgetState<IntentReport> {
  const words = useStrings(intentStrings);
  const state = useFigures(useGetIntents(), words.failed);
  return state.kind === 'ready' && state.data.recent.length === 0 ? { kind: 'empty' } : state;
}

function Intents({ report, messageHref }: RecentIntentsProps & { report: IntentReport }) {
  const words = useStrings(intentStrings);
  const [only, setOnly] = useState<Intent | null>(null);
  const { top, recent, counts, answersLearned } = report;
  const rest = recent.filter(({ messageId }) => messageId !== top?.messageId);
  const shown = only === null ? rest.slice(0, SHOWN) : recent.filter(({ intent }) => intent === only);
  return (
    <Stack gap="lg">
      <Inline as="ul" gap="sm">
        {counts.map(({ intent, count }) => (
          <li key={intent}>
            <FilterChip count={count} isSelected={only === intent} onChange={(isOn) => setOnly(isOn ? intent : null)}>
              {words.intent[intent]}
            </FilterChip>
          </li>
        ))}
      </Inline>
      <Stack as="ul" gap="md" hasDividers>
        {only === null && top !== null && <IntentRow intent={top} isTop messageHref={messageHref} />}
        {shown.map((intent) => (
          <IntentRow key={intent.messageId} intent={intent} messageHref={messageHref} />
        ))}
      </Stack>
      <Text size="caption" tone="muted">
        {words.learned({ answers: answersLearned })}
      </Text>
      <LazyHowDecided of="intents" />
    </Stack>
  );
}
