import { pageOf, type Stats, useListContacts } from '@concordia/api-client';
import { byChannel, CHANNELS, MESSAGE_STATUSES } from '@concordia/domain';
import { BarChart } from '@concordia/ui/components/BarChart';
import { ErrorState } from '@concordia/ui/components/ErrorState';
import { Grid } from '@concordia/ui/components/Grid';
import { Skeleton } from '@concordia/ui/components/Skeleton';
import { Stack } from '@concordia/ui/components/Stack';
import { Stat, StatGroup } from '@concordia/ui/components/Stat';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { useStats } from '@concordia/ui/widgets/messages';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { analyticsStrings } from '../../strings/analytics';

/** Of likely length, for the bones. */
const likelyStats: Stats = {
  unread: 120,
  urgent: 12,
  byChannel: byChannel(() => 1_200),
  byStatus: { inbox: 120, in_progress: 12, waiting: 40, completed: 12_000 },
};

/** What is counted in the workspace at this stage. Nothing here is estimated, and what is not counted is not shown. */
export function Analytics() {
  const words = useStrings(analyticsStrings);
  return (
    <Page title={words.title} description={words.description} aside={<BackToDashboard />}>
      <Figures />
    </Page>
  );
}

function Figures() {
  const words = useStrings(analyticsStrings);
  const { data: stats, error, mutate, isValidating } = useStats();
  const contacts = useListContacts({ limit: 1 });
  if (error !== undefined && stats === undefined) {
    return (
      <ErrorState title={words.failed} detail={error.message} onRetry={() => void mutate()} isRetrying={isValidating} />
    );
  }
  const { byChannel: channels, byStatus, unread, urgent } = stats ?? likelyStats;
  const messages = CHANNELS.reduce((sum, channel) => sum + channels[channel], 0);
  return (
    <div aria-busy={stats === undefined}>
      <Skeleton isLoading={stats === undefined}>
        <Stack gap="xxl">
          <StatGroup>
            <Stat label={words.totalMessages} value={messages} />
            <Stat label={words.totalContacts} value={pageOf(contacts.data).total} />
            <Stat label={words.unread} value={unread} />
            <Stat label={words.urgent} value={urgent} />
          </StatGroup>
          <Grid columns="1:1" gap="xxl" align="start">
            <BarChart
              title={words.byChannel}
              headingLevel={2}
              orientation="horizontal"
              hasValues
              along={{ names: CHANNELS.map(words.channel) }}
              series={[{ name: words.messages, values: CHANNELS.map((id) => channels[id]) }]}
            />
            <BarChart
              title={words.byColumn}
              headingLevel={2}
              orientation="horizontal"
              hasValues
              along={{ names: MESSAGE_STATUSES.map(words.column) }}
              series={[{ name: words.messages, values: MESSAGE_STATUSES.map((id) => byStatus[id]) }]}
            />
          </Grid>
          <Stack width="measure">
            <Text tone="muted">{words.notMeasured}</Text>
          </Stack>
        </Stack>
      </Skeleton>
    </div>
  );
}
