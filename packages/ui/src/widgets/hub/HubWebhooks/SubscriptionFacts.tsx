import type { Subscription } from '@concordia/api-client';
import { RelativeTime } from '../../../components/RelativeTime';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import * as styles from './HubWebhooks.css';

export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const words = useStrings(hubWebhookStrings);
  const { module_name, retry_count, pending, dead_letters, last_delivery_at } = subscription;
  return (
    <div className={styles.facts}>
      <span>
        {words.module} <bdi>{module_name}</bdi>
      </span>
      <span>{words.retries({ count: retry_count })}</span>
      {pending > 0 && <span>{words.pending({ count: pending })}</span>}
      {dead_letters > 0 && <span>{words.deadLetters({ count: dead_letters })}</span>}
      {last_delivery_at === null ? (
        <span>{words.neverDelivered}</span>
      ) : (
        <span>
          {words.lastDelivery} <RelativeTime instant={last_delivery_at} />
        </span>
      )}
    </div>
  );
}
