import type { RefObject } from 'react';
import { Menu, MenuItem, MenuSection } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { triageStrings } from '../../../strings/generated/triage';
import { subjectsOf } from '../../shared/assigning/subjects';
import { useAssignees } from '../../shared/assigning/useAssignees';
import { useLimitWords } from '../../shared/assigning/useLimitWords';
import type { DeskItem } from '../messages/deskItem';

export interface AssignMenuProps {
  /** What is assigned: it decides who can be. */
  items: readonly DeskItem[];
  /** The current assignee; `null` for none, `undefined` if the messages differ. */
  assigneeId: string | null | undefined;
  onAssign: (assigneeId: string | null) => void;
  /** The element to open beside, if not in a `MenuTrigger`. */
  triggerRef?: RefObject<Element | null>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Key of the item that unassigns; never a member's id. */
const NOBODY = 'nobody';

/** Assigns messages from a menu. Place it in a `MenuTrigger` beside its button. */
export function AssignMenu({ items, assigneeId, onAssign, ...place }: AssignMenuProps) {
  const { assign: words } = useStrings(triageStrings);
  const choice = useAssignees(subjectsOf(items));
  const { members = [] } = choice;
  const limit = useLimitWords(choice);
  return (
    <Menu
      {...place}
      aria-label={words.title}
      selectionMode="single"
      selectedKeys={assigneeId === undefined ? [] : [assigneeId ?? NOBODY]}
      onAction={(key) => {
        if (key === NOBODY) onAssign(null);
        else if (members.some(({ id }) => id === key)) onAssign(String(key));
      }}
    >
      <MenuSection title={words.members}>
        {members.map(({ id, name }) => (
          <MenuItem key={id} id={id}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuItem id={NOBODY}>{words.nobody}</MenuItem>
      {limit !== null && (
        <MenuSection title={limit.why} selectionMode="none">
          {limit.links.map(({ accountId, label, href }) => (
            <MenuItem key={accountId} id={accountId} href={href}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
      )}
    </Menu>
  );
}
