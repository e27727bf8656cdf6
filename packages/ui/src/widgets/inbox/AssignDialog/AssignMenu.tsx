import { useListMembers } from '@concordia/api-client';
import type { RefObject } from 'react';
import { Menu, MenuItem, MenuSection } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { triageStrings } from '../../../strings/generated/triage';

export interface AssignMenuProps {
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
export function AssignMenu({ assigneeId, onAssign, ...place }: AssignMenuProps) {
  const { assign: words } = useStrings(triageStrings);
  const { data: members = [] } = useListMembers();
  return (
    <Menu
      {...place}
      aria-label={words.title}
      selectionMode="single"
      selectedKeys={assigneeId === undefined ? [] : [assigneeId ?? NOBODY]}
      onAction={(key) => onAssign(key === NOBODY ? null : String(key))}
    >
      <MenuSection title={words.members}>
        {members.map(({ id, name }) => (
          <MenuItem key={id} id={id}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuItem id={NOBODY}>{words.nobody}</MenuItem>
    </Menu>
  );
}
