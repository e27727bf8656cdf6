import { rotateSubscriptionSecret, type Subscription } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { NumberField } from '../../../components/NumberField';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import { type ShownKey, shownKeyOf } from './shownKey';

export interface RotateDialogProps {
  subscription: Subscription;
  onClose: () => void;
  onChange: () => Promise<void>;
  onKey: (shownKey: ShownKey) => void;
}

const OVERLAP = { least: 0, usual: 24, most: 168 } as const;

/** Asks how long the old secret keeps signing beside the new one. */
export function RotateDialog({ subscription: { id }, onClose, onChange, onKey }: RotateDialogProps) {
  const words = useStrings(hubWebhookStrings);
  const rotate = async (values: FormValues) => {
    const { secret, public_key } = await rotateSubscriptionSecret(id, {
      overlap_hours: values.number('overlap_hours') ?? OVERLAP.usual,
    });
    onClose();
    const shown = shownKeyOf(secret, public_key);
    if (shown !== null) onKey(shown);
    await onChange();
  };
  return (
    <Dialog
      title={words.rotateTitle}
      isOpen
      isDismissable={false}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Form aria-label={words.rotateTitle} onSubmit={rotate}>
        <Text>{words.rotateHelp}</Text>
        <NumberField
          name="overlap_hours"
          label={words.overlap}
          description={words.overlapHelp}
          defaultValue={OVERLAP.usual}
          minValue={OVERLAP.least}
          maxValue={OVERLAP.most}
          isRequired
        />
        <FormActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton>{words.rotateNow}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
