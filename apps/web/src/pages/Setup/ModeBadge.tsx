import { Badge } from '@concordia/ui/components/Badge';
import { useStrings } from '@concordia/ui/locale';
import { useServerMode } from '@concordia/ui/widgets/SetupChannels';
import { setupStrings } from '../../strings/setup';

const TONES = { checking: 'neutral', live: 'positive', sim: 'warning' } as const;

/** Whether the server answers: 'Live Mode', else 'Simulation Mode'; 'Checking...' until that is known. */
export function ModeBadge() {
  const { mode } = useStrings(setupStrings);
  const known = useServerMode();
  const words = { checking: mode.checking, live: mode.live, sim: mode.simulation };
  return <Badge tone={TONES[known]}>{words[known]}</Badge>;
}
