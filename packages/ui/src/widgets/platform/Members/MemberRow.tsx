import type { Member } from '@concordia/api-client';
import { Avatar } from '../../../components/Avatar';
import { Badge } from '../../../components/Badge';
import { IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { memberStrings } from '../../../strings/generated/member';
import { SetupRow } from '../../channels/setup';
import type { MemberTask } from './MemberDialogs';

interface MemberRowProps {
  member: Member;
  onTask: (task: MemberTask) => void;
}

/** One member. The owner can be edited but not removed. */
export function MemberRow({ member, onTask }: MemberRowProps) {
  const words = useStrings(memberStrings);
  const { name, email, isOwner } = member;
  return (
    <li>
      <SetupRow
        end={
          <Inline gap="xs" isWrapping={false}>
            {isOwner && <Badge>{words.owner}</Badge>}
            <MenuTrigger>
              <IconButton icon="ellipsis" size="small" label={words.more({ name })} />
              <Menu placement="bottom end">
                <MenuItem icon="pencil" onAction={() => onTask({ is: 'edit', member })}>
                  {words.edit}
                </MenuItem>
                {!isOwner && (
                  <MenuItem icon="close" tone="danger" onAction={() => onTask({ is: 'remove', member })}>
                    {words.remove}
                  </MenuItem>
                )}
              </Menu>
            </MenuTrigger>
          </Inline>
        }
      >
        <Inline gap="md" isWrapping={false}>
          <Avatar name={name} />
          <div>
            <Text weight="medium">
              <bdi>{name}</bdi>
            </Text>
            <Text size="caption" tone="muted">
              {email === null ? words.noEmail : <bdi>{email}</bdi>}
            </Text>
          </div>
        </Inline>
      </SetupRow>
    </li>
  );
}
