import { Suspense } from 'react';
import { Grid } from '../../../components/Grid';
import { SkeletonShape } from '../../../components/Skeleton';
import { TimeField } from '../../../components/TimeField';
import { useStrings } from '../../../locale';
import { quietHoursStrings } from '../../../strings/generated/quietHours';
import { ZoneField } from './lazy';
import type { EditedHours } from './useEditedHours';

/** From, until, and the time zone of quiet hours. */
export function HoursFields({ hours: { from, until, timeZone, initialZone, edit } }: { hours: EditedHours }) {
  const words = useStrings(quietHoursStrings);
  return (
    <>
      <Grid columns="1:1">
        <TimeField name="from" label={words.from} isRequired value={from} onChange={(value) => edit({ from: value })} />
        <TimeField
          name="until"
          label={words.until}
          description={words.untilHelp}
          isRequired
          value={until}
          errorMessage={from !== null && from === until ? words.equal : undefined}
          onChange={(value) => edit({ until: value })}
        />
      </Grid>
      <Suspense fallback={<SkeletonShape shape="block" height="3.75rem" />}>
        <ZoneField present={initialZone} value={timeZone} onChange={(value) => edit({ timeZone: value })} />
      </Suspense>
    </>
  );
}
