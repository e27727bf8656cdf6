import { useGetHealth } from '@concordia/api-client';
import { Badge } from '@concordia/ui/components/Badge';
import { useStrings } from '@concordia/ui/locale';
import { setupStrings } from '../../strings/setup';

/** Whether the server answers: 'Live Mode', else 'Simulation Mode'; 'Checking...' until that is known. */
export function ModeBadge() {
  const { mode } = useStrings(setupStrings);
  const { data, error, isValidating } = useGetHealth();
  if (data === undefined && (error === undefined || isValidating)) return <Badge>{mode.checking}</Badge>;
  return error === undefined ? (
    <Badge tone="positive">{mode.live}</Badge>
  ) : (
    <Badge tone="warning">{mode.simulation}</Badge>
  );
}
