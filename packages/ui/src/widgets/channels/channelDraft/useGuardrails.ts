import { type Guardrails, setGuardrails, useGetGuardrails } from '@concordia/api-client';
import { useDeferredArrival, type WidgetState } from '../../../components/WidgetFrame';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import type { GuardrailsDraft } from './draft';
import { useServerMode } from './useServerMode';
import { saveDraft, useSetupDraft } from './useSetupDraft';

/** What automations may do, and saving it: on the server that holds them to it, and in this browser as the draft. */
export interface GuardrailsKeeper {
  readonly state: WidgetState<GuardrailsDraft>;
  /** Whether a server keeps them; without one they are this browser's alone. */
  readonly hasServer: boolean;
  /** Rejects with what the server refused; nothing is kept then. */
  readonly save: (change: Partial<GuardrailsDraft>) => Promise<void>;
}

const limits = ({ time_zone: _zone, ...rest }: Guardrails): GuardrailsDraft => rest;

/** @param failed what to say when they could not be read. */
export function useGuardrails(failed: string): GuardrailsKeeper {
  const problemWords = useProblemWords();
  const mode = useServerMode();
  const draft = useSetupDraft();
  const { data, error, isValidating, mutate } = useGetGuardrails();
  const hasServer = mode !== 'sim';

  const save = async (change: Partial<GuardrailsDraft>) => {
    const wanted = { ...(hasServer && data !== undefined ? limits(data) : draft.guardrails), ...change };
    if (hasServer) await mutate(await setGuardrails(wanted), { revalidate: false });
    saveDraft((before) => ({ ...before, guardrails: wanted }));
  };

  function stateOf(): WidgetState<GuardrailsDraft> {
    if (!hasServer) return { kind: 'ready', data: draft.guardrails, isRefreshing: false };
    if (data !== undefined) return { kind: 'ready', data: limits(data), isRefreshing: isValidating };
    if (error === undefined || mode === 'checking') return { kind: 'loading' };
    const problem = { title: failed, description: problemWords(error), reference: requestIdOf(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
  return { state: useDeferredArrival(stateOf()), hasServer, save };
}
