import type { HubDelivery } from '@concordia/api-client';
import { useState } from 'react';
import { Disclosure, DisclosureGroup } from '../../../components/Disclosure';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { StatusBadge } from '../../../components/StatusBadge';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import { Attempts } from './Attempts';

export interface DeliveryRowsProps {
  deliveries: readonly HubDelivery[];
  onChange: () => Promise<void>;
}

/** Deliveries, newest first. Requests and responses load when a row is opened. */
export function DeliveryRows({ deliveries, onChange }: DeliveryRowsProps) {
  const words = useStrings(hubWebhookStrings);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return (
    <DisclosureGroup allowsMultiple expandedKeys={open} onExpandedChange={setOpen}>
      {deliveries.map((delivery) => (
        <Disclosure
          key={delivery.id}
          id={delivery.id}
          size="small"
          headingLevel={4}
          title={delivery.topic}
          detail={
            <Inline as="span" gap="sm">
              {words.attempts({ count: delivery.attempts })}
              {delivery.last !== null && <RelativeTime instant={delivery.last.at} />}
              <StatusBadge status={delivery.status} />
            </Inline>
          }
        >
          {open.has(delivery.id) && <Attempts delivery={delivery} onChange={onChange} />}
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
