import type { ContactImport } from '@concordia/api-client';
import { Badge } from '../../../components/Badge';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { type TextOf, useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { RowProblems } from './RowProblems';

interface ImportResultProps {
  run: ContactImport;
  /** Opens the contacts. Without it there is no button. */
  onShowContacts?: () => void;
  onAnother: () => void;
}

const tones = { done: 'positive', failed: 'negative', cancelled: 'neutral' } as const;

export function ImportResult({ run, onShowContacts, onAnother }: ImportResultProps) {
  const words = useStrings(contactImportStrings);
  const state = run.state === 'done' || run.state === 'failed' ? run.state : 'cancelled';
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Inline>
          <Text as="span" weight="medium" dir="auto">
            {run.name}
          </Text>
          <Badge tone={tones[state]}>{words.state[state]}</Badge>
          <Text as="span" size="caption" tone="muted">
            <RelativeTime instant={run.finishedAt ?? run.createdAt} />
          </Text>
        </Inline>
        <div role="status">
          <Text isTabular>{summaryOf(run, words)}</Text>
        </div>
        {state !== 'done' && (
          <Text size="dense" tone="muted">
            {state === 'failed' ? words.keptOfFailed : words.keptOfStopped}
          </Text>
        )}
      </Stack>
      {run.problems > 0 && <RowProblems run={run} />}
      <Inline>
        {onShowContacts && (
          <Button tone="primary" onPress={onShowContacts}>
            {words.show}
          </Button>
        )}
        <Button onPress={onAnother}>{words.again}</Button>
      </Inline>
    </Stack>
  );
}

function summaryOf(run: ContactImport, words: TextOf<typeof contactImportStrings>): string {
  const { rowsRead, added, updated, unchanged, failure } = run;
  if (rowsRead === 0) return failure ?? words.nothingInside;
  const figures = [
    words.rows({ count: rowsRead }),
    words.added({ count: added }),
    words.updated({ count: updated }),
    words.unchanged({ count: unchanged }),
  ];
  return [...(failure === null ? [] : [failure]), figures.join(' · ')].join(' ');
}
