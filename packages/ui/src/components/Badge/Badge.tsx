import type { ReactNode } from 'react';
import { useFigure } from '../../locale';
import { useIsSkeleton } from '../Skeleton';
import { ownShape } from '../Skeleton/Skeleton.css';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Badge.css';

type Tone = styles.BadgeVariants['tone'];

export interface BadgeProps {
  /** One or two words: a state, a kind. */
  children: ReactNode;
  /**
   * What it means; `neutral` for a plain fact, `outline` for a word of which nobody has said what it means.
   *
   * @default 'neutral'
   */
  tone?: Tone;
}

/** A word that says what something is. It does nothing; what can be pressed is a `Chip` or a `Button`. */
export function Badge({ children, tone }: BadgeProps) {
  const isSkeleton = useIsSkeleton();
  const className = styles.badge({ tone });
  return <span className={isSkeleton ? `${className} ${ownShape}` : className}>{children}</span>;
}

export interface CountBadgeProps {
  /** How many. Nothing is shown for none. */
  count: number;
  /** What is counted, for people who listen: "unread". */
  label: string;
  /** @default 'neutral' */
  tone?: Tone;
  /**
   * Above it the badge says "999+", and the full figure stays in its title.
   *
   * @default 999
   */
  max?: number;
}

/** How many of something there are. */
export function CountBadge({ count, label, tone, max = 999 }: CountBadgeProps) {
  const isSkeleton = useIsSkeleton();
  const figure = useFigure();
  if (count <= 0 && !isSkeleton) return null;
  const className = styles.badge({ tone, holds: 'count' });
  const isCut = count > max;
  return (
    <span className={isSkeleton ? `${className} ${ownShape}` : className} title={isCut ? figure(count) : undefined}>
      {isCut ? `${figure(max)}+` : figure(count)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

export interface DotProps {
  /** What the dot says: "Unread". Leave it out where words beside it say so. */
  label?: string;
}

/** The smallest sign that something is new. */
export function Dot({ label }: DotProps) {
  return label === undefined ? (
    <span className={styles.dot} aria-hidden />
  ) : (
    <span className={styles.dot} role="img" aria-label={label} />
  );
}
