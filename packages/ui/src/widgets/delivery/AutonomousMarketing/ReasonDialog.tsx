import { type Campaign, pauseCampaign, resumeCampaign, stopCampaign } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Form, FormActions, type FormValues, needed, SubmitButton } from '../../../components/Form';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { campaignStrings } from '../../../strings/campaign';
import type { ExplainedAction } from './availableActions';
import { useRereadCampaigns } from './useRereadCampaigns';

const LONGEST = 500;

const CALLS = { pause: pauseCampaign, resume: resumeCampaign, stop: stopCampaign } as const;

export interface ReasonDialogProps {
  campaign: Campaign;
  action: ExplainedAction;
  onClose: () => void;
}

/** Asks for a reason for the log, then runs the action. */
export function ReasonDialog({ campaign: { id, name }, action, onClose }: ReasonDialogProps) {
  const words = useStrings(campaignStrings);
  const reread = useRereadCampaigns();
  const submit = async (values: FormValues) => {
    await CALLS[action](id, { reason: values.text('reason') });
    await reread();
    onClose();
  };
  return (
    <Dialog title={words.ask[action]({ name })} size="small" isOpen onOpenChange={(stays) => !stays && onClose()}>
      <Form aria-label={words.ask[action]({ name })} onSubmit={submit}>
        <Text tone="muted">{words.askHelp[action]}</Text>
        <TextField
          name="reason"
          label={words.reason}
          description={words.reasonHelp}
          maxLength={LONGEST}
          isRequired
          validate={needed(words.reasonNeeded)}
        />
        <FormActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <SubmitButton tone={action === 'stop' ? 'danger' : 'primary'}>{words[action]}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
