import { useListSubscriptions } from '@concordia/api-client';
import type { SelectOption } from '../../../components/Select';

export function useReceiverOptions(): readonly SelectOption[] {
  const { data = [] } = useListSubscriptions();
  return data.map(({ id, topic, webhook_url }) => ({ id, label: `${topic} → ${webhook_url}` }));
}
