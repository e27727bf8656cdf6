import { type ChannelAccount, updateChannelAccount } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Grid } from '../../../components/Grid';
import { SkeletonShape } from '../../../components/Skeleton';
import { Text } from '../../../components/Text';
import { TimeField } from '../../../components/TimeField';
import { useStrings } from '../../../locale';
import { quietHoursStrings } from '../../../strings/generated/quietHours';
import { useZone } from '../../day/tasks/useZone';
import { ZoneField } from '../../delivery/QuietHours/lazy';
import { useAction } from '../setup';

export interface AccountHoursProps {
  account: ChannelAccount;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The quiet hours of one account. */
export function AccountHours({ account: { channel, id, quietHours }, onDone, onClose }: AccountHoursProps) {
  const words = useStrings(quietHoursStrings);
  const action = useAction();
  const here = useZone();
  const [from, setFrom] = useState<string | null>(quietHours?.from ?? '21:00');
  const [until, setUntil] = useState<string | null>(quietHours?.until ?? '08:00');
  const [timeZone, setTimeZone] = useState<string | null>(quietHours?.timeZone ?? here);
  const keep = async (hours: ChannelAccount['quietHours']) => {
    await updateChannelAccount(channel, id, { quietHours: hours });
    await onDone();
  };
  const submit = async () => {
    if (from !== null && until !== null && timeZone !== null) await keep({ from, until, timeZone });
  };
  return (
    <Form aria-label={words.title} onSubmit={submit}>
      <Text size="dense" tone="muted">
        {words.help}
      </Text>
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
        <ZoneField present={quietHours?.timeZone ?? here} value={timeZone} onChange={setTimeZone} />
      </Suspense>
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
  );
}
