import { type Attachment, attachmentPreviewUrl, hasAttachmentPreview } from '@concordia/api-client';
import { useEffect, useState } from 'react';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { attachmentStrings } from '../../../strings/generated/attachment';
import * as styles from './Attachments.css';

export interface PdfStageProps {
  attachment: Attachment;
  /** The file turned out to be none that can be shown. */
  isBroken: boolean;
}

/**
 * A PDF in the browser's own viewer, or why it is not shown.
 *
 * The frame has no `sandbox` attribute, in which browsers refuse to start that viewer. The response has a sandbox policy instead, and is never
 * anything but a PDF.
 */
export function PdfStage({ attachment: { id, fileName }, isBroken }: PdfStageProps) {
  const words = useStrings(attachmentStrings);
  const hasViewer = navigator.pdfViewerEnabled;
  const state = usePreview(id, hasViewer && !isBroken);
  return (
    <div className={styles.stage}>
      {state === 'shown' && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- no browser starts its PDF viewer in one; the response's policy has it
        <iframe className={styles.frame} src={attachmentPreviewUrl(id)} title={fileName} />
      )}
      <div role="status" className={styles.note}>
        {state === 'failed' && <Text tone="muted">{hasViewer || isBroken ? words.previewFailed : words.noViewer}</Text>}
      </div>
    </div>
  );
}

function usePreview(id: string, isWanted: boolean): 'loading' | 'shown' | 'failed' {
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const end = new AbortController();
    hasAttachmentPreview(id, end.signal).then(setThere, () => undefined);
    return () => end.abort();
  }, [id, isWanted]);
  if (!isWanted || isThere === false) return 'failed';
  return isThere === null ? 'loading' : 'shown';
}
