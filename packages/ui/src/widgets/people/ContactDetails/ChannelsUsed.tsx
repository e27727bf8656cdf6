import type { ContactActivity } from '@concordia/api-client';
import { CHANNELS } from '@concordia/domain';
import { BarChart } from '../../../components/BarChart';
import { useStrings } from '../../../locale';
import { analyticsOverviewStrings } from '../../../strings/analyticsOverview';
import { activityStrings } from '../../../strings/generated/activity';

/** Messages by channel, in the channels' colors, the most used first. */
export function ChannelsUsed({ activity: { channels, messages } }: { activity: ContactActivity }) {
  const words = useStrings(activityStrings);
  const { channel: nameOf } = useStrings(analyticsOverviewStrings);
  const counts = CHANNELS.map((channel) => ({ channel, count: channels[channel].received + channels[channel].sent }))
    .filter(({ count }) => count > 0)
    .toSorted((one, another) => another.count - one.count);
  const [most] = counts;
  return (
    <BarChart
      title={words.channels}
      headingLevel={4}
      orientation="horizontal"
      hasValues
      isSummaryShown
      finding={most && words.channelsUsed({ share: most.count / messages, channel: most.channel })}
      along={{ names: counts.map(({ channel }) => nameOf({ channel })), hues: counts.map(({ channel }) => channel) }}
      series={[{ name: words.messages, values: counts.map(({ count }) => count) }]}
    />
  );
}
