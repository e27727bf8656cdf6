import { EngagementTestType, testEngagementEvent } from '@concordia/api-client';
import { useState } from 'react';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { emailSetupStrings } from '../../../strings/generated/emailSetup';
import { STEP_TIMEOUT_MS } from '../channelDraft/runSteps';
import type { Account } from './useAccount';

/** The recipient of the simulated event if no sender address is set. */
const DEFAULT_ADDRESS = 'test@example.com';

/** Sends a simulated event of the provider and reports the result. `null` for providers without events. */
export function useEnrichmentTest({ provider, settings }: Account) {
  const words = useStrings(emailSetupStrings);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const type = Object.values(EngagementTestType).find((one) => one === provider);
  if (type === undefined) return null;
  const test = async () => {
    setBusy(true);
    const email = settings.fromAddress || DEFAULT_ADDRESS;
    try {
      const signal = AbortSignal.timeout(STEP_TIMEOUT_MS);
      const { ok, error } = await testEngagementEvent({ type, eventType: 'open', email }, { signal });
      if (ok) toast({ tone: 'success', title: words.testDone });
      else toast({ tone: 'destructive', title: words.testFailed, description: error ?? words.testFailedHelp });
    } catch {
      toast({ tone: 'destructive', title: words.networkError, description: words.networkErrorHelp });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, test };
}
