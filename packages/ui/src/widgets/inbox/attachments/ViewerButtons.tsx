import { IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { useStrings } from '../../../locale';
import { attachmentStrings } from '../../../strings/generated/attachment';
import * as styles from './Attachments.css';
import type { ZoomControl } from './useZoom';

export interface StepsProps {
  place: number;
  count: number;
  onStep: (by: number) => void;
}

/** Goes from file to file. */
export function Steps({ place, count, onStep }: StepsProps) {
  const words = useStrings(attachmentStrings);
  if (count < 2) return <span />;
  return (
    <Inline gap="xs">
      <IconButton icon="chevron-left" label={words.previous} isDisabled={place === 0} onPress={() => onStep(-1)} />
      <span role="status" className={styles.position}>
        {words.position({ place: place + 1, count })}
      </span>
      <IconButton icon="chevron-right" label={words.next} isDisabled={place === count - 1} onPress={() => onStep(1)} />
    </Inline>
  );
}

export function ZoomButtons({ zoom }: { zoom: ZoomControl }) {
  const words = useStrings(attachmentStrings);
  return (
    <Inline gap="xs">
      <IconButton icon="minus" label={words.zoomOut} isDisabled={zoom.value === 'fit'} onPress={zoom.zoomOut} />
      <IconButton icon="plus" label={words.zoomIn} onPress={zoom.zoomIn} />
      <IconButton icon="maximize" label={words.fit} isDisabled={zoom.value === 'fit'} onPress={zoom.reset} />
    </Inline>
  );
}
