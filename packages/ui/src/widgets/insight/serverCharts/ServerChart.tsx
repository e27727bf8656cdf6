import { useId } from 'react';
import { Heading } from '../../../components/Heading';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import * as styles from './ServerChart.css';

export interface ServerChartProps {
  /** What it is called by who listens; who looks reads it in the picture. */
  title: string;
  /** Its address, or itself as a data URL. */
  src: string;
  /** Everything that there is to see, in words: what one hears in its place, and reads under it. */
  text: string;
  /** In px of the page. */
  width: number;
  /** In px of the page. */
  height: number;
  /** @default 3 */
  headingLevel?: 3 | 4;
  /** Called when it cannot be had. */
  onFailed?: () => void;
}

/** What scrolls must be reachable by keys, which not every browser sees to by itself. */
const reachable = { tabIndex: 0 };

/** A picture that the server has drawn, with what it shows in words. */
export function ServerChart({ title, src, text, width, height, headingLevel = 3, onFailed }: ServerChartProps) {
  const titleId = useId();
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <VisuallyHidden>
        <Heading level={headingLevel} size="dense" id={titleId}>
          {title}
        </Heading>
      </VisuallyHidden>
      <div role="region" aria-labelledby={titleId} {...reachable} className={styles.scroller}>
        <img src={src} alt={text} width={width} height={height} onError={onFailed} className={styles.picture} />
      </div>
      {/* Who listens has heard it as the picture. */}
      <div aria-hidden>
        <Text size="caption" tone="muted" dir="auto">
          {text}
        </Text>
      </div>
    </figure>
  );
}
