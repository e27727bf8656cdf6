import type { Attachment } from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { AttachmentItem } from './AttachmentItem';
import * as styles from './AttachmentList.css';

/**
 * The files that came with a message: to be downloaded, on their way, or out of reach, and then why. Pictures inside the text are shown there,
 * and are listed only where they are not.
 */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const words = useStrings(messageStrings);
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.attachmentList}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={styles.item}>
          <AttachmentItem attachment={attachment} />
        </li>
      ))}
    </ul>
  );
}
