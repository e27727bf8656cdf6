import { type ContactActivity as Activity, type ContactDetail, useGetContactActivity } from '@concordia/api-client';
import { useId, useState } from 'react';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { LineChart } from '../../../components/LineChart';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { activityStrings } from '../../../strings/generated/activity';
import { DirectionChoice, HourMap, type MessageDirection, ReadChart } from '../../shared/activity';
import { ChannelsUsed } from './ChannelsUsed';
import { ACTIVITY_ROOM } from './sizes';

/** When this contact writes and is written to, how often, and on which channels. Nothing without messages. */
export function ContactActivity({ contact }: { contact: ContactDetail }) {
  const words = useStrings(activityStrings);
  return (
    <ReadChart answer={useGetContactActivity(contact.id)} failed={words.failed} {...ACTIVITY_ROOM}>
      {(activity) => activity.messages > 0 && <Ready activity={activity} />}
    </ReadChart>
  );
}

function Ready({ activity }: { activity: Activity }) {
  const words = useStrings(activityStrings);
  const headingId = useId();
  const [direction, setDirection] = useState<MessageDirection>('received');
  const day = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  const { hours, messages, since, timeZone } = activity;
  return (
    <Stack as="section" gap="lg" aria-labelledby={headingId}>
      <Inline justify="between">
        <Stack gap="xxs">
          <Heading level={3} id={headingId}>
            {words.contactTitle}
          </Heading>
          <Text size="caption" tone="muted">
            {words.contactHelp({ messages, day: since === null ? '' : day.format(Date.parse(since)), zone: timeZone })}
          </Text>
        </Stack>
        <DirectionChoice value={direction} onChange={setDirection} />
      </Inline>
      <HourMap hours={hours} direction={direction} headingLevel={4} />
      <Cadence activity={activity} />
      <ChannelsUsed activity={activity} />
    </Stack>
  );
}

function Cadence({ activity: { weeks } }: { activity: Activity }) {
  const words = useStrings(activityStrings);
  const counts = weeks.map(({ received, sent }) => (received === null || sent === null ? null : received + sent));
  const inTouch = counts.filter((count) => count !== null && count > 0).length;
  return (
    <LineChart
      title={words.weeks}
      headingLevel={4}
      size="small"
      isSummaryShown
      hasArea
      finding={words.contactWeeks({ weeks: inTouch, all: counts.filter((count) => count !== null).length })}
      along={{ days: weeks.map(({ from }) => from), each: 'week' }}
      series={[{ name: words.messages, values: counts }]}
    />
  );
}
