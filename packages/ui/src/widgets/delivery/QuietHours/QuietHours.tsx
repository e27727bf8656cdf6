import { type ChannelConnection, useListChannels } from '@concordia/api-client';
import { Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { ChannelMark } from '../../../components/Chip';
import { EmptyState } from '../../../components/EmptyState';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useDateFormat, useStrings } from '../../../locale';
import { quietHoursStrings } from '../../../strings/generated/quietHours';
import { ListSkeleton, SetupRow, useListState } from '../../channels/setup';
import { QuietHoursDialog, ZoneField } from './lazy';
import { zoneName } from './zones';

export interface QuietHoursProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The quiet hours of each connected channel, to view and edit. */
export function QuietHours({ headingLevel = 2 }: QuietHoursProps) {
  const words = useStrings(quietHoursStrings);
  const { data, ...answer } = useListChannels();
  const state = useListState({ data: data?.filter(isShown), ...answer }, words.failed);
  const [changed, setChanged] = useState<ChannelConnection | null>(null);
  useEffect(() => void Promise.all([QuietHoursDialog.preload(), ZoneField.preload()]), []);
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      state={state}
      skeleton={<ListSkeleton />}
      empty={<EmptyState size="compact" icon="moon" title={words.noChannels} description={words.noChannelsHelp} />}
    >
      {(channels) => (
        <Stack gap="lg" width="form">
          <Text tone="muted">{words.help}</Text>
          <Stack as="ul" gap="sm" hasDividers>
            {channels.map((connection) => (
              <li key={connection.channel}>
                <ChannelRow connection={connection} onChange={() => setChanged(connection)} />
              </li>
            ))}
          </Stack>
          {changed !== null && (
            <Suspense>
              <QuietHoursDialog
                connection={changed}
                others={channels.filter(({ channel }) => channel !== changed.channel)}
                onClose={() => setChanged(null)}
                onChanged={async () => void (await answer.mutate())}
              />
            </Suspense>
          )}
        </Stack>
      )}
    </WidgetFrame>
  );
}

/** Quiet hours stay visible after a channel is disconnected. */
const isShown = ({ mode, quietHours }: ChannelConnection): boolean => mode !== 'not_connected' || quietHours !== null;

function ChannelRow({ connection, onChange }: { connection: ChannelConnection; onChange: () => void }) {
  const words = useStrings(quietHoursStrings);
  const timeOf = useTimeOfDay();
  const { channel, name, quietHours } = connection;
  return (
    <SetupRow
      end={<IconButton icon="pencil" size="small" label={words.change({ channelName: name })} onPress={onChange} />}
    >
      <Stack gap="xxs">
        <ChannelMark channel={channel} showsName />
        {quietHours === null ? (
          <Text size="dense" tone="muted">
            {words.none}
          </Text>
        ) : (
          <Text size="dense" isTabular>
            <bdi>{words.hours({ from: timeOf(quietHours.from), until: timeOf(quietHours.until) })}</bdi> ·{' '}
            <bdi>{zoneName(quietHours.timeZone)}</bdi>
          </Text>
        )}
      </Stack>
    </SetupRow>
  );
}

/** Formats a time of day for the user's locale: 21:00, or 9:00 PM. Takes `HH:MM`. */
function useTimeOfDay(): (time: string) => string {
  const format = useDateFormat({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  return (time) => format.format(Date.parse(`1970-01-01T${time}Z`));
}
