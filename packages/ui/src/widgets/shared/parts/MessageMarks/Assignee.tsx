import { useListMembers } from '@concordia/api-client';
import { Avatar } from '../../../../components/Avatar';
import { useStrings } from '../../../../locale';
import { messageMarkStrings } from '../../../../strings/generated/messageMark';
import * as styles from './MessageMarks.css';

/** The assignee's initials. All cards share one request for the members. */
export function Assignee({ memberId }: { memberId: string }) {
  const words = useStrings(messageMarkStrings);
  const { data: members } = useListMembers();
  const name = members?.find(({ id }) => id === memberId)?.name;
  if (name === undefined) return null;
  return (
    <span className={styles.assignee} title={words.assignedTo({ name })}>
      <Avatar name={name} size="small" label={words.assignedTo({ name })} />
    </span>
  );
}
