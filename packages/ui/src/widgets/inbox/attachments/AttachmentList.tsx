import type { Attachment } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { useStrings } from '../../../locale';
import { attachmentStrings } from '../../../strings/generated/attachment';
import * as styles from './Attachments.css';
import { AttachmentTile } from './AttachmentTile';
import { AttachmentViewer } from './lazy';
import { previewOf } from './previewOf';

/** A message's attachments as tiles: pictures and PDFs open in a viewer, other files are downloaded. Inline images are listed only if the text does not show them. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const words = useStrings(attachmentStrings);
  const [shownId, setShownId] = useState<string | null>(null);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const isViewable = (one: Attachment) => previewOf(one) !== null && !broken.has(one.id);
  if (attachments.length === 0) return null;
  return (
    <>
      <ul className={styles.list} aria-label={words.list}>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={styles.item}>
            <AttachmentTile
              attachment={attachment}
              isViewable={isViewable(attachment)}
              onOpen={() => setShownId(attachment.id)}
              onBroken={() => setBroken((before) => new Set(before).add(attachment.id))}
            />
          </li>
        ))}
      </ul>
      {shownId !== null && (
        <Suspense>
          <AttachmentViewer
            attachments={attachments.filter((one) => isViewable(one) || one.id === shownId)}
            shownId={shownId}
            onShow={setShownId}
            onClose={() => setShownId(null)}
          />
        </Suspense>
      )}
    </>
  );
}
