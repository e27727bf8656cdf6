import { useState } from 'react';
import { Form, FormActions, SubmitButton } from '../../../components/Form';
import { TimeField } from '../../../components/TimeField';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { nightOpsStrings } from '../../../strings/nightOps';
import type { GuardrailsDraft } from '../../channels/channelDraft/draft';

interface BriefTimeProps {
  /** `HH:MM`. */
  time: string;
  onSave: (change: Partial<GuardrailsDraft>) => Promise<void>;
}

/** The time of the morning brief. The save button appears once the time has changed. */
export function BriefTime({ time, onSave }: BriefTimeProps) {
  const words = useStrings(nightOpsStrings);
  const { saved, savedHelp } = useStrings(connectionStrings);
  const toast = useToast();
  const [shown, setShown] = useState<string | null>(time);
  const save = async () => {
    if (shown === null) return;
    await onSave({ brief_time: shown });
    toast({ tone: 'success', title: saved, description: savedHelp });
  };
  return (
    <Form aria-label={words.time} onSubmit={save}>
      <TimeField label={words.time} description={words.timeHelp} isRequired value={shown} onChange={setShown} />
      {shown !== null && shown !== time && (
        <FormActions>
          <SubmitButton tone="secondary" size="small">
            {words.saveTime}
          </SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}
