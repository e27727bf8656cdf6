import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import * as styles from './ServerChart.css';
import { ServerPicture } from './ServerPicture';

export interface ServerChartProps {
  /** Accessible name; the image shows it visually. */
  title: string;
  /** A URL or data URL. */
  src: string;
  /** Describes the chart in full: its alt text, also shown as a caption. */
  text: string;
  /** In CSS px. */
  width: number;
  /** In CSS px. */
  height: number;
  /** @default 3 */
  headingLevel?: 3 | 4;
  onFailed?: () => void;
}

/** A chart rendered by the server, with a text description. */
export function ServerChart({ title, src, text, width, height, headingLevel = 3, onFailed }: ServerChartProps) {
  const titleId = useId();
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <VisuallyHidden>
        <Heading level={headingLevel} size="dense" id={titleId}>
          {title}
        </Heading>
      </VisuallyHidden>
      <ServerPicture labelledBy={titleId} {...{ src, text, width, height, onFailed }} />
      {/* Hidden from screen readers, which read the same text as the image's alt text. */}
      <div aria-hidden>
        <Text size="caption" tone="muted" dir="auto">
          {text}
        </Text>
      </div>
    </figure>
  );
}
