import type { HubDelivery, Subscription } from '@concordia/api-client';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { StatusBadge } from '../../../components/StatusBadge';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import { SetupRow } from '../../channels/setup';
import { filterText } from './filterText';
import * as styles from './HubWebhooks.css';
import { PingOutcome } from './PingOutcome';
import { SubscriptionActions } from './SubscriptionActions';
import { SubscriptionFacts } from './SubscriptionFacts';
import type { ShownKey } from './shownKey';

export interface SubscriptionRowProps {
  subscription: Subscription;
  onChange: () => Promise<void>;
  /** Shows the signing key. */
  onKey: (shownKey: ShownKey) => void;
}

export function SubscriptionRow({ subscription, onChange, onKey }: SubscriptionRowProps) {
  const words = useStrings(hubWebhookStrings);
  const [ping, setPing] = useState<HubDelivery | null>(null);
  const { topic, webhook_url, status, filter, allow_private_network } = subscription;
  return (
    <li>
      <SetupRow
        end={<SubscriptionActions subscription={subscription} onChange={onChange} onKey={onKey} onPinged={setPing} />}
      >
        <Stack gap="xs">
          <Inline gap="sm">
            <Text as="code" size="body" weight="medium">
              <bdi dir="ltr">{topic}</bdi>
            </Text>
            <StatusBadge status={status} />
            {allow_private_network && <Badge>{words.privateNetwork}</Badge>}
          </Inline>
          <code dir="ltr" className={styles.code}>
            {webhook_url}
          </code>
          <SubscriptionFacts subscription={subscription} />
          {filter !== null && (
            <Text size="caption" tone="muted">
              {words.onlyWhere}{' '}
              <code dir="ltr" className={styles.code}>
                {filterText(filter).replaceAll('\n', ', ')}
              </code>
            </Text>
          )}
          <DeliveryFailure subscription={subscription} />
          <div role="status">{ping !== null && <PingOutcome delivery={ping} />}</div>
        </Stack>
      </SetupRow>
    </li>
  );
}

function DeliveryFailure({ subscription }: Pick<SubscriptionRowProps, 'subscription'>) {
  const words = useStrings(hubWebhookStrings);
  const { status, disabled_reason, failing_since, previous_secret_until } = subscription;
  return (
    <>
      {status === 'disabled' && <p className={styles.notice}>{words.disabled[disabled_reason ?? 'other']}</p>}
      {status === 'failed' && failing_since !== null && (
        <Text size="caption" tone="negative">
          {words.failing} <RelativeTime instant={failing_since} />
        </Text>
      )}
      {previous_secret_until !== null && (
        <Text size="caption" tone="muted">
          {words.previousSecret} <RelativeTime instant={previous_secret_until} mayBeAhead />
        </Text>
      )}
    </>
  );
}
