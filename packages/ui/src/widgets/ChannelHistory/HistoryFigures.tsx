import { useFigure, useStrings } from '../../locale';
import { messageStrings } from '../../strings/messages';
import { text } from '../../theme';
import * as styles from './ChannelHistory.css';
import type { HistoryCounts } from './counts';

/** Total, received and sent. Where not everything was read, it says over how many messages was counted. */
export function HistoryFigures({ counts }: { counts: HistoryCounts }) {
  const { total, received, sent, countedOver } = counts;
  const words = useStrings(messageStrings);
  const figure = useFigure();
  const figures = [
    [words.total, total],
    [words.received, received],
    [words.sent, sent],
  ] as const;
  return (
    <div className={styles.figures}>
      <dl className={styles.figureList}>
        {figures.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className={styles.figure}>
              <dt className={text({ style: 'caption', tone: 'muted' })}>{name}</dt>
              <dd className={styles.value}>{figure(value)}</dd>
            </div>
          ),
        )}
      </dl>
      {countedOver !== total && (
        <p className={text({ style: 'caption', tone: 'muted' })}>{words.countedOver(countedOver)}</p>
      )}
    </div>
  );
}
