import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { BriefLayout } from './BriefLayout';

export function BriefSkeleton() {
  return (
    <Stack gap="xl">
      <SkeletonShape shape="block" height="4rem" />
      <BriefLayout
        main={
          <>
            <SkeletonShape shape="block" height="14rem" />
            <SkeletonShape shape="block" height="10rem" />
          </>
        }
        side={
          <>
            <SkeletonShape shape="block" height="12rem" />
            <SkeletonShape shape="block" height="12rem" />
          </>
        }
      />
    </Stack>
  );
}
