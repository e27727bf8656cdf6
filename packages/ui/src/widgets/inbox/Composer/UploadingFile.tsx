import { LARGEST_UPLOAD } from '@concordia/domain';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ProgressBar } from 'react-aria-components';
import { Button, IconButton } from '../../../components/Button';
import * as bar from '../../../components/ProgressBar/ProgressBar.css';
import { Text } from '../../../components/Text';
import { useBytes, useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { FileMedia, FileName } from '../../shared/parts/FileTile';
import { useUploadProblem } from '../../shared/uploading/useUploadProblem';
import type { FileUpload } from './fileUploads';
import { LocalMedia } from './LocalMedia';
import * as styles from './ReplyFiles.css';

export interface UploadingFileProps {
  upload: FileUpload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file on its way, or why it did not arrive. */
export function UploadingFile({ upload, onRetry, onDrop }: UploadingFileProps) {
  const words = useStrings(replyFileStrings);
  const { file, problem } = upload;
  return (
    <li className={styles.file} data-failed={problem === null ? undefined : true}>
      {problem === null ? <Underway upload={upload} /> : <Failed upload={upload} onRetry={onRetry} />}
      <IconButton size="small" icon="close" label={words.remove({ name: file.name })} onPress={onDrop} />
    </li>
  );
}

function Underway({ upload: { file, sentBytes } }: Pick<UploadingFileProps, 'upload'>) {
  const words = useStrings(replyFileStrings);
  const bytes = useBytes();
  const valueLabel = words.sent({ sent: bytes(sentBytes), all: bytes(file.size) });
  const maxValue = Math.max(file.size, 1);
  return (
    <>
      <LocalMedia contentType={file.type} source={file} />
      <span className={styles.words}>
        <FileName>{file.name}</FileName>
        <span className={styles.size}>{valueLabel}</span>
      </span>
      <ProgressBar
        aria-label={file.name}
        value={sentBytes}
        maxValue={maxValue}
        valueLabel={valueLabel}
        className={styles.progress}
      >
        {({ percentage = 0 }) => (
          <div className={bar.track}>
            <div
              className={bar.bar({ knows: 'share' })}
              style={assignInlineVars({ [bar.share]: String(percentage / 100) })}
            />
          </div>
        )}
      </ProgressBar>
    </>
  );
}

function Failed({ upload: { file, problem }, onRetry }: Omit<UploadingFileProps, 'onDrop'>) {
  const words = useStrings(replyFileStrings);
  const { description, isFinal } = useUploadProblem()(problem);
  return (
    <>
      <FileMedia layout="row" contentType={file.type} icon="circle-alert" />
      <span className={styles.words}>
        <Text size="dense" tone="negative">
          {words.notUploaded({ name: file.name })} {description}
        </Text>
      </span>
      {file.size <= LARGEST_UPLOAD && !isFinal && (
        <Button size="small" onPress={onRetry}>
          {words.retry}
        </Button>
      )}
    </>
  );
}
