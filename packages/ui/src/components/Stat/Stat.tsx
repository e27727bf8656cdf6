import type { ReactNode, Ref } from 'react';
import { useFigure, useStrings } from '../../locale';
import { ChangingFigure } from '../../motion';
import { figureStrings } from '../../strings/generated/figure';
import { Badge } from '../Badge';
import { Icon } from '../Icon';
import { SkeletonText, useIsSkeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { type Direction, directionOf } from './direction';
import * as styles from './Stat.css';

export interface StatGroupProps {
  children: ReactNode;
  /** Minimum width before items wrap: `small` in panels. @default 'medium' */
  minColumn?: styles.GroupVariants['minColumn'];
  ref?: Ref<HTMLDListElement>;
}

/** Figures side by side, as many per row as fit. */
export function StatGroup({ children, minColumn, ref }: StatGroupProps) {
  return (
    <dl ref={ref} className={styles.group({ minColumn })}>
      {children}
    </dl>
  );
}

export interface StatProps {
  /** What is counted: "Total messages". */
  label: string;
  /** The figure. `null` if unknown. */
  value: number | null;
  /** Number format: currency, percent, decimals. */
  format?: Intl.NumberFormatOptions;
  /** The unit, if the label does not name it: "days". */
  unit?: string;
  /** Relative change: 0.12 for 12% more. */
  change?: number;
  /** The comparison period, to complete the sentence: "since last week". */
  since?: string;
  /** The direction that is good news. `neither` for neutral figures. @default 'up' */
  better?: 'up' | 'down' | 'neither';
  /** `small` in panels. @default 'medium' */
  size?: styles.ValueVariants['size'];
  /** `negative` if any nonzero value is bad. The label must say why. @default 'ink' */
  tone?: styles.ValueVariants['tone'];
  /** A line below the figure that explains it, or says why it is unknown. */
  note?: string;
  /** A `Link` or quiet `Button` below the figure that opens the items counted. */
  action?: ReactNode;
  /** Marks the figure as sample data, while the workspace has no data yet. @default false */
  isSample?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A labeled figure with its change. Always inside a `StatGroup`, even alone. */
export function Stat(props: StatProps) {
  const { label, value, format, unit, change, since, better = 'up', isSample = false, size, tone } = props;
  const { note, action, ref } = props;
  const words = useStrings(figureStrings);
  const figure = useFigure(format);
  return (
    <div ref={ref} className={styles.stat}>
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
            <ChangingFigure value={value}>{figure(value)}</ChangingFigure>
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
