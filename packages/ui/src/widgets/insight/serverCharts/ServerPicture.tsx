import type { ServerChartProps } from './ServerChart';
import * as styles from './ServerChart.css';

interface ServerPictureProps extends Pick<ServerChartProps, 'src' | 'text' | 'width' | 'height' | 'onFailed'> {
  /** Id of the chart's title. */
  labelledBy?: string;
  /** Its title, where that has no id. */
  label?: string;
}

/** Scrollable areas need a tab stop, which not every browser adds. */
const reachable = { tabIndex: 0 };

/** The image alone. It scrolls where it would be too small to read. */
export function ServerPicture({ labelledBy, label, src, text, width, height, onFailed }: ServerPictureProps) {
  return (
    <div role="region" aria-labelledby={labelledBy} aria-label={label} {...reachable} className={styles.scroller}>
      <img src={src} alt={text} width={width} height={height} onError={onFailed} className={styles.picture} />
    </div>
  );
}
