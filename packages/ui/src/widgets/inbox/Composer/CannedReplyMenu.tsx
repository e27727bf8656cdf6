import type { CannedReply } from '@concordia/api-client';
import { Menu, MenuItem } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';
import type { OpenMenu } from './MenuButton';

export interface CannedReplyMenuProps extends OpenMenu {
  replies: readonly CannedReply[];
  onChoose: (reply: CannedReply) => void;
}

export function CannedReplyMenu({ replies, onChoose, ...menu }: CannedReplyMenuProps) {
  const words = useStrings(composerStrings);
  return (
    <Menu {...menu} aria-label={words.cannedReplies}>
      {replies.length === 0 && <MenuItem isDisabled>{words.noCannedReplies}</MenuItem>}
      {replies.map((reply) => (
        <MenuItem
          key={reply.id}
          description={reply.shortcut === null ? undefined : `/${reply.shortcut}`}
          onAction={() => onChoose(reply)}
        >
          {reply.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
