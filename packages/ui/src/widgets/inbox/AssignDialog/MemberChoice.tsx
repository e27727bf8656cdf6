import type { Member } from '@concordia/api-client';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Avatar } from '../../../components/Avatar';
import { Icon } from '../../../components/Icon';
import { useStrings } from '../../../locale';
import { triageStrings } from '../../../strings/generated/triage';
import * as styles from './AssignDialog.css';

interface MemberChoiceProps {
  members: readonly Member[];
  assigneeId: string | null | undefined;
  onChoose: (memberId: string | null) => void;
}

/** Key of the row that unassigns; never a member's id. */
const NOBODY = 'nobody';

/** A row per member and one for nobody; typing jumps to a name. */
export function MemberChoice({ members, assigneeId, onChoose }: MemberChoiceProps) {
  const { assign: words } = useStrings(triageStrings);
  return (
    <ListBox
      aria-label={words.title}
      className={styles.list}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog of choices begins at the one that holds
      autoFocus
      selectionMode="single"
      // Leaves Escape to the dialog: the list would clear the selection, which assigns.
      escapeKeyBehavior="none"
      selectedKeys={assigneeId === undefined ? [] : [assigneeId ?? NOBODY]}
      onSelectionChange={(keys) => {
        // Pressing the selected row clears the selection, so it is chosen again.
        const [key = assigneeId ?? NOBODY] = keys;
        onChoose(key === NOBODY ? null : String(key));
      }}
    >
      {members.map(({ id, name, email }) => (
        <ListBoxItem key={id} id={id} textValue={name} className={styles.row}>
          <Avatar name={name} size="small" />
          <span className={styles.name}>
            {name}
            {email !== null && <span className={styles.email}> {email}</span>}
          </span>
          <Mark isShown={id === assigneeId} />
        </ListBoxItem>
      ))}
      <ListBoxItem id={NOBODY} textValue={words.nobody} className={styles.row}>
        <span className={styles.name}>{words.nobody}</span>
        <Mark isShown={assigneeId === null} />
      </ListBoxItem>
    </ListBox>
  );
}

const Mark = ({ isShown }: { isShown: boolean }) => (isShown ? <Icon name="check" /> : null);
