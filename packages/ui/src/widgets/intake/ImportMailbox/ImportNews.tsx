import { type ImportRun, useListImports } from '@concordia/api-client';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../components/Toast';
import { endedSince } from './endedSince';
import { summaryWords } from './runWords';
import { useRunWords } from './useRunWords';

/** Shows a toast on any screen when an import ends. Renders nothing. */
export function ImportNews(): null {
  const { data: runs } = useListImports({ limit: 20 });
  const toast = useToast();
  const words = useRunWords();
  const before = useRef<readonly ImportRun[]>([]);

  useEffect(() => {
    if (runs === undefined) return;
    const { ended, state } = words.imports;
    for (const run of endedSince(before.current, runs)) {
      // No toast for a cancelled run: the user stopped it.
      if (run.state === 'done') {
        toast({
          tone: 'success',
          title: ended({ file: run.name, state: state.done }),
          description: summaryWords(run, words),
        });
      } else if (run.state === 'failed') {
        const description = run.failure ?? undefined;
        toast({ tone: 'destructive', title: ended({ file: run.name, state: state.failed }), description });
      }
    }
    before.current = runs;
  }, [runs, toast, words]);

  return null;
}
