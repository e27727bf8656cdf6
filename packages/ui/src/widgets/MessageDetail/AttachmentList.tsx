import { type Attachment, attachmentUrl } from '@concordia/api-client';
import { Icon } from '../../components/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useBytes, useStrings } from '../../locale';
import { messageStrings } from '../../strings/messages';
import * as styles from './AttachmentList.css';

/**
 * The files that came with a message, to be downloaded. Pictures inside the text are shown there, and are listed only where they are not.
 *
 * The server answers with `Content-Disposition: attachment` and a sandbox, so that no file can open inside the app.
 */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const words = useStrings(messageStrings);
  const bytes = useBytes();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.attachmentList}>
      {attachments.map(({ id, fileName, sizeBytes }) => (
        <li key={id} className={styles.item}>
          <a className={styles.link} href={attachmentUrl(id)} download={fileName}>
            <VisuallyHidden>{words.download} </VisuallyHidden>
            <Icon name="paperclip" size="small" />
            <span className={styles.name}>{fileName}</span>
            <span className={styles.sizeLabel}>{bytes(sizeBytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
