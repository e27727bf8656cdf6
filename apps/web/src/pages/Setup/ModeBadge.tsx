import { Badge } from '@concordia/ui/components/Badge';
import { Inline } from '@concordia/ui/components/Inline';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { type ServerMode, useChannelCounts, useServerMode } from '@concordia/ui/widgets/channels/SetupChannels';
import { setupStrings } from '../../strings/generated/setup';

const TONES = { checking: 'neutral', live: 'positive', sim: 'warning' } as const satisfies Record<ServerMode, string>;

/**
 * 'Live Mode' if the server responds, otherwise 'Simulation Mode'; 'Checking...' until known. It says nothing about channels, so simulated and
 * failing ones are counted beside it.
 */
export function ModeBadge() {
  const { mode, modeHelp } = useStrings(setupStrings);
  const known = useServerMode();
  return (
    <Inline gap="xs">
      <Badge tone={TONES[known]}>{mode[known]}</Badge>
      <Text as="span" size="caption" tone="muted">
        {modeHelp[known]}
      </Text>
      {known === 'live' && <ChannelCounts />}
    </Inline>
  );
}

function ChannelCounts() {
  const { simulatedChannels, failingChannels } = useStrings(setupStrings);
  const counts = useChannelCounts();
  return (
    <>
      {counts !== null && counts.simulated > 0 && (
        <Badge tone="warning">{simulatedChannels({ count: counts.simulated })}</Badge>
      )}
      {counts !== null && counts.failing > 0 && (
        <Badge tone="negative">{failingChannels({ count: counts.failing })}</Badge>
      )}
    </>
  );
}
