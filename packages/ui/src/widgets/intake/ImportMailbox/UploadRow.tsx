import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { importStrings } from '../../../strings/import';
import { requestIdOf } from '../../shared/problems';
import { useUploadProblem } from '../../shared/uploading/useUploadProblem';
import type { Upload } from './uploads';

interface UploadRowProps {
  upload: Upload;
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
}

export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const words = useStrings(importStrings);
  const { id, file, state, sentBytes, problem } = upload;
  const { description, isFinal } = useUploadProblem()(problem);
  if (state === 'failed') {
    return (
      <ErrorState
        size="compact"
        title={words.notReceived({ file: file.name })}
        description={description}
        reference={requestIdOf(problem)}
        onRetry={isFinal ? undefined : () => onRetry(id)}
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
