import { SkeletonShape } from '@concordia/ui/components/Skeleton';
import { Stack } from '@concordia/ui/components/Stack';
import { VisuallyHidden } from '@concordia/ui/components/VisuallyHidden';
import { useStrings } from '@concordia/ui/locale';
import { shellStrings } from '../../strings/generated/shell';

/** Shown while a tab's chunk loads. */
export function TabSkeleton() {
  const words = useStrings(shellStrings);
  return (
    <div aria-busy>
      <VisuallyHidden>{words.loadingTab}</VisuallyHidden>
      <Stack gap="xl">
        <SkeletonShape width="12rem" height="1.25rem" />
        <SkeletonShape shape="block" height="5rem" />
        <SkeletonShape shape="block" height="14rem" />
      </Stack>
    </div>
  );
}
