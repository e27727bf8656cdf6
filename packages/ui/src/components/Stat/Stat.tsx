import type { ReactNode } from 'react';
import { useFigure, useStrings } from '../../locale';
import { figureStrings } from '../../strings/generated/figure';
import { Badge } from '../Badge';
import { Icon } from '../Icon';
import { SkeletonText, useIsSkeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { type Direction, directionOf } from './direction';
import * as styles from './Stat.css';

export interface StatGroupProps {
  /** `Stat`s that are read together. */
  children: ReactNode;
  /**
   * How narrow they may become before they take another row: `small` in panels.
   *
   * @default 'medium'
   */
  minColumn?: styles.GroupVariants['minColumn'];
}

/** Figures side by side, as many in a row as have room. */
export function StatGroup({ children, minColumn }: StatGroupProps) {
  return <dl className={styles.group({ minColumn })}>{children}</dl>;
}

export interface StatProps {
  /** What is counted: "Total messages". */
  label: string;
  /** How many or how much; `null` while nobody knows. */
  value: number | null;
  /** How it is written: money, percent, decimals. */
  format?: Intl.NumberFormatOptions;
  /** In what, where the label does not say it: "days". */
  unit?: string;
  /** How much it has changed, as a share of what it was: 0.12 for 12 % more. */
  change?: number;
  /** Since when, as the rest of the sentence: "since last week". */
  since?: string;
  /**
   * Which way is good news. `neither` where it is only news.
   *
   * @default 'up'
   */
  better?: 'up' | 'down' | 'neither';
  /**
   * `small` in panels, beside other things.
   *
   * @default 'medium'
   */
  size?: styles.ValueVariants['size'];
  /**
   * `negative` where there should be none, and there are some. The label says what it means.
   *
   * @default 'ink'
   */
  tone?: styles.ValueVariants['tone'];
  /** Why it is as it is, or why nobody knows: a line under the figure. */
  note?: string;
  /** The way to what was counted: a `Link` or a quiet `Button` under the figure. */
  action?: ReactNode;
  /**
   * An example, not a fact: the workspace has nothing yet to count.
   *
   * @default false
   */
  isSample?: boolean;
}

/** One figure with its name, and how it has changed. It stands in a `StatGroup`, also when it is alone. */
export function Stat(props: StatProps) {
  const { label, value, format, unit, change, since, better = 'up', isSample = false, size, tone } = props;
  const { note, action } = props;
  const words = useStrings(figureStrings);
  const figure = useFigure(format);
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>
        {label}
        {isSample && <Badge tone="outline">{words.sample}</Badge>}
      </dt>
      <dd className={styles.value({ isSample, size, tone })}>
        <SkeletonText>
          {value === null ? (
            <>
              <span aria-hidden>–</span>
              <VisuallyHidden>{words.unknown}</VisuallyHidden>
            </>
          ) : (
            figure(value)
          )}
          {unit !== undefined && value !== null && <span className={styles.unit}> {unit}</span>}
        </SkeletonText>
      </dd>
      {change !== undefined && <Change change={change} since={since} better={better} />}
      {note !== undefined && (
        <dd className={styles.change}>
          <SkeletonText>{note}</SkeletonText>
        </dd>
      )}
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}

const drawings = { up: 'arrow-up', down: 'arrow-down', unchanged: 'minus' } as const satisfies Record<
  Direction,
  string
>;

function Change({ change, since, better }: Pick<StatProps, 'since'> & { change: number; better: string }) {
  const words = useStrings(figureStrings);
  const isSkeleton = useIsSkeleton();
  const direction = directionOf(change);
  const size = Math.abs(change);
  const word = { up: words.up({ share: size }), down: words.down({ share: size }), unchanged: words.unchanged }[
    direction
  ];
  const isJudged = better !== 'neither' && direction !== 'unchanged';
  const news = isJudged ? (direction === better ? 'good' : 'bad') : 'plain';
  return (
    <dd className={styles.change}>
      <span className={styles.direction({ news })}>
        {!isSkeleton && <Icon name={drawings[direction]} size="small" />}
        <SkeletonText>
          <bdi>{word}</bdi>
        </SkeletonText>
      </span>{' '}
      {since !== undefined && <SkeletonText>{since}</SkeletonText>}
    </dd>
  );
}
