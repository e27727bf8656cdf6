import { useGetWorkspace, useGetWorkspaceSettings } from '@concordia/api-client';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { workspaceSettingsStrings } from '../../../strings/generated/workspaceSettings';
import { useFigures } from '../../insight/intelligence';
import { SettingsForm } from './SettingsForm';

export interface WorkspaceSettingsProps {
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The workspace's name, currency and time zone, and whether contacts are told that they are read. */
export function WorkspaceSettings({ headingLevel = 2 }: WorkspaceSettingsProps) {
  const words = useStrings(workspaceSettingsStrings);
  const answer = useGetWorkspaceSettings();
  const workspace = useGetWorkspace();
  const name = workspace.data?.name;
  const state = useFigures(
    {
      data: answer.data === undefined || name === undefined ? undefined : { name, settings: answer.data },
      error: answer.error ?? workspace.error,
      isValidating: answer.isValidating || workspace.isValidating,
      mutate: () => Promise.all([answer.mutate(), workspace.mutate()]),
    },
    words.failed,
  );
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      state={state}
      skeleton={
        <Stack gap="md" width="form">
          <SkeletonShape shape="block" height="3.75rem" />
          <SkeletonShape shape="block" height="3.75rem" />
        </Stack>
      }
      empty={null}
    >
      {(known) => (
        <SettingsForm
          key={JSON.stringify(known)}
          {...known}
          onSaved={async (saved, renamed) => {
            if (renamed !== null) await workspace.mutate(renamed, { revalidate: false });
            await answer.mutate(saved, { revalidate: false });
          }}
        />
      )}
    </WidgetFrame>
  );
}
