import { type HubEvent, type HubEventDetail, useGetEvent } from '@concordia/api-client';
import { CodeBlock } from '../../../components/CodeBlock';
import { Description, DescriptionList } from '../../../components/DescriptionList';
import { Dialog } from '../../../components/Dialog';
import { RelativeTime } from '../../../components/RelativeTime';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { StatusBadge } from '../../../components/StatusBadge';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useFigure, useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { useFigures } from '../../insight/intelligence';
import * as styles from './HubEvents.css';
import { useSourceWords } from './useSourceWords';

export interface EventDialogProps {
  /** From the list; the dialog loads the rest. */
  event: HubEvent;
  onClose: () => void;
}

export function EventDialog({ event: { id, topic }, onClose }: EventDialogProps) {
  const words = useStrings(hubEventStrings);
  const state = useFigures(useGetEvent(id), words.eventFailed);
  const title = words.open({ topic });
  return (
    <Dialog
      title={title}
      size="large"
      isOpen
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <WidgetFrame
        title={title}
        isHeadingHidden
        headingLevel={3}
        state={state}
        skeleton={<SkeletonShape shape="block" height="16rem" />}
        empty={null}
      >
        {(event) => <WholeEvent event={event} />}
      </WidgetFrame>
    </Dialog>
  );
}

const LONGEST_PAYLOAD_LINES = 24;

function WholeEvent({ event }: { event: HubEventDetail }) {
  const words = useStrings(hubEventStrings);
  const figure = useFigure();
  const sourceOf = useSourceWords();
  return (
    <Stack gap="lg">
      <DescriptionList>
        <Description term={words.status}>
          <StatusBadge status={event.status} />
        </Description>
        <Description term={words.source}>{sourceOf(event)}</Description>
        <Description term={words.published}>
          <RelativeTime instant={event.published_at} />
        </Description>
        <Description term={words.attempts}>{figure(event.attempts)}</Description>
        <Description term={words.id}>
          <code className={styles.code}>{event.id}</code>
        </Description>
        <Description term={words.key}>
          {event.idempotency_key === null ? words.noKey : <code className={styles.code}>{event.idempotency_key}</code>}
        </Description>
      </DescriptionList>
      <CodeBlock
        label={words.payload}
        language="json"
        code={JSON.stringify(event.payload, null, 2)}
        maxLines={LONGEST_PAYLOAD_LINES}
      />
      <Deliveries deliveries={event.deliveries} />
    </Stack>
  );
}

function Deliveries({ deliveries }: Pick<HubEventDetail, 'deliveries'>) {
  const words = useStrings(hubEventStrings);
  const figure = useFigure();
  if (deliveries.length === 0) return <Text tone="muted">{words.noDeliveries}</Text>;
  return (
    <table aria-label={words.deliveries} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {words.deliveredTo}
          </th>
          <th scope="col" className={styles.cell}>
            {words.status}
          </th>
          <th scope="col" className={styles.cell}>
            {words.attempts}
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(({ subscription_id, webhook_url, status, attempts }) => (
          <tr key={subscription_id}>
            <th scope="row" className={styles.cell}>
              <code dir="ltr" className={styles.code}>
                {webhook_url}
              </code>
            </th>
            <td className={styles.cell}>
              <StatusBadge status={status} />
            </td>
            <td className={styles.cell}>{figure(attempts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
