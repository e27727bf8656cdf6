import { type Guardrails, setGuardrails, useGetGuardrails } from '@concordia/api-client';
import { useDeferredArrival, type WidgetState } from '../../../components/WidgetFrame';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import type { GuardrailsDraft } from './draft';
import { useServerMode } from './useServerMode';
import { saveDraft, useSetupDraft } from './useSetupDraft';

/** The guardrails and how to save them: on the server, which enforces them, and in the browser's draft. */
export interface GuardrailsKeeper {
  readonly state: WidgetState<GuardrailsDraft>;
  /** Without a server the guardrails exist in this browser only. */
  readonly hasServer: boolean;
  /** Rejects with the server's error and then saves nothing. */
  readonly save: (change: Partial<GuardrailsDraft>) => Promise<void>;
}

const limits = ({ time_zone: _zone, ...rest }: Guardrails): GuardrailsDraft => rest;

/** @param failed the title if loading fails. */
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
