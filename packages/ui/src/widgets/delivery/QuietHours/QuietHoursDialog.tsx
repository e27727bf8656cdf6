import { type ChannelConnection, type QuietHours as Hours, updateChannel } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/Checkbox';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { quietHoursStrings } from '../../../strings/generated/quietHours';
import { useAction } from '../../channels/setup';
import { HoursFields } from './HoursFields';
import { useEditedHours } from './useEditedHours';

export interface QuietHoursDialogProps {
  connection: ChannelConnection;
  /** Other channels that can get the same hours. */
  others: readonly ChannelConnection[];
  onClose: () => void;
  /** Called after any change, also if only some of the channels were updated. */
  onChanged: () => Promise<void>;
}

/** Sets, edits and removes the quiet hours of one or all channels. The zone defaults to the user's own. */
export function QuietHoursDialog({ connection, others, onClose, onChanged }: QuietHoursDialogProps) {
  const words = useStrings(quietHoursStrings);
  const toast = useToast();
  const action = useAction();
  const { name, quietHours } = connection;
  const hours = useEditedHours(quietHours);
  const [isEverywhere, setEverywhere] = useState(false);

  async function keep(hours: Hours | null): Promise<void> {
    const channels = isEverywhere ? [connection, ...others] : [connection];
    try {
      await updateAll(
        channels.map(({ channel }) => channel),
        hours,
      );
    } finally {
      await onChanged();
    }
    onClose();
    toast({ tone: 'success', title: hours === null ? words.removed : words.saved });
  }

  async function submit(): Promise<void> {
    if (hours.complete !== null) await keep(hours.complete);
  }

  return (
    <Dialog
      title={words.of({ channelName: name })}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => !stays && onClose()}
    >
      <Form aria-label={words.of({ channelName: name })} onSubmit={submit}>
        <HoursFields hours={hours} />
        {others.length > 0 && (
          <Checkbox isSelected={isEverywhere} onChange={setEverywhere}>
            {words.everywhere}
          </Checkbox>
        )}
        <FormActions>
          {quietHours !== null && (
            <Button tone="quiet" onPress={() => void action(() => keep(null), words.notKept)}>
              {words.remove}
            </Button>
          )}
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton>{words.save}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** In sequence: updates before a failure persist, and a retry repeats them without effect. */
async function updateAll(channels: readonly Channel[], quietHours: Hours | null): Promise<void> {
  for (const channel of channels) await updateChannel(channel, { quietHours });
}
