import { MenuItem, MenuSection } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { canBeMarkedUrgent, canBeUnread, type DeskItem } from '../messages/deskItem';
import type { useChangeMessage } from '../messages/useChangeMessage';
import { useMessageStore } from '../messages/useMessageEdits';

interface MarkItemsProps {
  message: DeskItem;
  onChange: ReturnType<typeof useChangeMessage>;
}

/** Items of a card's menu besides moving. Outgoing messages cannot be marked unread. */
export function MarkItems({ message, onChange }: MarkItemsProps) {
  const words = useStrings(messageStrings);
  const { isRead, isUrgent } = message;
  const { asked, selection } = useMessageStore();
  const ask = (about: 'snooze' | 'assign' | 'project') => () => asked.ask(about, [message]);
  return [
    <MenuSection key="later" title={words.arrange}>
      <MenuItem id="snooze" icon="moon" shortcut="S" onAction={ask('snooze')}>
        {words.snooze}
      </MenuItem>
      <MenuItem id="assign" icon="user" shortcut="A" onAction={ask('assign')}>
        {words.assign}
      </MenuItem>
      <MenuItem id="project" icon="folder" shortcut="L" onAction={ask('project')}>
        {words.project}
      </MenuItem>
      <MenuItem id="choose" icon="check" shortcut="X" onAction={() => selection.toggle(message)}>
        {selection.has(message.id) ? words.deselect : words.select}
      </MenuItem>
    </MenuSection>,
    (canBeUnread(message) || canBeMarkedUrgent(message)) && (
      <MenuSection key="mark" title={words.mark}>
        {canBeUnread(message) && (
          <MenuItem
            id="read"
            icon={isRead ? 'mail' : 'mail-open'}
            onAction={() => void onChange(message, { isRead: !isRead })}
          >
            {isRead ? words.markUnread : words.markRead}
          </MenuItem>
        )}
        {canBeMarkedUrgent(message) && (
          <MenuItem
            id="urgent"
            icon="flag"
            onAction={() => void onChange(message, { isUrgent: isUrgent === 1 ? 0 : 1 })}
          >
            {isUrgent === 1 ? words.markNotUrgent : words.markUrgent}
          </MenuItem>
        )}
      </MenuSection>
    ),
  ];
}
