import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem, type MenuItemProps as AriaMenuItemProps } from 'react-aria-components';
import { Icon, type IconName } from '../Icon';
import * as styles from './Menu.css';

export interface MenuItemProps
  extends Pick<AriaMenuItemProps, 'href' | 'download' | 'id' | 'isDisabled' | 'onAction' | 'target' | 'rel'> {
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

/**
 * One command, value or link of a `Menu`. Its name is its words, and the second line where there is one: what can be read can also be said to
 * a computer that is steered by voice. The key is drawn by the style sheet, since it is no part of the name.
 */
export function MenuItem({ children, icon, description, shortcut, tone, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      textValue={children}
      aria-keyshortcuts={shortcut}
      data-shortcut={shortcut}
      className={styles.item({ tone })}
    >
      {({ isSelected }) => (
        <>
          {icon && (
            <span className={styles.lead}>
              <Icon name={icon} />
            </span>
          )}
          <span className={styles.words}>{children}</span>
          {isSelected && (
            <span className={styles.check}>
              <Icon name="check" />
            </span>
          )}
          {description && <span className={styles.description}> {description}</span>}
        </>
      )}
    </AriaMenuItem>
  );
}
