import { pageOf, type Stats, useListContacts } from '@concordia/api-client';
import { byChannel, CHANNELS, MESSAGE_STATUSES } from '@concordia/domain';
import { ChannelMark } from '@concordia/ui/components/Chip';
import { ErrorState } from '@concordia/ui/components/ErrorState';
import { Skeleton, SkeletonText } from '@concordia/ui/components/Skeleton';
import { useFigure, useStrings } from '@concordia/ui/locale';
import { text } from '@concordia/ui/theme';
import { useStats } from '@concordia/ui/widgets/messages';
import { BackToDashboard } from '../../app/navigation/BackToDashboard';
import { Page } from '../../app/navigation/Page';
import { analyticsStrings } from '../../strings/analytics';
import * as styles from './Figures.css';
import { FigureTable } from './FigureTable';

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
        <div className={styles.layout}>
          <dl className={styles.totals}>
            <Total name={words.totalMessages} value={messages} />
            <Total name={words.totalContacts} value={pageOf(contacts.data).total} />
            <Total name={words.unread} value={unread} />
            <Total name={words.urgent} value={urgent} />
          </dl>
          <FigureTable
            caption={words.byChannel}
            figures={CHANNELS.map((channel) => ({
              key: channel,
              name: <ChannelMark channel={channel} showsName />,
              value: channels[channel],
            }))}
          />
          <FigureTable
            caption={words.byColumn}
            figures={MESSAGE_STATUSES.map((status) => ({
              key: status,
              name: words.column(status),
              value: byStatus[status],
            }))}
          />
          <p className={styles.note}>{words.notMeasured}</p>
        </div>
      </Skeleton>
    </div>
  );
}

/** @param value `null` while it is unknown. */
function Total({ name, value }: { name: string; value: number | null }) {
  const figure = useFigure();
  return (
    <div className={styles.total}>
      <dt className={styles.totalName}>{name}</dt>
      <dd className={text({ style: 'display' })}>
        <SkeletonText>{value === null ? '–' : figure(value)}</SkeletonText>
      </dd>
    </div>
  );
}
