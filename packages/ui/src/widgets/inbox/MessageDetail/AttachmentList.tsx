import type { Attachment } from '@concordia/api-client';
import { useStrings } from '../../../locale';
import { messageBodyStrings } from '../../../strings/messageBody';
import { AttachmentItem } from './AttachmentItem';
import * as styles from './AttachmentList.css';

/** A message's attachments: downloadable, pending, or unavailable with the reason. Inline images are listed only if the text does not show them. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const words = useStrings(messageBodyStrings);
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
