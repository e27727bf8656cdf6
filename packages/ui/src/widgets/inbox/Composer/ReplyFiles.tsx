import { deleteUpload, type UploadedFile } from '@concordia/api-client';
import { type FileFacts, type FileRoute, fileRefusal, LARGEST_UPLOAD } from '@concordia/domain';
import { useEffect } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { ProgressBar } from '../../../components/ProgressBar';
import { Text } from '../../../components/Text';
import { useBytes, useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { useProblemWords } from '../../shared/problems';
import type { FileUpload } from './fileUploads';
import * as styles from './ReplyFiles.css';
import { useFileUploads } from './useFileUploads';

export interface ReplyFilesProps {
  /** The files must be accepted by all routes. */
  routes: readonly FileRoute[];
  text: string;
  attachments: readonly UploadedFile[];
  /** Files just picked, dropped or pasted. */
  picked: readonly File[];
  onTaken: () => void;
  isReadOnly: boolean;
  /** `place` is the index among all picked files. */
  onAttached: (file: UploadedFile, place: number) => void;
  onRemoved: (id: string) => void;
  /** Why the message cannot be sent with these files, or not yet; `null` if it can. */
  onBlocked: (reason: string | null) => void;
}

export function ReplyFiles(props: ReplyFilesProps) {
  const { routes, text, attachments, picked, onTaken, isReadOnly, onAttached, onRemoved, onBlocked } = props;
  const words = useStrings(replyFileStrings);
  const { uploads, retry, drop } = useFileUploads(picked, onTaken, onAttached);
  const files = [...attachments, ...uploads.map(factsOf)];
  const refusal = routes.map((route) => fileRefusal(route, files, text)).find((one) => one !== null) ?? null;
  const blocked = refusal?.reason ?? waitsFor(uploads);
  useEffect(() => onBlocked(blocked), [blocked, onBlocked]);
  useEffect(() => () => onBlocked(null), [onBlocked]);
  if (attachments.length === 0 && uploads.length === 0) return null;
  return (
    <div className={styles.root}>
      <ul className={styles.list} aria-label={words.list}>
        {attachments.map((file) => (
          <AttachedFile
            key={file.id}
            file={file}
            isReadOnly={isReadOnly}
            onRemove={() => {
              onRemoved(file.id);
              // Ignores failures: the file may be gone already.
              deleteUpload(file.id).catch(() => undefined);
            }}
          />
        ))}
        {uploads.map((upload) => (
          <UploadingFile
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload.id, upload.file)}
            onDrop={() => drop(upload.id)}
          />
        ))}
      </ul>
      <p role="status" className={styles.refusal}>
        {refusal?.reason}
      </p>
    </div>
  );

  function waitsFor([first]: readonly FileUpload[]): string | null {
    // Picked files start uploading on the next render, and sending must be blocked until then.
    if (first === undefined) return picked.length > 0 ? words.preparing : null;
    const failed = uploads.find(({ problem }) => problem !== null);
    return failed === undefined
      ? words.uploading({ name: first.file.name })
      : words.missing({ name: failed.file.name });
  }
}

const factsOf = ({ file }: FileUpload): FileFacts => ({
  fileName: file.name,
  contentType: file.type,
  sizeBytes: file.size,
});

interface AttachedFileProps {
  file: UploadedFile;
  isReadOnly: boolean;
  onRemove: () => void;
}

function AttachedFile({ file: { fileName, sizeBytes }, isReadOnly, onRemove }: AttachedFileProps) {
  const words = useStrings(replyFileStrings);
  const bytes = useBytes();
  return (
    <li className={styles.file}>
      <Icon name="paperclip" size="small" />
      <span className={styles.name} dir="auto">
        {fileName}
      </span>
      <span className={styles.size}>{bytes(sizeBytes)}</span>
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

interface UploadingFileProps {
  upload: FileUpload;
  onRetry: () => void;
  onDrop: () => void;
}

function UploadingFile({ upload: { file, sentBytes, problem }, onRetry, onDrop }: UploadingFileProps) {
  const words = useStrings(replyFileStrings);
  const bytes = useBytes();
  const problemWords = useProblemWords();
  const isLarge = file.size > LARGEST_UPLOAD;
  return (
    <li className={styles.upload}>
      {problem === null ? (
        <ProgressBar
          label={file.name}
          value={sentBytes}
          maxValue={Math.max(file.size, 1)}
          valueLabel={words.sent({ sent: bytes(sentBytes), all: bytes(file.size) })}
        />
      ) : (
        <Text size="dense" tone="negative">
          {words.notUploaded({ name: file.name })} {problemWords(problem)}
        </Text>
      )}
      <span className={styles.actions}>
        {problem !== null && !isLarge && (
          <Button size="small" onPress={onRetry}>
            {words.retry}
          </Button>
        )}
        <IconButton size="small" icon="close" label={words.remove({ name: file.name })} onPress={onDrop} />
      </span>
    </li>
  );
}
