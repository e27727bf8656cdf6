import { DatePicker } from '../../../components/DatePicker';
import { Grid } from '../../../components/Grid';
import { useNow } from '../../../components/RelativeTime';
import { TimeField } from '../../../components/TimeField';
import { dayOf, useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import { useZone } from '../../inbox/Composer/useMoment';
import type { DraftFieldsProps } from './AudienceFields';

/** The start day and the sending hours, in the user's time zone. */
export function ScheduleFields({ draft, onChange }: DraftFieldsProps) {
  const words = useStrings(campaignStrings);
  const today = dayOf(useNow(), useZone()).toString();
  const { startDay, startTime, from, until } = draft;
  return (
    <Grid columns="1:1" align="start">
      <DatePicker
        label={words.startDay}
        description={words.startDayHelp}
        minValue={today}
        value={startDay}
        onChange={(day) => onChange({ startDay: day })}
      />
      <TimeField label={words.startTime} value={startTime} onChange={(time) => onChange({ startTime: time })} />
      <TimeField label={words.from} value={from} onChange={(time) => time !== null && onChange({ from: time })} />
      <TimeField
        label={words.until}
        description={words.untilHelp}
        value={until}
        onChange={(time) => time !== null && onChange({ until: time })}
      />
    </Grid>
  );
}
