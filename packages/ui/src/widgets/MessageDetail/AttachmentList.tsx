import { type Attachment, attachmentUrl } from '@concordia/api-client';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { messageStrings } from '../messages/strings';
import * as styles from './AttachmentList.css';
import { fileSize } from './fileSize';

/**
 * The files that came with a message, to be downloaded. Pictures inside the text are shown there, and are listed only where they are not.
 *
 * The server answers with `Content-Disposition: attachment` and a sandbox, so that no file can open inside the app.
 */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messageStrings.attachmentList}>
      {attachments.map(({ id, fileName, sizeBytes }) => (
        <li key={id} className={styles.item}>
          <a className={styles.link} href={attachmentUrl(id)} download={fileName}>
            <VisuallyHidden>{messageStrings.download}</VisuallyHidden>
            <Icon name="paperclip" size="small" />
            <span className={styles.name}>{fileName}</span>
            <span className={styles.sizeLabel}>{fileSize(sizeBytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
