import type { UploadedFile } from '@concordia/api-client';
import { IconButton } from '../../../components/Button';
import { useBytes, useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { FileName } from '../../shared/parts/FileTile';
import { LocalMedia } from './LocalMedia';
import * as styles from './ReplyFiles.css';

export interface AttachedFileProps {
  file: UploadedFile;
  /** The local file it was uploaded from; `null` if that was before this page was opened. */
  source: File | null;
  isReadOnly: boolean;
  onRemove: () => void;
}

export function AttachedFile({ file, source, isReadOnly, onRemove }: AttachedFileProps) {
  const words = useStrings(replyFileStrings);
  const bytes = useBytes();
  const { fileName, contentType, sizeBytes } = file;
  return (
    <li className={styles.file}>
      <LocalMedia contentType={contentType} source={source} />
      <span className={styles.words}>
        <FileName>{fileName}</FileName>
        <span className={styles.size}>{bytes(sizeBytes)}</span>
      </span>
      <IconButton
        size="small"
        icon="close"
        label={words.remove({ name: fileName })}
        isDisabled={isReadOnly}
        onPress={onRemove}
      />
    </li>
  );
}
