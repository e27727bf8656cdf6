import { getListImportProblemsUrl, type ImportProblem } from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { importStrings } from '../../../strings/import';
import { ProblemsDisclosure } from '../../shared/parts/ProblemsDisclosure';

interface ImportProblemsProps {
  importId: string;
  /** Greater than 0. */
  count: number;
}

/** The messages that could not be read, with reason and position in the file. */
export function ImportProblems({ importId, count }: ImportProblemsProps) {
  const words = useStrings(importStrings);
  return (
    <ProblemsDisclosure
      titles={[words.showProblems({ count }), words.hideProblems({ count })]}
      url={getListImportProblemsUrl(importId, { limit: 50 })}
      words={words}
      likely={likelyProblem}
      where={({ subject, file, ordinal, positionBytes }) => [
        ...(subject === null ? [] : [words.subject({ subject })]),
        ...(file === null ? [] : [file]),
        words.place({ ordinal, byte: positionBytes }),
      ]}
    />
  );
}

const likelyProblem: ImportProblem = {
  id: 'loading',
  ordinal: 1_204,
  positionBytes: 412_003_220,
  file: null,
  code: 'loading',
  reason: 'Why this message could not be read',
  subject: 'Its subject, where it had one',
};
