import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode, Ref } from 'react';
import * as styles from './Skeleton.css';
import { SkeletonContext, useIsSkeleton } from './SkeletonContext';

export interface SkeletonProps {
  /** Shows skeletons instead of the content. */
  isLoading: boolean;
  /** The real layout, with placeholder text of likely length while loading. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Renders the real layout as a skeleton while its data loads, so that nothing moves when it arrives.
 *
 * Wrap varying text in `SkeletonText`; avatars, chips, badges and buttons become skeletons automatically. The content is inert while loading. The
 * surrounding frame announces the loading state (`aria-busy`).
 */
export function Skeleton({ isLoading, children, ref }: SkeletonProps) {
  return (
    <SkeletonContext.Provider value={isLoading}>
      <div ref={ref} className={styles.region} inert={isLoading} data-loading={isLoading || undefined}>
        {children}
      </div>
    </SkeletonContext.Provider>
  );
}

export interface SkeletonTextProps {
  /** The text, or a placeholder of likely length while loading. */
  children: ReactNode;
}

/** Text that becomes a bar of the same length inside a loading `Skeleton`. */
export function SkeletonText({ children }: SkeletonTextProps) {
  return useIsSkeleton() ? <span className={styles.text}>{children}</span> : children;
}

export interface SkeletonShapeProps {
  /** `line` for text, `block` for images and charts, `round` for marks. @default 'line' */
  shape?: 'line' | 'block' | 'round';
  /** Width, as a CSS length. @default '100%' */
  width?: string;
  /** Height, as a CSS length. @default '1em' */
  height?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A single skeleton shape, for content whose layout is not known yet. */
export function SkeletonShape({ shape, width = '100%', height = '1em', ref }: SkeletonShapeProps) {
  return (
    <span
      ref={ref}
      aria-hidden
      className={styles.shape({ shape })}
      style={assignInlineVars({ [styles.inlineSize]: width, [styles.blockSize]: height })}
    />
  );
}
