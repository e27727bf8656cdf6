import { replayEvents } from '@concordia/api-client';
import { instantOfFields } from '@concordia/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ComboBox } from '../../../components/ComboBox';
import { DatePicker } from '../../../components/DatePicker';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { useNow } from '../../../components/RelativeTime';
import { Select } from '../../../components/Select';
import { Text } from '../../../components/Text';
import { TimeField } from '../../../components/TimeField';
import { dayOf, useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { useZone } from '../../day/tasks/useZone';
import { patternRule, useTopicOptions } from '../hubTopics';
import * as styles from './HubEvents.css';
import { useReceiverOptions } from './useReceiverOptions';

export interface ReplayDialogProps {
  onClose: () => void;
  onReplay: (replayId: string) => void;
}

const MIDNIGHT = '00:00';

export function ReplayDialog({ onClose, onReplay }: ReplayDialogProps) {
  const words = useStrings(hubEventStrings);
  const topics = useTopicOptions();
  const receivers = useReceiverOptions();
  const zone = useZone();
  const today = dayOf(useNow(), zone);
  const [isWrong, setWrong] = useState(false);
  const submit = async (values: FormValues) => {
    const instant = (name: string) => {
      const day = values.date(name);
      return day === null ? Number.NaN : instantOfFields(day, values.time(`${name}Time`) ?? MIDNIGHT, zone);
    };
    const [since, until] = [instant('since'), instant('until')];
    setWrong(!(since < until));
    if (!(since < until)) return;
    const topic = values.text('topic');
    const receiver = values.text('subscription_id');
    const { id } = await replayEvents({
      since: new Date(since).toISOString(),
      until: new Date(until).toISOString(),
      ...(topic !== '' && { topic }),
      ...(receiver !== EVERYONE && { subscription_id: receiver }),
    });
    onReplay(id);
    onClose();
  };
  return (
    <Dialog
      title={words.replay}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Form aria-label={words.replay} onSubmit={submit}>
        <Text tone="muted">{words.replayHelp}</Text>
        <Moment name="since" label={words.from} timeLabel={words.fromTime} day={today.toString()} />
        <Moment name="until" label={words.until} timeLabel={words.untilTime} day={today.add({ days: 1 }).toString()} />
        <div role="alert">{isWrong && <Text tone="negative">{words.rangeWrong}</Text>}</div>
        <ComboBox
          name="topic"
          label={words.filterTopic}
          description={words.replayTopicHelp}
          placeholder={words.filterTopicExample}
          options={topics}
          allowsCustomValue
          validate={patternRule(null, words.patternWrong)}
        />
        <Select
          name="subscription_id"
          label={words.receiver}
          options={[{ id: EVERYONE, label: words.everyReceiver }, ...receivers]}
          defaultValue={EVERYONE}
        />
        <FormActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton>{words.startReplay}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

const EVERYONE = 'everyone';

interface MomentProps {
  name: string;
  label: string;
  timeLabel: string;
  /** Initial day, `YYYY-MM-DD`. */
  day: string;
}

function Moment({ name, label, timeLabel, day }: MomentProps) {
  return (
    <div className={styles.moment}>
      <DatePicker name={name} label={label} defaultValue={day} isRequired />
      <TimeField name={`${name}Time`} label={timeLabel} defaultValue={MIDNIGHT} isRequired />
    </div>
  );
}
