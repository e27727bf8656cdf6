import { useState } from 'react';
import { Button } from '../../../components/Button';
import { DatePicker } from '../../../components/DatePicker';
import { Dialog } from '../../../components/Dialog';
import { useNow } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { TimeField } from '../../../components/TimeField';
import { dayOf, useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import { instantOf } from './sendTimes';
import { useZone } from './useMoment';

export interface SendTimeDialogProps {
  /** Initial time, ms since the epoch. */
  initial?: number;
  onClose: () => void;
  onChoose: (at: number) => void;
}

/** A day and time in the user's zone. Past times cannot be chosen. */
export function SendTimeDialog({ initial, onClose, onChoose }: SendTimeDialogProps) {
  const words = useStrings(composerStrings);
  const zone = useZone();
  const now = useNow();
  const today = dayOf(now, zone).toString();
  const [day, setDay] = useState<string | null>(initial === undefined ? null : dayOf(initial, zone).toString());
  const [time, setTime] = useState<string | null>('09:00');
  const at = instantOf(day, time, zone);
  const isPast = at !== null && at <= now;
  return (
    <Dialog
      isOpen
      size="small"
      title={words.chooseTime}
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            tone="primary"
            isDisabled={at === null || isPast}
            onPress={() => {
              if (at === null) return;
              onClose();
              onChoose(at);
            }}
          >
            {words.schedule}
          </Button>
        </>
      }
    >
      <Stack>
        <DatePicker label={words.day} value={day} onChange={setDay} minValue={today} />
        <TimeField
          label={words.time}
          value={time}
          onChange={setTime}
          errorMessage={isPast ? words.timeIsPast : undefined}
        />
      </Stack>
    </Dialog>
  );
}
