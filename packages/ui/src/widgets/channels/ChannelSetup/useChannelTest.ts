import { updateChannel } from '@concordia/api-client';
import { useToast } from '../../../components/Toast';
import { useDateFormat, useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { connectionTestStrings } from '../../../strings/generated/connectionTest';
import { useProblemWords } from '../../shared/problems';
import { withConnected } from '../channelDraft/draftSettings';
import { isPassed, type StepState } from '../channelDraft/runSteps';
import { simulatedPlan, type TestId, testPlan } from '../channelDraft/testPlan';
import type { ChannelState } from '../channelDraft/useChannelStates';
import { useConnectionTest } from '../channelDraft/useConnectionTest';
import { saveDraft } from '../channelDraft/useSetupDraft';
import type { Account } from './useAccount';
import { webhookOf } from './WebhookAddress';

/** Reports the result of a test; panels differ in their wording. */
export interface TestReport {
  readonly passed: (isSimulated: boolean) => void;
  /** @param ends the final state of each step. */
  readonly failed: (ends: readonly StepState[]) => void;
}

/** Tests one channel: saves unsaved settings, makes the calls, and connects the channel if all pass. */
export function useChannelTest(state: ChannelState, account: Account, reread: () => Promise<void>, report: TestReport) {
  const words = useStrings(connectionTestStrings);
  const { name } = useStrings(connectionStrings);
  const toast = useToast();
  const sayError = useSayError();
  const { run, start, cancel } = useConnectionTest<TestId>();
  const instant = useDateFormat({ dateStyle: 'medium', timeStyle: 'medium' });
  const { channel, connection } = state;

  const connect = async () => {
    saveDraft((before) => withConnected(before, channel, true));
    // A passed test connects the channel (specification, section 4); a simulated one stays simulated.
    if (connection?.mode === 'not_connected') await updateChannel(channel, { mode: 'live' });
    if (connection !== null) await reread();
  };
  const test = async (recipient: string) => {
    try {
      if (account.isChanged) await account.save();
      const { settings } = account;
      const subject = {
        channel,
        settings,
        webhookUrl: webhookOf(state, account),
        recipient,
        words,
        at: instant.format(Date.now()),
      };
      const steps = connection === null ? simulatedPlan(subject) : testPlan(subject);
      if (steps.length === 0) {
        toast({ tone: 'destructive', title: words.noTester({ channelName: name[channel] }) });
        return;
      }
      const ends = await start(steps);
      if (ends.some(({ is }) => is === 'cancelled')) return;
      const failed = ends.filter((end) => !isPassed(end));
      if (failed.length === 0) await connect();
      else if (connection !== null) await reread();
      if (failed.length > 0) report.failed(failed);
      else report.passed(ends.some((end) => end.is === 'answered' && end.isSimulated));
    } catch (reason) {
      sayError(channel, reason);
    }
  };
  return { run, test, cancel };
}

/** The toasts of a channel test (specification, section 8). */
export function useUsualReport({ channel }: ChannelState): TestReport {
  const words = useStrings(connectionTestStrings);
  const { name } = useStrings(connectionStrings);
  const toast = useToast();
  const sayError = useSayError();
  return {
    passed: (isSimulated) => {
      const description = isSimulated ? words.passedSimulatedHelp : words.passedHelp;
      toast({ tone: 'success', title: words.passed({ channelName: name[channel] }), description });
    },
    failed: (ends) => {
      const thrown = ends.find((end) => end.is === 'thrown');
      if (thrown !== undefined) sayError(channel, thrown.reason);
      else toast({ tone: 'destructive', title: words.issues, description: words.issuesHelp({ failed: ends.length }) });
    },
  };
}

/** For calls that fail without a result. */
function useSayError(): (channel: ChannelState['channel'], reason: unknown) => void {
  const words = useStrings(connectionTestStrings);
  const { name } = useStrings(connectionStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  return (channel, reason) => {
    const said =
      reason instanceof TypeError ? words.networkError({ channelName: name[channel] }) : problemWords(reason);
    toast({ tone: 'destructive', title: words.error, description: said || words.unknownError });
  };
}
