import { useListMembers } from '@concordia/api-client';
import type { RefObject } from 'react';
import { Menu, MenuItem, MenuSection } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { triageStrings } from '../../../strings/generated/triage';

export interface AssignMenuProps {
  /** Who looks after it now; `null` for nobody, `undefined` when several messages differ. */
  assigneeId: string | null | undefined;
  onAssign: (assigneeId: string | null) => void;
  /** What it stands beside, where it is not inside a `MenuTrigger`. */
  triggerRef?: RefObject<Element | null>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** The key of the item that takes an assignment back; no member has it. */
const NOBODY = 'nobody';

/** Who is to look after it, in a menu: the members, and nobody. Put it into a `MenuTrigger` beside its button. */
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
