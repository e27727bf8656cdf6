import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { importStrings } from '../../../strings/import';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import type { Upload } from './uploads';

interface UploadRowProps {
  upload: Upload;
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
}

export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const words = useStrings(importStrings);
  const problemWords = useProblemWords();
  const { id, file, state, sentBytes, problem } = upload;
  if (state === 'failed') {
    return (
      <ErrorState
        size="compact"
        title={words.notReceived({ file: file.name })}
        description={problemWords(problem)}
        reference={requestIdOf(problem)}
        onRetry={() => onRetry(id)}
        actions={
          <Button size="small" tone="quiet" onPress={() => onRemove(id)}>
            {words.leave}
          </Button>
        }
      />
    );
  }
  const isSending = state === 'sending';
  return (
    <Stack gap="sm">
      <ProgressBar
        label={file.name}
        value={isSending ? sentBytes : 0}
        maxValue={file.size}
        valueLabel={isSending ? words.sent({ done: sentBytes, whole: file.size }) : words.waits}
      />
      <Inline>
        <Button size="small" onPress={() => onRemove(id)}>
          {isSending ? words.stop : words.leave}
        </Button>
      </Inline>
    </Stack>
  );
}
