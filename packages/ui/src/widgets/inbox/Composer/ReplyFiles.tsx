import { deleteUpload, FileGoneError, type UploadedFile } from '@concordia/api-client';
import { type FileFacts, type FileForm, type FileRoute, fileRefusal } from '@concordia/domain';
import { useEffect, useState } from 'react';
import { useStrings } from '../../../locale';
import { replyFileStrings } from '../../../strings/generated/replyFile';
import { AttachedFile } from './AttachedFile';
import { FormChoice } from './FormChoice';
import type { FileUpload } from './fileUploads';
import * as styles from './ReplyFiles.css';
import { UploadingFile } from './UploadingFile';
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
  /** How the one file is sent, and its change; omitted where that cannot be chosen. */
  form?: { readonly chosen: FileForm | null; readonly choose: (form: FileForm | null) => void };
}

export function ReplyFiles(props: ReplyFilesProps) {
  const { routes, text, attachments, picked, onTaken, isReadOnly, onAttached, onRemoved, onBlocked, form } = props;
  const words = useStrings(replyFileStrings);
  /** The local files behind uploaded ones, by id, for their thumbnails. */
  const [sources, setSources] = useState<ReadonlyMap<string, File>>(new Map());
  const { uploads, retry, drop } = useFileUploads(picked, onTaken, (file, place, source) => {
    setSources((before) => new Map(before).set(file.id, source));
    onAttached(file, place);
  });
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
            source={sources.get(file.id) ?? null}
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
      {form && attachments[0] && uploads.length === 0 && (
        <FormChoice files={attachments} route={routes[0]} isReadOnly={isReadOnly} {...form} />
      )}
      <p role="status" className={styles.refusal}>
        {refusal?.reason}
      </p>
    </div>
  );

  function waitsFor([first]: readonly FileUpload[]): string | null {
    // Picked files start uploading on the next render, and sending must be blocked until then.
    if (first === undefined) return picked.length > 0 ? words.preparing : null;
    const failed = uploads.find(({ problem }) => problem !== null);
    if (failed === undefined) return words.uploading({ name: first.file.name });
    const { name } = failed.file;
    return failed.problem instanceof FileGoneError ? words.missingGone({ name }) : words.missing({ name });
  }
}

const factsOf = ({ file }: FileUpload): FileFacts => ({
  fileName: file.name,
  contentType: file.type,
  sizeBytes: file.size,
});
