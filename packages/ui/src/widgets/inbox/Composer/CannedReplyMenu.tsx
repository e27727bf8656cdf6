import type { CannedReply } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { composerStrings } from '../../../strings/composer';

export interface CannedReplyMenuProps {
  replies: readonly CannedReply[];
  isDisabled: boolean;
  onChoose: (reply: CannedReply) => void;
}

export function CannedReplyMenu({ replies, isDisabled, onChoose }: CannedReplyMenuProps) {
  const words = useStrings(composerStrings);
  return (
    <MenuTrigger>
      <Button size="small" tone="quiet" icon="copy" isDisabled={isDisabled}>
        {words.cannedReplies}
      </Button>
      <Menu aria-label={words.cannedReplies}>
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
    </MenuTrigger>
  );
}
