import { type ContactImportProblem, listContactImportProblems, pageOf } from '@concordia/api-client';
import { csvOf } from '../../../files/csv';
import type { TextOf } from '../../../locale';
import type { contactImportStrings } from '../../../strings/generated/contactImport';

type Words = Pick<TextOf<typeof contactImportStrings>, 'field' | 'problemColumns'>;

/** The API's page limit. */
const PAGE = 200;

export async function readAllProblems(importId: string): Promise<ContactImportProblem[]> {
  const problems: ContactImportProblem[] = [];
  let cursor: string | null = null;
  do {
    const page: ContactImportProblem[] = await listContactImportProblems(importId, {
      limit: PAGE,
      ...(cursor !== null && { cursor }),
    });
    problems.push(...page);
    cursor = pageOf(page).nextCursor;
  } while (cursor !== null);
  return problems;
}

export function problemsCsv(problems: readonly ContactImportProblem[], { field, problemColumns }: Words): string {
  const { row, value, reason } = problemColumns;
  const lines = [
    [row, problemColumns.field, value, reason],
    ...problems.map((one) => [
      String(one.row),
      one.field === null ? '' : field[one.field],
      one.value ?? '',
      one.reason,
    ]),
  ];
  return csvOf(lines);
}
