import { type ChannelConnection, type QuietHours as Hours, updateChannel } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Checkbox } from '../../../components/Checkbox';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Grid } from '../../../components/Grid';
import { SkeletonShape } from '../../../components/Skeleton';
import { TimeField } from '../../../components/TimeField';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { quietHoursStrings } from '../../../strings/generated/quietHours';
import { useAction } from '../../channels/setup';
import { useZone } from '../../day/tasks/useZone';
import { ZoneField } from './lazy';

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
  const here = useZone();
  const { name, quietHours } = connection;
  const [from, setFrom] = useState<string | null>(quietHours?.from ?? '21:00');
  const [until, setUntil] = useState<string | null>(quietHours?.until ?? '08:00');
  const [zone, setZone] = useState<string | null>(quietHours?.timeZone ?? here);
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
    if (from !== null && until !== null && zone !== null) await keep({ from, until, timeZone: zone });
  }

  return (
    <Dialog
      title={words.of({ channelName: name })}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => !stays && onClose()}
    >
      <Form aria-label={words.of({ channelName: name })} onSubmit={submit}>
        <Grid columns="1:1">
          <TimeField name="from" label={words.from} isRequired value={from} onChange={setFrom} />
          <TimeField
            name="until"
            label={words.until}
            description={words.untilHelp}
            isRequired
            value={until}
            errorMessage={from !== null && from === until ? words.equal : undefined}
            onChange={setUntil}
          />
        </Grid>
        <Suspense fallback={<SkeletonShape shape="block" height="3.75rem" />}>
          <ZoneField present={quietHours?.timeZone ?? here} value={zone} onChange={setZone} />
        </Suspense>
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
