import type { ReactNode, Ref } from 'react';
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
   * `neutral` for plain facts, `outline` for words of unknown meaning, such as another system's status.
   *
   * @default 'neutral'
   */
  tone?: Tone;
  ref?: Ref<HTMLSpanElement>;
}

/** Labels a state or kind. It is not interactive. Use a `FilterChip` or `Button` for that. */
export function Badge({ children, tone, ref }: BadgeProps) {
  const isSkeleton = useIsSkeleton();
  const className = styles.badge({ tone });
  return (
    <span ref={ref} className={isSkeleton ? `${className} ${ownShape}` : className}>
      {children}
    </span>
  );
}

export interface CountBadgeProps {
  /** Nothing is shown for 0. */
  count: number;
  /** What is counted, for screen readers: "unread". */
  label: string;
  /** @default 'neutral' */
  tone?: Tone;
  /** Higher counts show as "999+", with the exact figure in the title. @default 999 */
  max?: number;
  ref?: Ref<HTMLSpanElement>;
}

export function CountBadge({ count, label, tone, max = 999, ref }: CountBadgeProps) {
  const isSkeleton = useIsSkeleton();
  const figure = useFigure();
  if (count <= 0 && !isSkeleton) return null;
  const className = styles.badge({ tone, holds: 'count' });
  const isCut = count > max;
  return (
    <span
      ref={ref}
      className={isSkeleton ? `${className} ${ownShape}` : className}
      title={isCut ? figure(count) : undefined}
    >
      {isCut ? `${figure(max)}+` : figure(count)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

export interface DotProps {
  /** The dot's meaning, such as "Unread". Omit it where adjacent text says the same. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

export function Dot({ label, ref }: DotProps) {
  return label === undefined ? (
    <span ref={ref} className={styles.dot} aria-hidden />
  ) : (
    <span ref={ref} className={styles.dot} role="img" aria-label={label} />
  );
}
