import { type ChannelConnection, updateChannel, useListChannels } from '@concordia/api-client';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Switch } from '../../../components/Switch';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { simulatedChannelsStrings } from '../../../strings/generated/simulatedChannels';
import { ListSkeleton, useAction, useListState } from '../setup';

export interface SimulatedChannelsProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** Switches channels to simulated, to try everything before connecting anything. */
export function SimulatedChannels({ headingLevel = 2 }: SimulatedChannelsProps) {
  const words = useStrings(simulatedChannelsStrings);
  const { data, error, isValidating, mutate } = useListChannels();
  const state = useListState({ data, error, isValidating, mutate }, words.failed);
  const reread = async () => {
    await mutate();
  };
  return (
    <WidgetFrame title={words.title} headingLevel={headingLevel} state={state} skeleton={<ListSkeleton />} empty={null}>
      {(channels) => (
        <Stack gap="lg" width="form">
          <Text tone="muted">{words.help}</Text>
          <Stack as="ul" gap="sm" hasDividers>
            {channels.map((channel) => (
              <ChannelRow key={channel.channel} channel={channel} onChange={reread} />
            ))}
          </Stack>
        </Stack>
      )}
    </WidgetFrame>
  );
}

const tones = { not_connected: 'outline', simulated: 'warning', live: 'positive' } as const;

interface ChannelRowProps {
  channel: ChannelConnection;
  onChange: () => Promise<void>;
}

/** One channel. A live channel cannot be switched here, to avoid accidents. */
function ChannelRow({ channel: { channel, name, mode }, onChange }: ChannelRowProps) {
  const words = useStrings(simulatedChannelsStrings);
  const action = useAction();
  // Shows the new state at once; the list updates later.
  const [asked, setAsked] = useState<boolean | null>(null);
  const turn = async (isSimulated: boolean) => {
    setAsked(isSimulated);
    await action(
      async () => {
        await updateChannel(channel, { mode: isSimulated ? 'simulated' : 'not_connected' });
        await onChange();
      },
      words.switchFailed({ channelName: name }),
    );
    setAsked(null);
  };
  return (
    <li>
      <Inline justify="between" isWrapping={false}>
        <Switch
          isSelected={asked ?? mode === 'simulated'}
          isDisabled={mode === 'live' || asked !== null}
          onChange={(isSimulated) => void turn(isSimulated)}
        >
          {words.simulate({ channelName: name })}
        </Switch>
        <Badge tone={tones[mode]}>{words.mode[mode]}</Badge>
      </Inline>
    </li>
  );
}
