import { Bone } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';

/** Three rows, as the lists of the setup have them. */
export function ListSkeleton() {
  return (
    <Stack gap="lg" width="form">
      <Bone shape="block" height="2.5rem" />
      <Bone shape="block" height="2.5rem" />
      <Bone shape="block" height="2.5rem" />
    </Stack>
  );
}
