import { subscribeWebhook, updateSubscription } from '@concordia/api-client';
import { useState } from 'react';
import type { FormValues } from '../../../components/Form';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { hubWebhookStrings } from '../../../strings/generated/hubWebhook';
import { useProblemWords } from '../../shared/problems';
import { readFilter } from './filterText';
import type { SubscriptionDialogProps } from './SubscriptionDialog';
import { shownKeyOf } from './shownKey';

/** Creates or updates a subscription. Server errors are rethrown, so that the form shows them at its fields. */
export function useSaveSubscription({ subscription, onClose, onChange, onKey }: SubscriptionDialogProps) {
  const words = useStrings(hubWebhookStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);

  async function send(values: FormValues) {
    const about = fieldsOf(values);
    if (subscription !== null) {
      await updateSubscription(subscription.id, about);
      toast({ tone: 'success', title: words.saved });
      return;
    }
    const signature = values.text('signature') === 'v1a' ? 'v1a' : 'v1';
    const made = await subscribeWebhook({ ...about, module_name: values.text('module_name'), signature });
    toast({ tone: 'success', title: words.created });
    const shown = shownKeyOf(made.secret, made.public_key);
    if (shown !== null) onKey(shown);
  }

  const save = async (values: FormValues) => {
    setSaving(true);
    try {
      await send(values);
    } catch (problem) {
      const title = subscription === null ? words.createFailed : words.changeFailed;
      toast({ tone: 'destructive', title, description: problemWords(problem) });
      throw problem;
    } finally {
      setSaving(false);
    }
    onClose();
    await onChange();
  };
  return { save, isSaving };
}

function fieldsOf(values: FormValues) {
  const read = readFilter(values.text('filter'));
  return {
    topic: values.text('topic'),
    webhook_url: values.text('webhook_url'),
    filter: read.kind === 'filter' ? read.filter : null,
    allow_private_network: values.isOn('allow_private_network'),
  };
}
