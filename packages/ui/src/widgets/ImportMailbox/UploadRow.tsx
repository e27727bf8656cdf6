import { Button } from '../../components/Button';
import { ErrorState } from '../../components/ErrorState';
import { ProgressBar } from '../../components/ProgressBar';
import { formatBytes } from './amounts';
import * as styles from './ImportMailbox.css';
import { problemWords } from './problemWords';
import type { Upload } from './uploads';

interface UploadRowProps {
  upload: Upload;
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
}

/** A file on its way to the server. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { id, file, state, sentBytes, problem } = upload;
  if (state === 'failed') {
    return (
      <ErrorState
        size="compact"
        title={`${file.name} was not received`}
        description={problemWords(problem)}
        onRetry={() => onRetry(id)}
        actions={
          <Button size="small" tone="quiet" onPress={() => onRemove(id)}>
            Leave it
          </Button>
        }
      />
    );
  }
  const isSending = state === 'sending';
  return (
    <div className={styles.run}>
      <ProgressBar
        label={file.name}
        value={isSending ? sentBytes : 0}
        max={file.size}
        valueLabel={
          isSending ? `${formatBytes(sentBytes)} of ${formatBytes(file.size)} sent` : 'waits for the file before it'
        }
      />
      <div className={styles.actions}>
        <Button size="small" onPress={() => onRemove(id)}>
          {isSending ? 'Stop' : 'Leave it'}
        </Button>
      </div>
    </div>
  );
}
