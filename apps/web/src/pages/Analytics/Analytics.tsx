import { pageOf, type Stats, useListContacts } from '@concordia/api-client';
import { byChannel, CHANNELS } from '@concordia/domain';
import { ChannelMark } from '@concordia/ui/components/Chip';
import { ErrorState } from '@concordia/ui/components/ErrorState';
import { Skeleton, SkeletonText } from '@concordia/ui/components/Skeleton';
import { text } from '@concordia/ui/theme';
import { useStats } from '@concordia/ui/widgets/messages';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import * as styles from './Figures.css';
import { FigureTable } from './FigureTable';

const columnNames = [
  ['inbox', 'Inbox'],
  ['in_progress', 'In Progress'],
  ['waiting', 'Waiting for Response'],
  ['completed', 'Completed'],
] as const;

/** Of likely length, for the bones. */
const likelyStats: Stats = {
  unread: 120,
  urgent: 12,
  byChannel: byChannel(() => 1_200),
  byStatus: { inbox: 120, in_progress: 12, waiting: 40, completed: 12_000 },
};

const number = new Intl.NumberFormat('en-GB');

/** What is counted in the workspace at this stage. Nothing here is estimated, and what is not counted is not shown. */
export function Analytics() {
  return (
    <Page
      title="Customer Analytics & Marketing"
      description="AI-powered insights and automated campaign optimization"
      aside={<BackToDashboard />}
    >
      <Figures />
    </Page>
  );
}

function Figures() {
  const { data: stats, error, mutate, isValidating } = useStats();
  const contacts = useListContacts({ limit: 1 });
  if (error !== undefined && stats === undefined) {
    return (
      <ErrorState
        title="The figures could not be read"
        detail={error.message}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  const { byChannel: channels, byStatus, unread, urgent } = stats ?? likelyStats;
  const messages = CHANNELS.reduce((sum, channel) => sum + channels[channel], 0);
  return (
    <div aria-busy={stats === undefined}>
      <Skeleton isLoading={stats === undefined}>
        <div className={styles.layout}>
          <dl className={styles.totals}>
            <Total name="Total Messages" value={messages} />
            <Total name="Total Contacts" value={pageOf(contacts.data).total} />
            <Total name="Unread" value={unread} />
            <Total name="Urgent" value={urgent} />
          </dl>
          <FigureTable
            caption="Messages by channel"
            figures={CHANNELS.map((channel) => ({
              key: channel,
              name: <ChannelMark channel={channel} showsName />,
              value: channels[channel],
            }))}
          />
          <FigureTable
            caption="Messages by column"
            figures={columnNames.map(([status, name]) => ({ key: status, name, value: byStatus[status] }))}
          />
          <p className={styles.note}>
            Response times, trends, sentiment and customer segments are not measured yet, so they are not shown.
          </p>
        </div>
      </Skeleton>
    </div>
  );
}

/** @param value `null` while it is unknown. */
function Total({ name, value }: { name: string; value: number | null }) {
  return (
    <div className={styles.total}>
      <dt className={styles.totalName}>{name}</dt>
      <dd className={text({ style: 'display' })}>
        <SkeletonText>{value === null ? '–' : number.format(value)}</SkeletonText>
      </dd>
    </div>
  );
}
