import type { ContactImport } from '@concordia/api-client';
import { useState } from 'react';
import { useProblemWords } from '../../shared/problems';

type OnChanged = (run: ContactImport) => void;

export function useContactImportChange() {
  const problemWords = useProblemWords();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function run(call: () => Promise<ContactImport>, told: OnChanged): Promise<void> {
    setPending(true);
    setRefusal(null);
    try {
      told(await call());
    } catch (problem) {
      setRefusal(problemWords(problem));
    }
    setPending(false);
  }
  return { change: (call: () => Promise<ContactImport>, told: OnChanged) => void run(call, told), isPending, refusal };
}
