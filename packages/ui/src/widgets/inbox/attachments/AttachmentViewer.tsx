import { type Attachment, attachmentUrl } from '@concordia/api-client';
import { useState } from 'react';
import { LinkButton } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { useStrings } from '../../../locale';
import { attachmentStrings } from '../../../strings/generated/attachment';
import * as styles from './Attachments.css';
import { PdfStage } from './PdfStage';
import { PictureStage } from './PictureStage';
import { previewOf } from './previewOf';
import { useFileFacts } from './useFileFacts';
import { useViewerKeys } from './useViewerKeys';
import { useZoom } from './useZoom';
import { Steps, ZoomButtons } from './ViewerButtons';

export interface AttachmentViewerProps {
  /** Those that can be shown. */
  attachments: readonly Attachment[];
  shownId: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Shows pictures and PDFs of a message one at a time, over the page. */
export function AttachmentViewer({ attachments, shownId, onShow, onClose }: AttachmentViewerProps) {
  const shown = attachments.find(({ id }) => id === shownId);
  if (shown === undefined) return null;
  const place = attachments.indexOf(shown);
  const neighbor = (step: number) => attachments[place + step]?.id;
  return <Viewer {...{ shown, place, count: attachments.length, onShow, onClose, neighbor }} />;
}

interface ViewerProps extends Pick<AttachmentViewerProps, 'onShow' | 'onClose'> {
  shown: Attachment;
  place: number;
  count: number;
  neighbor: (step: number) => string | undefined;
}

function Viewer({ shown, place, count, neighbor, onShow, onClose }: ViewerProps) {
  const words = useStrings(attachmentStrings);
  const detail = useFileFacts(shown);
  const zoom = useZoom();
  const [brokenId, setBrokenId] = useState<string | null>(null);
  const { id, fileName } = shown;
  const isPicture = previewOf(shown) === 'picture' && brokenId !== id;
  const step = (by: number) => {
    const next = neighbor(by);
    if (next === undefined) return;
    zoom.reset();
    onShow(next);
  };
  useViewerKeys({ isZoomed: zoom.value !== 'fit', step, zoom: isPicture ? zoom : null });
  return (
    <Dialog
      title={detail === null ? fileName : words.heading({ name: fileName, detail })}
      size="full"
      isOpen
      onOpenChange={onClose}
      actions={
        <div className={styles.bar}>
          <Steps place={place} count={count} onStep={step} />
          {isPicture && <ZoomButtons zoom={zoom} />}
          <LinkButton icon="download" href={attachmentUrl(id)} download={fileName}>
            {words.download}
          </LinkButton>
        </div>
      }
    >
      {isPicture ? (
        <PictureStage key={id} attachment={shown} zoom={zoom} onBroken={() => setBrokenId(id)} />
      ) : (
        <PdfStage key={id} attachment={shown} isBroken={brokenId === id} />
      )}
    </Dialog>
  );
}
