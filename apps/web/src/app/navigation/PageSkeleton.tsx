import { AppShellPage } from '@concordia/ui/components/AppShell';
import { Bone } from '@concordia/ui/components/Skeleton';
import { VisuallyHidden } from '@concordia/ui/components/VisuallyHidden';
import * as styles from './Page.css';

/** Stands where a page will be while its code is on the way. */
export function PageSkeleton() {
  return (
    <AppShellPage>
      <div className={styles.page} aria-busy>
        <VisuallyHidden>Loading the page</VisuallyHidden>
        <div className={styles.titles}>
          <Bone width="14rem" height="1.5rem" />
          <Bone width="22rem" />
        </div>
        <Bone shape="block" height="12rem" />
      </div>
    </AppShellPage>
  );
}
