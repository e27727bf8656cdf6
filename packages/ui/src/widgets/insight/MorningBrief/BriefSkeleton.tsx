import { Bone } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { BriefLayout } from './BriefLayout';

export function BriefSkeleton() {
  return (
    <Stack gap="xl">
      <Bone shape="block" height="4rem" />
      <BriefLayout
        main={
          <>
            <Bone shape="block" height="14rem" />
            <Bone shape="block" height="10rem" />
          </>
        }
        side={
          <>
            <Bone shape="block" height="12rem" />
            <Bone shape="block" height="12rem" />
          </>
        }
      />
    </Stack>
  );
}
