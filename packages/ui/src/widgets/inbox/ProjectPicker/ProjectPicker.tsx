import { type Project, type ProjectRef, useGetConversation, useListProjects } from '@concordia/api-client';
import { Checkbox } from '../../../components/Checkbox';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { projectStrings } from '../../../strings/generated/project';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useLabels } from './useLabels';

export interface ProjectPickerProps {
  conversationId: string;
}

interface Labelling {
  readonly projects: readonly Project[];
  readonly chosen: readonly ProjectRef[];
}

/** Sets a conversation's projects; each change is saved at once. For a popover, a dialog or a panel. */
export function ProjectPicker({ conversationId }: ProjectPickerProps) {
  const words = useStrings(projectStrings);
  const state = useLabelling(conversationId, words.failed);
  return (
    <WidgetFrame
      title={words.choose}
      headingLevel={3}
      state={state}
      skeleton={
        <Stack gap="md">
          <SkeletonShape />
          <SkeletonShape width="70%" />
          <SkeletonShape width="80%" />
        </Stack>
      }
      empty={<EmptyState size="compact" title={words.none} description={words.noneHelp} />}
    >
      {({ projects, chosen }) => <Choices conversationId={conversationId} projects={projects} chosen={chosen} />}
    </WidgetFrame>
  );
}

function Choices({ conversationId, projects, chosen }: Labelling & ProjectPickerProps) {
  const { labels, setLabel } = useLabels(conversationId, chosen);
  return (
    <Stack gap="sm">
      {projects.map(({ id, name }) => (
        <Checkbox key={id} isSelected={labels.has(id)} onChange={(isOn) => void setLabel(id, isOn)}>
          {name}
        </Checkbox>
      ))}
    </Stack>
  );
}

function useLabelling(conversationId: string, failed: string): WidgetState<Labelling> {
  const problemWords = useProblemWords();
  const projects = useListProjects();
  const conversation = useGetConversation(conversationId);
  const isRefreshing = projects.isValidating || conversation.isValidating;
  if (projects.data !== undefined && conversation.data !== undefined) {
    if (projects.data.length === 0) return { kind: 'empty' };
    return { kind: 'ready', data: { projects: projects.data, chosen: conversation.data.projects }, isRefreshing };
  }
  const error = projects.error ?? conversation.error;
  if (error === undefined) return { kind: 'loading' };
  const retry = () => void Promise.all([projects.mutate(), conversation.mutate()]);
  return {
    kind: 'failed',
    problem: { title: failed, description: problemWords(error), reference: requestIdOf(error) },
    retry,
    isRetrying: isRefreshing,
  };
}
