import type { DealImportProblem, DealImportResult } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { dealImportStrings } from '../../../strings/generated/dealImport';

interface DealImportReportProps {
  /** The file's. */
  name: string;
  result: DealImportResult;
  onDone: () => void;
  onAnother: () => void;
}

/** Rows shown at first. */
const SHOWN = 50;

/** What was imported, and which rows were not. */
export function DealImportReport({ name, result, onDone, onAnother }: DealImportReportProps) {
  const words = useStrings(dealImportStrings);
  const { added, updated, unchanged, problems } = result;
  const counts = [
    words.added({ count: added }),
    words.updated({ count: updated }),
    words.unchanged({ count: unchanged }),
  ];
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <div role="status">
          <Text isTabular>{counts.join(' · ')}</Text>
          <Text isTabular>{words.notImported({ count: problems.length })}</Text>
        </div>
        {problems.length > 0 && (
          <Text size="dense" tone="muted">
            {words.correct}
          </Text>
        )}
      </Stack>
      {problems.length > 0 && <Problems problems={problems} />}
      <Inline>
        <Button tone="primary" onPress={onDone}>
          {words.done}
        </Button>
        <Button onPress={onAnother}>{words.another}</Button>
      </Inline>
    </Stack>
  );
}

function Problems({ problems }: { problems: readonly DealImportProblem[] }) {
  const words = useStrings(dealImportStrings);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? problems : problems.slice(0, SHOWN);
  const rest = problems.length - shown.length;
  return (
    <Stack gap="md">
      <Stack as="ul" gap="sm" hasDividers aria-label={words.rows}>
        {shown.map((problem) => (
          <Problem key={problem.row} problem={problem} />
        ))}
      </Stack>
      {rest > 0 && (
        <Inline>
          <Button size="small" onPress={() => setWhole(true)}>
            {words.moreRows({ count: rest })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Problem({ problem: { row, code, field, value } }: { problem: DealImportProblem }) {
  const words = useStrings(dealImportStrings);
  const where = [
    words.row({ row }),
    ...(value === null ? [] : [words.valueOf({ field: words.field[field ?? 'title'], value })]),
  ];
  return (
    <li>
      <Text size="dense">{words.reason[code]}</Text>
      <Text size="caption" tone="muted">
        <bdi>{where.join(' · ')}</bdi>
      </Text>
    </li>
  );
}
