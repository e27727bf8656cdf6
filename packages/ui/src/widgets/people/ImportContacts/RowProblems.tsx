import { type ContactImport, type ContactImportProblem, getListContactImportProblemsUrl } from '@concordia/api-client';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { ProblemsDisclosure } from '../../shared/parts/ProblemsDisclosure';
import { DownloadProblems } from './DownloadProblems';

/** Rows that could not be imported, with value and reason. */
export function RowProblems({ run }: { run: ContactImport }) {
  const words = useStrings(contactImportStrings);
  const count = run.problems;
  return (
    <Stack gap="sm">
      <ProblemsDisclosure
        titles={[words.showProblems({ count }), words.hideProblems({ count })]}
        url={getListContactImportProblemsUrl(run.id, { limit: 50 })}
        words={words}
        likely={likelyProblem}
        where={({ row, field, value }) => [
          words.row({ row }),
          ...(field === null ? [] : [words.field[field]]),
          ...(value === null ? [] : [words.value({ value })]),
        ]}
      />
      <Inline>
        <DownloadProblems run={run} />
      </Inline>
    </Stack>
  );
}

const likelyProblem: ContactImportProblem = {
  id: 'loading',
  row: 1_204,
  field: 'email',
  code: 'MALFORMED',
  reason: 'Why this could not be used',
  value: 'What stands there',
};
