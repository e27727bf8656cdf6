import { type ChannelAccount, updateChannelAccount } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { quietHoursStrings } from '../../../strings/generated/quietHours';
import { HoursFields } from '../../delivery/QuietHours/HoursFields';
import { useEditedHours } from '../../delivery/QuietHours/useEditedHours';
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
  const hours = useEditedHours(quietHours);
  const keep = async (changed: ChannelAccount['quietHours']) => {
    await updateChannelAccount(channel, id, { quietHours: changed });
    await onDone();
  };
  const submit = async () => {
    if (hours.complete !== null) await keep(hours.complete);
  };
  return (
    <Form aria-label={words.title} onSubmit={submit}>
      <Text size="dense" tone="muted">
        {words.help}
      </Text>
      <HoursFields hours={hours} />
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
