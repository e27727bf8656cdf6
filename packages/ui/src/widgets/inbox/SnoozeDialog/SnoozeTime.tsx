import { canSnoozeUntil, instantOfFields, LONGEST_SNOOZE } from '@concordia/domain';
import { useState } from 'react';
import { DatePicker } from '../../../components/DatePicker';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { TimeField } from '../../../components/TimeField';
import { dayOf, useStrings } from '../../../locale';
import { triageStrings } from '../../../strings/generated/triage';
import * as styles from './SnoozeDialog.css';
import { useZone } from './useZone';

interface SnoozeTimeProps {
  now: number;
  isPending: boolean;
  onChoose: (until: number) => void;
}

export function SnoozeTime({ now, isPending, onChoose }: SnoozeTimeProps) {
  const { snooze: words } = useStrings(triageStrings);
  const zone = useZone();
  const [objection, setObjection] = useState<string>();
  const submit = (values: FormValues) => {
    const day = values.date('day');
    const time = values.time('time');
    if (day === null || time === null || isPending) return;
    const until = instantOfFields(day, time, zone);
    if (canSnoozeUntil(until, now)) onChoose(until);
    else setObjection(words.notInFuture);
  };
  return (
    <Form aria-label={words.pick} onSubmit={submit}>
      <div className={styles.fields}>
        <DatePicker
          name="day"
          label={words.day}
          isRequired
          minValue={dayOf(now, zone).toString()}
          maxValue={dayOf(now + LONGEST_SNOOZE, zone).toString()}
          onChange={() => setObjection(undefined)}
        />
        <TimeField
          name="time"
          label={words.time}
          isRequired
          defaultValue="09:00"
          errorMessage={objection}
          onChange={() => setObjection(undefined)}
        />
      </div>
      <FormActions>
        <SubmitButton tone="secondary">{words.confirm}</SubmitButton>
      </FormActions>
    </Form>
  );
}
