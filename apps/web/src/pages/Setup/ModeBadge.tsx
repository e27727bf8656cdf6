import { useGetHealth } from '@concordia/api-client';
import { Badge } from '@concordia/ui/components/Badge';

/** Whether the server answers: 'Live Mode', else 'Simulation Mode'; 'Checking...' until that is known. */
export function ModeBadge() {
  const { data, error, isValidating } = useGetHealth();
  if (data === undefined && (error === undefined || isValidating)) return <Badge>Checking...</Badge>;
  return error === undefined ? <Badge tone="positive">Live Mode</Badge> : <Badge tone="warning">Simulation Mode</Badge>;
}
