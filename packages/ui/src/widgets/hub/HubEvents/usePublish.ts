import { publishEvent } from '@concordia/api-client';
import { useState } from 'react';
import type { FormValues } from '../../../components/Form';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { hubEventStrings } from '../../../strings/generated/hubEvent';
import { useProblemWords } from '../../shared/problems';
import { readPayload } from './payload';

/**
 * Submits the form.
 *
 * @param onPublished called once the server has the event. Server errors are rethrown, so that the form shows them at its fields.
 */
export function usePublish(onPublished: () => void) {
  const words = useStrings(hubEventStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const [isPublishing, setPublishing] = useState(false);
  const publish = async (values: FormValues) => {
    const read = readPayload(values.text('payload'));
    if (read.kind !== 'object') return;
    const key = values.text('idempotency_key');
    setPublishing(true);
    try {
      await publishEvent({
        topic: values.text('topic'),
        payload: read.payload,
        ...(key !== '' && { idempotency_key: key }),
      });
    } catch (problem) {
      toast({ tone: 'destructive', title: words.publishFailed, description: problemWords(problem) });
      throw problem;
    } finally {
      setPublishing(false);
    }
    toast({ tone: 'success', title: words.publishedToast });
    onPublished();
  };
  return { publish, isPublishing };
}
