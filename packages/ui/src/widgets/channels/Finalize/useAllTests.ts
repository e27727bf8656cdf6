import type { Channel } from '@concordia/domain';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/Toast';
import { useDateFormat, useStrings } from '../../../locale';
import { finalizeStrings } from '../../../strings/finalize';
import { connectionTestStrings } from '../../../strings/generated/connectionTest';
import { useProblemWords } from '../../shared/problems';
import { withConnected } from '../channelDraft/draftSettings';
import { isPassed, runSteps, STEP_TIMEOUT_MS, type StepState } from '../channelDraft/runSteps';
import { isTestPublic, needsRecipient, simulatedPlan, testPlan } from '../channelDraft/testPlan';
import type { ChannelState } from '../channelDraft/useChannelStates';
import { saveDraft } from '../channelDraft/useSetupDraft';

export type ChannelResult =
  | { readonly is: 'waiting' | 'running' | 'cancelled' }
  | { readonly is: 'passed'; readonly isSimulated: boolean }
  | { readonly is: 'failed'; readonly failed: number; readonly why: string | null };

export type Results = readonly { readonly channel: Channel; readonly result: ChannelResult }[];

/** Connected, simulated or complete channels; without a server, all of them. */
export const isTestable = ({ connection }: ChannelState): boolean =>
  connection === null ||
  connection.mode !== 'not_connected' ||
  (connection.provider !== null && connection.missing.length === 0);

export const isPublished = ({ channel, connection }: ChannelState): boolean =>
  isTestPublic(channel) && connection !== null && connection.mode !== 'simulated';

/** Whether its test skips the steps that need a recipient. */
export const isUnsent = ({ channel, connection }: ChannelState): boolean =>
  !isTestPublic(channel) && channel !== 'email' && connection !== null && connection.mode !== 'simulated';

/** Tests all channels in sequence. Unlike a single test it connects none: going live is confirmed in the channel's panel. */
export function useAllTests(states: readonly ChannelState[], reread: () => Promise<void>) {
  const words = useStrings(finalizeStrings);
  const testWords = useStrings(connectionTestStrings);
  const problemWords = useProblemWords();
  const instant = useDateFormat({ dateStyle: 'medium', timeStyle: 'medium' });
  const toast = useToast();
  const [results, setResults] = useState<Results>([]);
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const testOne = async ({ channel, connection }: ChannelState, signal: AbortSignal): Promise<ChannelResult> => {
    const { settings = {}, webhookUrl = null } = connection ?? {};
    const at = instant.format(Date.now());
    const subject = { channel, settings, webhookUrl, recipient: '', words: testWords, at };
    // Real messages need a recipient, which only the channel's panel asks for.
    const isMadeUp = connection === null || connection.mode === 'simulated';
    const steps = connection === null ? simulatedPlan(subject) : testPlan(subject);
    const ends = await runSteps({
      steps: steps.filter(({ id }) => isMadeUp || !needsRecipient(id)),
      signal,
      timeout: () => AbortSignal.timeout(STEP_TIMEOUT_MS),
      onChange: () => undefined,
    });
    return resultOf(ends, (end) => whyOf(end, problemWords, testWords.late));
  };

  const test = async () => {
    const tested = states.filter(isTestable);
    const own = new AbortController();
    stop.current = own;
    setRunning(true);
    setResults(tested.map(({ channel }) => ({ channel, result: { is: 'waiting' } })));
    const put = (channel: Channel, result: ChannelResult) =>
      setResults((before) => before.map((one) => (one.channel === channel ? { channel, result } : one)));
    const ends: ChannelResult[] = [];
    for (const state of tested) {
      put(state.channel, { is: 'running' });
      const result = await testOne(state, own.signal);
      if (result.is === 'passed' && state.connection?.mode !== 'not_connected')
        saveDraft((before) => withConnected(before, state.channel, true));
      put(state.channel, result);
      ends.push(result);
    }
    setRunning(false);
    if (own.signal.aborted) return;
    await reread();
    const failed = ends.reduce((sum, end) => sum + (end.is === 'failed' ? end.failed : 0), 0);
    if (failed === 0) toast({ tone: 'success', title: words.allPassed({ count: tested.length }) });
    else toast({ tone: 'destructive', title: words.issues, description: words.issuesHelp({ failed }) });
  };
  return { results, isRunning, test, cancel: () => stop.current?.abort() };
}

function resultOf(ends: readonly StepState[], why: (end: StepState) => string | null): ChannelResult {
  if (ends.some(({ is }) => is === 'cancelled')) return { is: 'cancelled' };
  const failed = ends.filter((end) => !isPassed(end));
  const [first] = failed;
  if (first === undefined)
    return { is: 'passed', isSimulated: ends.some((end) => end.is === 'answered' && end.isSimulated) };
  return { is: 'failed', failed: failed.length, why: why(first) };
}

function whyOf(end: StepState, problemWords: (problem: unknown) => string, late: string): string | null {
  if (end.is === 'thrown') return problemWords(end.reason);
  if (end.is === 'late') return late;
  return end.is === 'answered' ? end.message : null;
}
