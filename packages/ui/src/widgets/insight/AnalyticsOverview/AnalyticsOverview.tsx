import { useGetAnalyticsOverview } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { RANGES, type Range } from '@concordia/domain/flow';
import { Suspense, useState } from 'react';
import { ToggleButtonGroup } from '../../../components/ButtonGroup';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import { MessagesBehind } from '../../inbox/messagesBehind';
import { AccountChoice } from '../../shared/accounts';
import { useProblemWords } from '../../shared/problems';
import { ChannelFigures } from './ChannelFigures';
import { EmptyOverview } from './EmptyOverview';
import { OverviewFigures } from './OverviewFigures';
import { OverviewSkeleton } from './OverviewSkeleton';
import { overviewState } from './overviewState';

export interface AnalyticsOverviewProps {
  /** Number of calendar days, including today. */
  range: Range;
  onRangeChange: (range: Range) => void;
  /** The channel to show in detail. @default none */
  channel?: Channel | null;
  onShowAllChannels?: () => void;
  /** The account of a channel that the figures are of. @default all */
  accountId?: string | null;
  onAccountChange: (accountId: string | null) => void;
  messageHref: (messageId: string) => string;
  contactsHref: string;
}

/** A figure whose messages the user opened. */
export interface Behind {
  readonly name: string;
  /** The API URL that lists them. */
  readonly url: string;
}

/** Message volume, participants and response times; every figure opens its messages. */
export function AnalyticsOverview({
  range,
  onRangeChange,
  channel = null,
  onShowAllChannels,
  accountId = null,
  onAccountChange,
  messageHref,
  contactsHref,
}: AnalyticsOverviewProps) {
  const words = useStrings(analyticsOverviewStrings);
  const problemWords = useProblemWords();
  const [behind, setBehind] = useState<Behind | null>(null);
  // Keeps the previous range's figures while the next ones load.
  const answer = useGetAnalyticsOverview(
    { range, ...(accountId !== null && { accountId }) },
    { swr: { keepPreviousData: true } },
  );
  return (
    <WidgetFrame
      title={words.title}
      state={overviewState(answer, { title: words.failed, problemWords })}
      actions={
        <>
          <Suspense>
            <AccountChoice value={accountId} onChange={onAccountChange} />
          </Suspense>
          <ToggleButtonGroup
            label={words.range}
            size="small"
            options={RANGES.map((id) => ({ id, label: id, fullLabel: words.ranges[id] }))}
            value={range}
            onChange={onRangeChange}
          />
        </>
      }
      skeleton={<OverviewSkeleton />}
      empty={<EmptyOverview />}
    >
      {(overview) => (
        <>
          {channel !== null && (
            <ChannelFigures
              overview={overview}
              channel={channel}
              onOpen={setBehind}
              onShowAllChannels={onShowAllChannels}
            />
          )}
          <OverviewFigures overview={overview} accountId={accountId} contactsHref={contactsHref} onOpen={setBehind} />
          {behind !== null && (
            <Suspense>
              <MessagesBehind {...behind} messageHref={messageHref} onClose={() => setBehind(null)} />
            </Suspense>
          )}
        </>
      )}
    </WidgetFrame>
  );
}
