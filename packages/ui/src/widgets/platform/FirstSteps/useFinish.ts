import { type FirstSteps, updateFirstSteps } from '@concordia/api-client';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { firstStepsStrings } from '../../../strings/generated/firstSteps';
import { isAllDone } from './steps';

/**
 * Says when the last step is done, and keeps the checklist away from then on, also when a view is deleted later. For the place that shows the list: the
 * list itself leaves at that moment.
 *
 * @param data `undefined` until known, and where there is no checklist.
 */
export function useFinish(data: FirstSteps | undefined): void {
  const words = useStrings(firstStepsStrings);
  const toast = useToast();
  const wasOpen = useRef(false);
  const isDone = data === undefined ? null : isAllDone(data);
  const isPutAway = data?.isPutAway === true;
  useEffect(() => {
    if (isDone === null) return;
    if (isDone && wasOpen.current && !isPutAway) {
      toast({ tone: 'success', title: words.allDone, description: words.allDoneHelp });
      // If it is not stored, the list stays away as long as all steps are done.
      updateFirstSteps({ isPutAway: true }).catch(() => undefined);
    }
    wasOpen.current = !isDone;
  }, [isDone, isPutAway, toast, words]);
}
