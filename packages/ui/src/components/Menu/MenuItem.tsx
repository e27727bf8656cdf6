import type { ReactNode, Ref } from 'react';
import { MenuItem as AriaMenuItem, type MenuItemProps as AriaMenuItemProps } from 'react-aria-components';
import { Icon, type IconName } from '../Icon';
import * as styles from './Menu.css';

export interface MenuItemProps
  extends Pick<AriaMenuItemProps, 'href' | 'download' | 'id' | 'isDisabled' | 'onAction' | 'target' | 'rel'> {
  /** The action, starting with a verb, or the value. */
  children: string;
  /** An icon before the text. Give one to all items of a section or to none. */
  icon?: IconName;
  /** A second line that explains the consequence. */
  description?: ReactNode;
  /** The equivalent key, such as `E`. Only displayed; the caller handles it. */
  shortcut?: string;
  /** `danger` for irreversible actions. @default 'neutral' */
  tone?: styles.MenuItemVariants['tone'];
  ref?: Ref<HTMLDivElement>;
}

/**
 * One action, value or link of a `Menu`. Its accessible name is its visible text, including the description, so that
 * voice control users can say what they see. CSS renders the shortcut, which keeps it out of the name.
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
