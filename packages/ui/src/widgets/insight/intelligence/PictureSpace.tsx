import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, Suspense } from 'react';
import { SkeletonShape } from '../../../components/Skeleton';
import * as styles from './PictureSpace.css';

interface PictureSpaceProps {
  /** Height of the picture with its title and sentence, in rem. */
  rem: number;
  /** The picture, which may load its code first. Without it, the space stays busy. */
  children?: ReactNode;
}

/** Keeps the final size of a picture free, and says that it is busy until the picture is there. */
export function PictureSpace({ rem, children }: PictureSpaceProps) {
  const height = `${rem}rem`;
  const coming = (
    <div aria-busy="true">
      <SkeletonShape shape="block" height={height} />
    </div>
  );
  return (
    <div className={styles.space} style={assignInlineVars({ [styles.height]: height })}>
      {children === undefined ? coming : <Suspense fallback={coming}>{children}</Suspense>}
    </div>
  );
}
