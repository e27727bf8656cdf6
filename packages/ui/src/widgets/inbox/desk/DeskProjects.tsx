import { type Message, useListProjects } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { deskStrings } from '../../../strings/generated/desk';
import { ProjectPicker } from '../ProjectPicker/ProjectPicker';
import { useAddToProject } from './useAddToProject';

export interface DeskProjectsProps {
  messages: readonly Message[];
  onClose: () => void;
}

/** Sets the projects of one conversation, or adds several conversations to a project. */
export function DeskProjects({ messages, onClose }: DeskProjectsProps) {
  const words = useStrings(deskStrings);
  const conversations = [...new Set(messages.map(({ conversationId }) => conversationId))];
  const [only, ...others] = conversations;
  return (
    <Dialog
      title={others.length === 0 ? words.projects : words.addTo({ count: conversations.length })}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {only !== undefined && others.length === 0 ? (
        <ProjectPicker conversationId={only} />
      ) : (
        <ProjectButtons conversations={conversations} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ProjectButtons({ conversations, onClose }: { conversations: readonly string[]; onClose: () => void }) {
  const words = useStrings(deskStrings);
  const { data: projects = [] } = useListProjects();
  const add = useAddToProject();
  if (projects.length === 0) {
    return <EmptyState size="compact" title={words.noProjects} description={words.noProjectsHelp} />;
  }
  return (
    <Stack gap="sm">
      {projects.map((project) => (
        <Button
          key={project.id}
          icon="folder"
          isFullWidth
          onPress={() => {
            onClose();
            void add(conversations, project);
          }}
        >
          {project.name}
        </Button>
      ))}
    </Stack>
  );
}
