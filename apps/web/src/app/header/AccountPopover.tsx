import { Link } from '@concordia/ui/components/Link';
import { Popover } from '@concordia/ui/components/Popover';
import { useStrings } from '@concordia/ui/locale';
import { text } from '@concordia/ui/theme';
import type { RefObject } from 'react';
import { accountStrings } from '../../strings/account';
import type { ThemeChoice } from '../theme/theme';
import * as styles from './AccountMenu.css';
import { ThemePicker } from './ThemePicker';

interface AccountPopoverProps {
  triggerRef: RefObject<Element | null>;
  /** The workspace's name; `null` while it is unknown. */
  name: string | null;
  theme: ThemeChoice;
  onThemeChange: (choice: ThemeChoice) => void;
  onClose: () => void;
}

/** What the initials open, for as long as it is rendered. */
export function AccountPopover({ triggerRef, name, theme, onThemeChange, onClose }: AccountPopoverProps) {
  const words = useStrings(accountStrings);
  return (
    <Popover
      aria-label={words.workspace}
      placement="bottom end"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={styles.panel}>
        {name !== null && <p className={text({ style: 'body', weight: 'semibold' })}>{name}</p>}
        <ThemePicker choice={theme} onChange={onThemeChange} />
        <div className={styles.links}>
          <Link href="/setup" isStandalone icon="settings" onPress={onClose}>
            {words.setup}
          </Link>
        </div>
      </div>
    </Popover>
  );
}
