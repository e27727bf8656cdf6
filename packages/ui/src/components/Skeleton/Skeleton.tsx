import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import * as styles from './Skeleton.css';
import { SkeletonContext, useIsSkeleton } from './SkeletonContext';

export interface SkeletonProps {
  /** Whether to show skeletons in place of the content. */
  isLoading: boolean;
  /** The real layout, filled with text of likely length while it loads. */
  children: ReactNode;
}

/**
 * Renders the real layout as a skeleton while its data is on the way, so that nothing jumps when it arrives.
 *
 * Wrap varying words in `SkeletonText`; avatars, chips, badges and buttons turn into skeletons by themselves. What is inside cannot be reached or
 * heard while it loads: saying so aloud belongs to the frame around it (`aria-busy`).
 */
export function Skeleton({ isLoading, children }: SkeletonProps) {
  return (
    <SkeletonContext value={isLoading}>
      <div className={styles.region} inert={isLoading} data-loading={isLoading || undefined}>
        {children}
      </div>
    </SkeletonContext>
  );
}

export interface SkeletonTextProps {
  /** The text, or a stand-in of likely length while it loads. */
  children: ReactNode;
}

/** Text that is a bar as long as itself inside a loading `Skeleton`, and plain text elsewhere. */
export function SkeletonText({ children }: SkeletonTextProps) {
  return useIsSkeleton() ? <span className={styles.text}>{children}</span> : children;
}

export interface BoneProps {
  /**
   * `line` stands for text, `block` for pictures and charts, `round` for marks.
   *
   * @default 'line'
   */
  shape?: 'line' | 'block' | 'round';
  /**
   * Width, as a CSS length.
   *
   * @default '100%'
   */
  width?: string;
  /**
   * Height, as a CSS length.
   *
   * @default '1em'
   */
  height?: string;
}

/** One bone, for what has no layout of its own yet. */
export function Bone({ shape, width = '100%', height = '1em' }: BoneProps) {
  return (
    <span
      aria-hidden
      className={styles.bone({ shape })}
      style={assignInlineVars({ [styles.inlineSize]: width, [styles.blockSize]: height })}
    />
  );
}
