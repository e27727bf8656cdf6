import { useGetWorkspace, type Workspace } from '@concordia/api-client';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { dataProtectionStrings } from '../../../strings/generated/dataProtection';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { ErasureList } from './ErasureList';
import { Retention } from './Retention';

export interface DataProtectionProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** How long messages are kept, and the receipts of erased contacts. */
export function DataProtection({ headingLevel = 2 }: DataProtectionProps) {
  const words = useStrings(dataProtectionStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useGetWorkspace();
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      state={stateOf()}
      skeleton={
        <Stack gap="lg" width="form">
          <SkeletonShape width="60%" />
          <SkeletonShape shape="block" height="4rem" />
        </Stack>
      }
      empty={null}
    >
      {(workspace) => (
        <Stack gap="xl" width="form">
          <Retention
            // Remounts the form when the setting changes elsewhere.
            key={workspace.retentionDays}
            kept={workspace.retentionDays}
            onChange={(changed) => void mutate(changed, { revalidate: false })}
          />
          <ErasureList headingLevel={headingLevel === 2 ? 3 : 4} />
        </Stack>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<Workspace> {
    if (data !== undefined) return { kind: 'ready', data, isRefreshing: isValidating };
    if (error === undefined) return { kind: 'loading' };
    const problem = { title: words.failed, description: problemWords(error), reference: requestIdOf(error) };
    return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
  }
}
