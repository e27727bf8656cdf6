import type { RetentionPreview } from '@concordia/api-client';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { dataProtectionStrings } from '../../../strings/generated/dataProtection';
import { useProblemWords } from '../../shared/problems';

interface DeletionPreviewProps {
  preview: RetentionPreview | undefined;
  problem: unknown;
}

/** How many messages a setting would delete. */
export function DeletionPreview({ preview, problem }: DeletionPreviewProps) {
  const words = useStrings(dataProtectionStrings);
  const problemWords = useProblemWords();
  const day = useDateFormat({ dateStyle: 'long' });
  const hasFailed = preview === undefined && problem !== undefined;
  return (
    <div role="status">
      <Text size="dense" tone={hasFailed ? 'negative' : 'muted'} isTabular>
        {hasFailed
          ? words.countFailed({ why: problemWords(problem) })
          : preview === undefined
            ? words.counting
            : words.wouldGo({ messages: preview.messages, before: day.format(new Date(preview.before)) })}
      </Text>
    </div>
  );
}
