import type { MessageStatus } from '@concordia/domain';
import { Suspense, useRef } from 'react';
import { Button } from 'react-aria-components';
import * as field from '../../../components/Field/Field.css';
import { Icon } from '../../../components/Icon';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { messageStrings } from '../../../strings/message';
import { ColumnMenu } from './lazy';
import * as styles from './MessageActions.css';
import { useOpenFor } from './useOpenFor';

export interface ColumnButtonProps {
  conversationId: string;
  status: MessageStatus;
  onMove: (status: MessageStatus) => void;
}

/** The conversation's column, and a menu that moves it. A menu, not a select: its closed button would keep the keys that are shortcuts here. */
export function ColumnButton({ conversationId, status, onMove }: ColumnButtonProps) {
  const words = useStrings(messageStrings);
  const { column } = useStrings(labelStrings);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenFor(conversationId);
  const bringMenu = () => void ColumnMenu.preload();
  return (
    <>
      <Button
        ref={button}
        className={`${field.control({ size: 'small' })} ${styles.columnButton}`}
        aria-label={`${words.status}: ${column({ status })}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={bringMenu}
        onFocus={bringMenu}
        onPress={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
          // The others are shortcuts of the page.
          else event.continuePropagation();
        }}
      >
        <span className={styles.columnName}>{column({ status })}</span>
        <span className={field.adornment}>
          <Icon name="chevron-down" size="small" />
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnMenu status={status} onMove={onMove} triggerRef={button} isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
