import { type ImportRun, useListImports } from '@concordia/api-client';
import { useEffect, useRef } from 'react';
import { useToast } from '../../components/Toast';
import { endedSince } from './endedSince';
import { isActive, stateWords, summaryWords } from './runWords';

/**
 * Says so in a toast when an import that was at work has ended, wherever one is looking then.
 *
 * @returns whether one is at work; `undefined` while that is unknown.
 */
export function useImportNews(): boolean | undefined {
  const { data: runs } = useListImports({ limit: 20 });
  const toast = useToast();
  const before = useRef<readonly ImportRun[]>([]);

  useEffect(() => {
    if (runs === undefined) return;
    for (const run of endedSince(before.current, runs)) {
      const isDone = run.state === 'done';
      toast({
        tone: isDone ? 'success' : run.state === 'failed' ? 'destructive' : 'neutral',
        title: `${run.name}: ${stateWords[run.state]}`,
        description: isDone ? summaryWords(run) : (run.failure ?? undefined),
      });
    }
    before.current = runs;
  }, [runs, toast]);

  return runs?.some(isActive);
}
