import type { HubDelivery } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';

export function PingOutcome({ delivery: { status, last } }: { delivery: HubDelivery }) {
  const words = useStrings(hubWebhookStrings);
  const code = last?.status_code ?? null;
  const ms = last?.latency_ms ?? null;
  if (status === 'delivered') {
    return (
      <Text size="dense" tone="positive">
        {code !== null && ms !== null ? words.pingArrived({ statusName: code, ms }) : words.pingArrivedPlain}
      </Text>
    );
  }
  const why = last?.problem ?? (code === null ? words.pingUnknown : words.pingStatus({ statusName: code }));
  return (
    <Text size="dense" tone="negative">
      {words.pingFailed({ why })}
    </Text>
  );
}
