import { type Attachment, attachmentPreviewUrl } from '@concordia/api-client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useStrings } from '../../../locale';
import { attachmentStrings } from '../../../strings/generated/attachment';
import * as styles from './Attachments.css';
import type { ZoomControl } from './useZoom';

export interface PictureStageProps {
  attachment: Attachment;
  zoom: ZoomControl;
  onBroken: () => void;
}

/** A picture, fitted or enlarged. A press changes between the two. */
export function PictureStage({ attachment: { id, fileName }, zoom, onBroken }: PictureStageProps) {
  const words = useStrings(attachmentStrings);
  const [naturalWidth, setNaturalWidth] = useState(0);
  const { value, stage, picture, press } = zoom;
  return (
    <div ref={stage} className={styles.stage} data-zoomed={value === 'fit' ? undefined : value}>
      <Button className={styles.plate} aria-label={value === 'fit' ? words.original : words.fit} onPress={press}>
        <img
          ref={picture}
          className={styles.picture}
          style={value === 'fit' ? undefined : assignInlineVars({ [styles.width]: `${naturalWidth * value}px` })}
          src={attachmentPreviewUrl(id)}
          alt={fileName}
          decoding="async"
          onLoad={({ currentTarget }) => setNaturalWidth(currentTarget.naturalWidth)}
          onError={onBroken}
        />
      </Button>
    </div>
  );
}
