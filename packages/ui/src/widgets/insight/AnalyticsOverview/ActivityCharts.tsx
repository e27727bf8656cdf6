import { type MessageActivity, useGetMessageActivity } from '@concordia/api-client';
import { useId, useState } from 'react';
import { Grid } from '../../../components/Grid';
import { Heading } from '../../../components/Heading';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { activityStrings } from '../../../strings/generated/activity';
import { DirectionChoice, HourMap, type MessageDirection, ReadChart } from '../../shared/activity';
import { HowCalculated } from '../intelligence';
import { ACTIVITY_ROOM } from './formats';
import { WeekTrend } from './WeekTrend';

export interface ActivityChartsProps {
  dayName: (day: string) => string;
  /** The account of a channel that the figures are of; `null` for all. */
  accountId: string | null;
}

/** When messages come and go, with the choice of their direction. */
export function ActivityCharts({ dayName, accountId }: ActivityChartsProps) {
  const words = useStrings(activityStrings);
  const answer = useGetMessageActivity(accountId === null ? undefined : { accountId });
  return (
    <ReadChart answer={answer} failed={words.failed} {...ACTIVITY_ROOM}>
      {(activity) => <Ready activity={activity} dayName={dayName} />}
    </ReadChart>
  );
}

function Ready({ activity, dayName }: { activity: MessageActivity; dayName: (day: string) => string }) {
  const words = useStrings(activityStrings);
  const headingId = useId();
  const [direction, setDirection] = useState<MessageDirection>('received');
  const { from, to, timeZone, hours } = activity;
  return (
    <Stack as="section" gap="lg" aria-labelledby={headingId}>
      <Inline justify="between">
        <Stack gap="xxs">
          <Heading level={3} id={headingId}>
            {words.title}
          </Heading>
          <Text size="caption" tone="muted">
            {words.help({ from: dayName(from), to: dayName(to), zone: timeZone })}
          </Text>
        </Stack>
        <DirectionChoice value={direction} onChange={setDirection} />
      </Inline>
      <Grid columns="1:1" gap="xxl" align="start">
        <HourMap hours={hours} direction={direction} headingLevel={4} />
        <WeekTrend activity={activity} direction={direction} />
      </Grid>
      <HowCalculated of="activity" />
    </Stack>
  );
}
