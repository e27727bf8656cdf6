import { type Project, useListProjects } from '@concordia/api-client';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { projectStrings } from '../../../strings/generated/project';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import type { ProjectTask } from './ProjectDialogs';
import * as styles from './ProjectList.css';
import { ProjectRow } from './ProjectRow';

export interface ProjectListProps {
  /** `null` for all projects. */
  selectedProjectId: string | null;
  /** Called with the project, or `null` when the selected one is pressed again or removed. */
  onSelectProject: (projectId: string | null) => void;
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/** Loaded on demand: most users never open them. */
const ProjectDialogs = lazy(() => import('./ProjectDialogs').then((module) => ({ default: module.ProjectDialogs })));

/** The projects with their open counts. At most one is selected; pressing it again clears it. */
export function ProjectList({ selectedProjectId, onSelectProject, headingLevel = 3 }: ProjectListProps) {
  const words = useStrings(projectStrings);
  const state = useProjectsState(words.failed);
  const [task, setTask] = useState<ProjectTask | null>(null);
  const removed = (projectId: string) => {
    if (projectId === selectedProjectId) onSelectProject(null);
  };
  return (
    <>
      <WidgetFrame
        title={words.title}
        headingLevel={headingLevel}
        size="list"
        state={state}
        actions={<IconButton icon="plus" size="small" label={words.add} onPress={() => setTask({ is: 'add' })} />}
        skeleton={
          <Stack gap="md">
            <SkeletonShape />
            <SkeletonShape width="70%" />
            <SkeletonShape width="80%" />
          </Stack>
        }
        empty={<EmptyState size="compact" title={words.none} description={words.noneHelp} />}
      >
        {(projects) => (
          <ul className={styles.list} aria-label={words.title}>
            {projects.map((project) => (
              <ProjectRow
                key={project.id}
                project={project}
                isSelected={project.id === selectedProjectId}
                onSelect={(isSelected) => onSelectProject(isSelected ? project.id : null)}
                onTask={setTask}
              />
            ))}
          </ul>
        )}
      </WidgetFrame>
      {task !== null && (
        <Suspense fallback={null}>
          <ProjectDialogs task={task} onClose={() => setTask(null)} onRemoved={removed} />
        </Suspense>
      )}
    </>
  );
}

function useProjectsState(failed: string): WidgetState<Project[]> {
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListProjects();
  if (data !== undefined) {
    return data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: isValidating };
  }
  if (error === undefined) return { kind: 'loading' };
  const problem = { title: failed, description: problemWords(error), reference: requestIdOf(error) };
  return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
}
