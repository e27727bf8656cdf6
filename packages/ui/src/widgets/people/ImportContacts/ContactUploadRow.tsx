import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { ProgressBar } from '../../../components/ProgressBar';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { requestIdOf } from '../../shared/problems';
import { useUploadProblem } from '../../shared/uploading/useUploadProblem';
import type { ContactUpload } from './useContactUpload';

interface ContactUploadRowProps {
  upload: ContactUpload;
  onRetry: () => void;
  onLeave: () => void;
}

export function ContactUploadRow({ upload: { file, sentBytes, problem }, onRetry, onLeave }: ContactUploadRowProps) {
  const words = useStrings(contactImportStrings);
  const { description, isFinal } = useUploadProblem()(problem);
  if (problem !== undefined) {
    return (
      <ErrorState
        size="compact"
        title={words.notReceived({ file: file.name })}
        description={description}
        reference={requestIdOf(problem)}
        onRetry={isFinal ? undefined : onRetry}
        actions={
          <Button size="small" tone="quiet" onPress={onLeave}>
            {words.leave}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="sm">
      <ProgressBar
        label={file.name}
        value={sentBytes}
        maxValue={file.size}
        valueLabel={words.sent({ done: sentBytes, whole: file.size })}
      />
      <Inline>
        <Button size="small" onPress={onLeave}>
          {words.stop}
        </Button>
      </Inline>
    </Stack>
  );
}
