import { getListMarketingDecisionsUrl, hasMore, type MarketingDecision, usePages } from '@concordia/api-client';
import { EmptyState } from '../../../components/EmptyState';
import type { IconName } from '../../../components/Icon';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { Timeline, type TimelineEvent } from '../../../components/Timeline';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { marketingStrings } from '../../../strings/marketing';
import { useRows } from '../../insight/intelligence';
import { FirstFew } from '../../shared/parts/FirstFew';
import { DECISIONS_PAGE } from './pages';

/** The latest; older ones on demand. */
const LATEST = 4;

const DRAWINGS: Readonly<Record<MarketingDecision['kind'], IconName>> = {
  scheduled: 'clock',
  undone: 'undo',
  began: 'play',
  allocated: 'equal',
  canary_filled: 'hourglass',
  canary_passed: 'circle-check',
  canary_unclear: 'circle-dot',
  rolled_back: 'triangle-alert',
  stopped: 'circle-alert',
  paused: 'pause',
  resumed: 'play',
  waits: 'hourglass',
  variant_dropped: 'minus',
  winner_chosen: 'flag',
  done: 'check',
};

/** The decision log: every step by Concordia or a person, with its reason. */
export function Decisions() {
  const words = useStrings(marketingStrings);
  const list = usePages<MarketingDecision>(getListMarketingDecisionsUrl({ limit: DECISIONS_PAGE }), {
    revalidateFirstPage: true,
  });
  const { data: pages, isValidating, size, setSize } = list;
  const state = useRows({ ...list, data: pages?.flat() }, words.decisionsFailed);
  return (
    <WidgetFrame
      title={words.decisions}
      state={state}
      skeleton={
        <Stack gap="md">
          <SkeletonShape />
          <SkeletonShape width="70%" />
          <SkeletonShape width="80%" />
        </Stack>
      }
      empty={<EmptyState size="compact" title={words.noDecisions} description={words.noDecisionsHelp} />}
    >
      {(decisions) => (
        <FirstFew items={decisions} most={LATEST}>
          {(shown) => (
            <Timeline
              label={words.decisions}
              events={shown.map((decision) => eventOf(decision, words.kind[decision.kind], words.by[decision.by]))}
              {...(hasMore(pages) && shown.length === decisions.length && { onLoadMore: () => void setSize(size + 1) })}
              isLoadingMore={isValidating}
            />
          )}
        </FirstFew>
      )}
    </WidgetFrame>
  );
}

const eventOf = (decision: MarketingDecision, kind: string, by: string): TimelineEvent => ({
  id: decision.id,
  at: decision.createdAt,
  icon: DRAWINGS[decision.kind],
  who: decision.campaignName,
  what: kind,
  detail: (
    <>
      <Text size="dense">{decision.reason}</Text>
      <Text size="caption" tone="muted">
        {by}
      </Text>
    </>
  ),
});
