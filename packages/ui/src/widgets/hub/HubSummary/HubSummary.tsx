import { type ConnectionSummary, useGetConnectionSummary } from '@concordia/api-client';
import { Link } from '../../../components/Link';
import { Skeleton } from '../../../components/Skeleton';
import { Stat, StatGroup } from '../../../components/Stat';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubSummaryStrings } from '../../../strings/generated/hubSummary';
import { useFigures } from '../../insight/intelligence';

export interface HubSummaryProps {
  failuresHref: string;
}

/** Values of typical length, to size the skeleton. */
const UNKNOWN = { connected_modules: 0, active_subscriptions: 0, events_published: 100, failed_events: 0 };

export function HubSummary({ failuresHref }: HubSummaryProps) {
  const words = useStrings(hubSummaryStrings);
  const state = useFigures(useGetConnectionSummary(), words.failed);
  return (
    <WidgetFrame
      title={words.title}
      isHeadingHidden
      state={state}
      skeleton={
        <Skeleton isLoading>
          <Figures summary={UNKNOWN} failuresHref={failuresHref} />
        </Skeleton>
      }
      empty={null}
    >
      {(summary) => <Figures summary={summary} failuresHref={failuresHref} />}
    </WidgetFrame>
  );
}

function Figures({ summary, failuresHref }: HubSummaryProps & { summary: ConnectionSummary }) {
  const words = useStrings(hubSummaryStrings);
  const { connected_modules, active_subscriptions, events_published, failed_events } = summary;
  const hasFailures = failed_events > 0;
  return (
    <StatGroup>
      <Stat label={words.modules} value={connected_modules} />
      <Stat label={words.subscriptions} value={active_subscriptions} />
      <Stat label={words.events} value={events_published} />
      <Stat
        label={words.failures}
        value={failed_events}
        {...(hasFailures && {
          tone: 'negative',
          action: (
            <Link href={failuresHref} isStandalone>
              {words.showFailures}
            </Link>
          ),
        })}
      />
    </StatGroup>
  );
}
