import {
  type BriefDelivery as Delivery,
  emailMorningBrief,
  setBriefDelivery,
  useGetBriefDelivery,
} from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { RelativeTime } from '../../../components/RelativeTime';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Switch } from '../../../components/Switch';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toast';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { morningBriefStrings } from '../../../strings/morningBrief';
import { useAction } from '../../channels/setup';
import { requestIdOf, useProblemWords } from '../../shared/problems';

export function BriefDelivery() {
  const words = useStrings(morningBriefStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useGetBriefDelivery();
  const keep = async (delivery: Delivery) => {
    await mutate(delivery, { revalidate: false });
  };
  return (
    <WidgetFrame
      title={words.delivery}
      headingLevel={3}
      isHeadingHidden
      state={stateOf()}
      skeleton={<SkeletonShape shape="block" height="6rem" />}
      empty={null}
    >
      {(delivery) => <DeliveryForm key={JSON.stringify(delivery)} delivery={delivery} onChange={keep} />}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<Delivery> {
    if (data !== undefined) return { kind: 'ready', data, isRefreshing: isValidating };
    if (error === undefined) return { kind: 'loading' };
    const problem = { title: words.deliveryFailed, description: problemWords(error), reference: requestIdOf(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
}

interface DeliveryFormProps {
  delivery: Delivery;
  onChange: (delivery: Delivery) => Promise<void>;
}

function DeliveryForm({ delivery, onChange }: DeliveryFormProps) {
  const words = useStrings(morningBriefStrings);
  const toast = useToast();
  const [isOn, setOn] = useState(delivery.isOn);
  const [address, setAddress] = useState(delivery.address ?? '');
  const save = async (values: FormValues) => {
    const typed = values.text('address').trim();
    const kept = await setBriefDelivery({ isOn, address: typed === '' ? null : typed });
    toast({
      tone: 'success',
      title: words.savedDelivery,
      description: kept.isOn && kept.address !== null ? words.deliveryOn({ address: kept.address }) : words.deliveryOff,
    });
    await onChange(kept);
  };
  const isChanged = isOn !== delivery.isOn || address.trim() !== (delivery.address ?? '');
  return (
    <Stack gap="sm">
      <Form aria-label={words.delivery} onSubmit={save}>
        <Switch place="end" isSelected={isOn} description={words.deliveryHelp} onChange={setOn}>
          {words.deliverySwitch}
        </Switch>
        {(isOn || address !== '') && (
          <TextField
            name="address"
            type="email"
            autoComplete="email"
            label={words.address}
            isRequired={isOn}
            value={address}
            onChange={setAddress}
            validate={(typed) => (typed === '' || /^\S+@\S+$/.test(typed.trim()) ? null : words.addressWrong)}
          />
        )}
        {isChanged && (
          <FormActions>
            <SubmitButton tone="secondary" size="small">
              {words.saveDelivery}
            </SubmitButton>
          </FormActions>
        )}
      </Form>
      {!isChanged && <LastSent delivery={delivery} onChange={onChange} />}
    </Stack>
  );
}

function LastSent({ delivery, onChange }: DeliveryFormProps) {
  const words = useStrings(morningBriefStrings);
  const toast = useToast();
  const action = useAction();
  const [isSending, setSending] = useState(false);
  const { address, lastSentAt, lastFailure } = delivery;
  const send = async () => {
    setSending(true);
    await action(async () => {
      await onChange(await emailMorningBrief());
      toast({ tone: 'success', title: words.sentNow });
    }, words.notSent);
    setSending(false);
  };
  return (
    <Stack gap="sm" align="start">
      {lastFailure !== null && (
        <Text size="caption" tone="negative">
          {words.lastFailure({ reason: lastFailure })}
        </Text>
      )}
      {lastFailure === null && lastSentAt !== null && (
        <Text size="caption" tone="muted">
          {words.lastSent} <RelativeTime instant={lastSentAt} />
        </Text>
      )}
      {address !== null && (
        <Button size="small" icon="send" isPending={isSending} onPress={() => void send()}>
          {words.sendNow}
        </Button>
      )}
    </Stack>
  );
}
