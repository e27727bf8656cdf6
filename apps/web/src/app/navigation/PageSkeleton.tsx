import { AppShellPage } from '@concordia/ui/components/AppShell';
import { SkeletonShape } from '@concordia/ui/components/Skeleton';
import { Stack } from '@concordia/ui/components/Stack';
import { VisuallyHidden } from '@concordia/ui/components/VisuallyHidden';
import { useStrings } from '@concordia/ui/locale';
import { shellStrings } from '../../strings/generated/shell';
import * as styles from './Page.css';

/** Shown while the page's chunk loads. */
export function PageSkeleton() {
  const words = useStrings(shellStrings);
  return (
    <AppShellPage>
      <div className={styles.page} aria-busy>
        <VisuallyHidden>{words.loadingPage}</VisuallyHidden>
        <Stack gap="xs">
          <SkeletonShape width="14rem" height="1.5rem" />
          <SkeletonShape width="22rem" />
        </Stack>
        <SkeletonShape shape="block" height="12rem" />
      </div>
    </AppShellPage>
  );
}
