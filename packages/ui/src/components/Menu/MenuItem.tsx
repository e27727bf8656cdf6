import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem, type MenuItemProps as AriaMenuItemProps, Text } from 'react-aria-components';
import { Icon, type IconName } from '../Icon';
import * as styles from './Menu.css';

export interface MenuItemProps
  extends Pick<AriaMenuItemProps, 'href' | 'id' | 'isDisabled' | 'onAction' | 'target' | 'rel'> {
  /** What it does, beginning with a verb; or the value. */
  children: string;
  /** A drawing before the words. Give one to all items of a section or to none. */
  icon?: IconName;
  /** A second line that says what follows from it. */
  description?: ReactNode;
  /** The key that does the same, such as `E`; only shown, the caller listens. */
  shortcut?: string;
  /**
   * `danger` for what cannot be undone.
   *
   * @default 'neutral'
   */
  tone?: styles.MenuItemVariants['tone'];
}

/** One command, value or link of a `Menu`. */
export function MenuItem({ children, icon, description, shortcut, tone, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} className={styles.item({ tone })}>
      {({ isSelected }) => (
        <>
          {icon && (
            <span className={styles.lead}>
              <Icon name={icon} />
            </span>
          )}
          <Text slot="label" className={styles.words}>
            {children}
          </Text>
          {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
          {isSelected && (
            <span className={styles.check}>
              <Icon name="check" />
            </span>
          )}
          {description && (
            <Text slot="description" className={styles.description}>
              {description}
            </Text>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
