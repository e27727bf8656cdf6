import { useGetWorkspace, type Workspace } from '@concordia/api-client';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { addressStrings } from '../../../strings/generated/address';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { AddressEditor } from './AddressEditor';

export interface OwnAddressesProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The workspace's own addresses, to view and edit. */
export function OwnAddresses({ headingLevel = 2 }: OwnAddressesProps) {
  const words = useStrings(addressStrings);
  const problemWords = useProblemWords();
  const { data: workspace, error, isValidating, mutate } = useGetWorkspace();
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      state={stateOf()}
      skeleton={
        <Stack gap="sm" width="form">
          <SkeletonShape shape="block" height="4rem" />
          <SkeletonShape />
          <SkeletonShape width="60%" />
        </Stack>
      }
      empty={null}
    >
      {(shown) => (
        <Stack gap="lg" width="form">
          {shown.ownAddresses.length === 0 && <Text>{words.none}</Text>}
          <AddressEditor workspace={shown} onChange={(changed) => void mutate(changed, { revalidate: false })} />
        </Stack>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<Workspace> {
    if (workspace === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.failed, description: problemWords(error), reference: requestIdOf(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    return { kind: 'ready', data: workspace, isRefreshing: isValidating };
  }
}
