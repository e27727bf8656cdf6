import { type Attachment, attachmentPreviewUrl, attachmentUrl } from '@concordia/api-client';
import { LARGEST_KEPT_FILE } from '@concordia/domain';
import { Button } from 'react-aria-components';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useBytes, useStrings } from '../../../locale';
import { attachmentStrings } from '../../../strings/generated/attachment';
import { FileMedia, FileName } from '../../shared/parts/FileTile';
import * as styles from './Attachments.css';
import { AttachmentViewer } from './lazy';
import { previewOf } from './previewOf';
import { useFileFacts } from './useFileFacts';

export interface AttachmentTileProps {
  attachment: Attachment;
  /** Opens in the viewer; otherwise it is downloaded. */
  isViewable: boolean;
  onOpen: () => void;
  /** Called if its picture cannot be shown. */
  onBroken: () => void;
}

export function AttachmentTile({ attachment, isViewable, onOpen, onBroken }: AttachmentTileProps) {
  const words = useStrings(attachmentStrings);
  if (attachment.state === 'waiting') return <OnItsWay attachment={attachment} />;
  if (attachment.state === 'failed') return <NotHere attachment={attachment} />;
  const { id, fileName, contentType } = attachment;
  if (!isViewable) {
    return (
      <a className={styles.tile({ isHere: true })} href={attachmentUrl(id)} download={fileName}>
        <FileMedia contentType={contentType} />
        <Caption attachment={attachment} action={words.download} />
      </a>
    );
  }
  const preload = () => void AttachmentViewer.preload();
  return (
    <Button className={styles.tile({ isHere: true })} onPress={onOpen} onHoverStart={preload} onFocus={preload}>
      <FileMedia
        contentType={contentType}
        picture={previewOf(attachment) === 'picture' ? attachmentPreviewUrl(id) : null}
        onBroken={onBroken}
      />
      <Caption attachment={attachment} action={words.open} />
    </Button>
  );
}

function OnItsWay({ attachment }: { attachment: Attachment }) {
  const words = useStrings(attachmentStrings);
  return (
    <span className={styles.tile({ isHere: false })}>
      <span className={styles.state}>
        <Icon name="hourglass" />
        {words.onItsWay}
      </span>
      <Caption attachment={attachment} />
    </span>
  );
}

/** Has no action: the user would have to ask the sender. */
function NotHere({ attachment }: { attachment: Attachment }) {
  const { notHere } = useStrings(attachmentStrings);
  const bytes = useBytes();
  const { failure = 'unknown' } = attachment;
  return (
    <span className={styles.tile({ isHere: false })}>
      <span className={styles.state}>
        <Icon name="circle-alert" />
        {failure === 'too_large' ? notHere.too_large({ limit: bytes(LARGEST_KEPT_FILE) }) : notHere[failure]}
      </span>
      <Caption attachment={attachment} />
    </span>
  );
}

/** @param props.action what a press does, for screen readers: the tile shows it by its look. */
function Caption({ attachment, action }: { attachment: Attachment; action?: string }) {
  const facts = useFileFacts(attachment);
  return (
    <span className={styles.caption}>
      {action !== undefined && <VisuallyHidden>{action} </VisuallyHidden>}
      <FileName>{attachment.fileName}</FileName>
      {facts !== null && <span className={styles.facts}>{facts}</span>}
    </span>
  );
}
