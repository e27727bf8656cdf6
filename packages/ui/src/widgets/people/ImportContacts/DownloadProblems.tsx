import type { ContactImport } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { useToast } from '../../../components/Toast';
import { saveFile } from '../../../files/saveFile';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { useProblemWords } from '../../shared/problems';
import { problemsCsv, readAllProblems } from './problemsFile';

export function DownloadProblems({ run }: { run: ContactImport }) {
  const words = useStrings(contactImportStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const csv = problemsCsv(await readAllProblems(run.id), words);
      saveFile(words.problemsFile({ file: run.name }), 'text/csv', csv);
    } catch (problem) {
      toast({ tone: 'destructive', title: words.downloadFailed, description: problemWords(problem) });
    }
    setPending(false);
  };
  return (
    <Button size="small" icon="download" isPending={isPending} onPress={() => void download()}>
      {words.downloadProblems}
    </Button>
  );
}
