import { Icon } from '../../../components/Icon';
import type { RowFocusProps } from '../../../components/VirtualList';
import { useStrings } from '../../../locale';
import { messageStrings } from '../../../strings/message';
import { ListedMessage } from '../../shared/parts/ListedMessage';
import { MessageSummary } from '../../shared/parts/MessageSummary';
import type { DeskItem } from '../messages/deskItem';
import { useChoose, useIsChoosing, useIsChosen } from '../messages/useSelection';
import { labelOf } from '../messages/words';
import * as styles from './MobileInbox.css';

export interface MobileRowProps {
  message: DeskItem;
  focusProps: RowFocusProps;
  isSelected: boolean;
  onOpen: (messageId: string) => void;
  onMenu: (message: DeskItem, anchor: Element) => void;
}

/** A message on phones: a press opens it and its button opens the menu. During multiple selection, a press selects. */
export function MobileRow({ message, focusProps, isSelected, onOpen, onMenu }: MobileRowProps) {
  const choose = useChoose();
  const isChoosing = useIsChoosing();
  return (
    <ListedMessage
      message={message}
      focusProps={focusProps}
      isSelected={isSelected}
      onOpen={isChoosing ? (id) => choose(id, 'toggle') : onOpen}
      end={
        isChoosing ? (
          <RowBox message={message} tabIndex={focusProps.tabIndex} />
        ) : (
          <RowMenuButton message={message} tabIndex={focusProps.tabIndex} onMenu={onMenu} />
        )
      }
    >
      <MessageSummary message={message} tabIndex={-1} />
    </ListedMessage>
  );
}

interface RowControlProps {
  message: DeskItem;
  tabIndex: 0 | -1;
}

/** A plain button, cheaper than a component: every visible row has one, which affects scrolling. */
function RowMenuButton({ message, tabIndex, onMenu }: RowControlProps & Pick<MobileRowProps, 'onMenu'>) {
  const words = useStrings(messageStrings);
  return (
    <button
      type="button"
      aria-label={words.actionsOf({ label: labelOf(message, words) })}
      aria-haspopup="menu"
      tabIndex={tabIndex}
      className={styles.rowControl}
      onClick={(event) => onMenu(message, event.currentTarget)}
    >
      <Icon name="ellipsis" size="small" />
    </button>
  );
}

function RowBox({ message, tabIndex }: RowControlProps) {
  const words = useStrings(messageStrings);
  const choose = useChoose();
  const isChosen = useIsChosen(message.id);
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-label={words.selectOne({ label: labelOf(message, words) })}
      tabIndex={tabIndex}
      className={styles.rowControl}
      onClick={() => choose(message.id, 'toggle')}
    >
      <span className={styles.box} data-selected={isChosen || undefined}>
        {isChosen && <Icon name="check" size="small" />}
      </span>
    </button>
  );
}
