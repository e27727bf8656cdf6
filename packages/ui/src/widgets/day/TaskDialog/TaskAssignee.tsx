import type { NewTask } from '@concordia/api-client';
import { Select } from '../../../components/Select';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { assigneesStrings } from '../../../strings/generated/assignees';
import { AssignLimits } from '../../shared/assigning/AssignLimits';
import { useAssignees } from '../../shared/assigning/useAssignees';

/** Key of the option that assigns nobody; never a member's id. */
const NOBODY = 'nobody';

interface TaskAssigneeProps {
  /** What the task is about: its account decides who can be assigned. */
  about: Pick<NewTask, 'messageId' | 'conversationId'>;
  assigneeId: string | null;
  onChange: (assigneeId: string | null) => void;
}

/** The member who does it. Nothing where the owner is the only one. */
export function TaskAssignee({ about: { messageId, conversationId }, assigneeId, onChange }: TaskAssigneeProps) {
  const words = useStrings(assigneesStrings);
  const choice = useAssignees({
    messageIds: messageId ? [messageId] : [],
    conversationIds: !messageId && conversationId ? [conversationId] : [],
  });
  const { members = [], limits } = choice;
  if (members.length < 2 && limits.length === 0 && assigneeId === null) return null;
  return (
    <Stack gap="xs">
      <Select
        label={words.assignTo}
        value={assigneeId ?? NOBODY}
        onChange={(id) => onChange(id === NOBODY ? null : id)}
        options={[{ id: NOBODY, label: words.nobody }, ...members.map(({ id, name }) => ({ id, label: name }))]}
      />
      <AssignLimits choice={choice} />
    </Stack>
  );
}
