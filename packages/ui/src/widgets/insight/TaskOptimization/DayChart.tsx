import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useDateFormat, useStrings } from '../../../locale';
import { taskOptimizationStrings } from '../../../strings/taskOptimization';
import { blocksOf, hoursOf } from './day';
import * as styles from './TaskOptimization.css';
import type { Queue } from './useQueue';

const ACTIONS = ['email', 'call'] as const;

const percent = (share: number) => `${share * 100}%`;

/** The day's schedule as a chart. The queue below repeats it in words. */
export function DayChart({ queue: { placed, day } }: { queue: Queue }) {
  const words = useStrings(taskOptimizationStrings);
  const time = useDateFormat({ timeStyle: 'short' });
  const date = useDateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
  const blocks = blocksOf(placed, day);
  const title = words.day({ date: date.format(Date.parse(day.start)) });
  const used = words.dayUsed({ used: day.usedMinutes, available: day.availableMinutes });
  const left = day.left > 0 ? words.dayLeft({ count: day.left }) : null;
  const spoken = blocks.map(({ start, task }) => words.block({ at: time.format(start), title: task.title }));
  return (
    <figure aria-label={title}>
      <Stack gap="sm">
        <Inline justify="between" align="baseline">
          <Text as="figcaption" size="dense" weight="semibold">
            {title}
          </Text>
          <Text as="span" size="caption" tone="muted" isTabular>
            {left === null ? used : `${used} · ${left}`}
          </Text>
        </Inline>
        <div
          role="img"
          aria-label={words.daySpoken({ parts: spoken.length === 0 ? [used] : spoken })}
          className={styles.day}
        >
          <div className={styles.lane}>
            {blocks.map(({ task, from, share }) => (
              <span
                key={task.id}
                title={task.title}
                className={styles.block({ action: task.action_type })}
                style={assignInlineVars({ [styles.at]: percent(from), [styles.lasts]: percent(share) })}
              />
            ))}
          </div>
          {hoursOf(day).map(({ instant, from }) => (
            <span
              key={instant}
              data-edge={from === 0 ? 'start' : from === 1 ? 'end' : undefined}
              className={styles.hour}
              style={assignInlineVars({ [styles.at]: percent(from) })}
            >
              {time.format(instant)}
            </span>
          ))}
        </div>
        <Inline gap="lg">
          {ACTIONS.map((action) => (
            <Text key={action} as="span" size="caption" tone="muted">
              <span className={styles.swatch({ action })} />
              {words.action[action]}
            </Text>
          ))}
        </Inline>
      </Stack>
    </figure>
  );
}
