import { type ImportRun, useListImports } from '@concordia/api-client';
import { useEffect, useRef } from 'react';
import { useToast } from '../../components/Toast';
import { endedSince } from './endedSince';
import { isActive, isResumable, stateWords, summaryWords } from './runWords';

/**
 * Says so in a toast when an import that was at work has ended, wherever one is looking then.
 *
 * @returns whether one is unfinished: at work, or, being the latest, stopped on its way. False while that is unknown.
 */
export function useImportNews(): boolean {
  const { data: runs } = useListImports({ limit: 20 });
  const toast = useToast();
  const before = useRef<readonly ImportRun[]>([]);

  useEffect(() => {
    if (runs === undefined) return;
    for (const run of endedSince(before.current, runs)) {
      // Who stopped one knows it.
      if (run.state === 'done') {
        toast({ tone: 'success', title: `${run.name}: ${stateWords.done}`, description: summaryWords(run) });
      } else if (run.state === 'failed') {
        const description = run.failure ?? undefined;
        toast({ tone: 'destructive', title: `${run.name}: ${stateWords.failed}`, description });
      }
    }
    before.current = runs;
  }, [runs, toast]);

  return runs?.some((run, index) => isActive(run) || (index === 0 && isResumable(run))) ?? false;
}
