import { type Attachment, attachmentUrl } from '@concordia/api-client';
import { LARGEST_KEPT_FILE } from '@concordia/domain';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useBytes, useStrings } from '../../../locale';
import { messageBodyStrings } from '../../../strings/messageBody';
import { threadStrings } from '../../../strings/thread';
import * as styles from './AttachmentList.css';
import { fileKind } from './fileKind';

export function AttachmentItem({ attachment }: { attachment: Attachment }) {
  if (attachment.state === 'waiting') return <OnItsWay attachment={attachment} />;
  return attachment.state === 'failed' ? <NotHere attachment={attachment} /> : <Here attachment={attachment} />;
}

/** The server sends `Content-Disposition: attachment` and a sandbox policy, so that no file can open inside the app. */
function Here({ attachment }: { attachment: Attachment }) {
  const words = useStrings(messageBodyStrings);
  const { id, fileName } = attachment;
  return (
    <a className={styles.file({ canBeHad: true })} href={attachmentUrl(id)} download={fileName}>
      <VisuallyHidden>{words.download} </VisuallyHidden>
      <Icon name="paperclip" size="small" />
      <span className={styles.name}>{fileName}</span>
      <span className={styles.sizeLabel}>{useSizeWords(attachment)}</span>
    </a>
  );
}

function OnItsWay({ attachment }: { attachment: Attachment }) {
  const words = useStrings(threadStrings);
  return (
    <span className={styles.file({ canBeHad: false })}>
      <Icon name="hourglass" size="small" />
      <span className={styles.name}>{attachment.fileName}</span>
      <span className={styles.sizeLabel}>{useSizeWords(attachment)}</span>
      <span className={styles.sizeLabel}>{words.onItsWay}</span>
    </span>
  );
}

/** Has no action: the user would have to ask the sender. */
function NotHere({ attachment }: { attachment: Attachment }) {
  const { notHere } = useStrings(threadStrings);
  const bytes = useBytes();
  const { fileName, failure = 'unknown' } = attachment;
  return (
    <span className={styles.file({ canBeHad: false })}>
      <Icon name="circle-alert" size="small" />
      <span className={styles.told}>
        <span className={styles.line}>
          <span className={styles.name}>{fileName}</span>
          <span className={styles.sizeLabel}>{useSizeWords(attachment)}</span>
        </span>
        <span className={styles.why}>
          {failure === 'too_large' ? notHere.too_large({ limit: bytes(LARGEST_KEPT_FILE) }) : notHere[failure]}
        </span>
      </span>
    </span>
  );
}

/** Type and size, as far as known. */
function useSizeWords({ fileName, contentType, sizeBytes }: Attachment): string | null {
  const { fileKind: kindAndSize } = useStrings(threadStrings);
  const bytes = useBytes();
  const kind = fileKind(fileName, contentType);
  if (sizeBytes === 0) return kind;
  return kind === null ? bytes(sizeBytes) : kindAndSize({ kind, size: bytes(sizeBytes) });
}
