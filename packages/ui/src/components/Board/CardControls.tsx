import { useRef } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { useButton } from 'react-aria/useButton';
import { Icon } from '../Icon';
import * as styles from './Board.css';

interface CardBoxProps {
  label: string;
  isChosen: boolean;
  onChoose: (how: 'toggle' | 'extend') => void;
}

export function CardBox({ label, isChosen, onChoose }: CardBoxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-label={label}
      tabIndex={-1}
      className={styles.cardBox}
      onClick={(event) => onChoose(event.shiftKey ? 'extend' : 'toggle')}
    >
      <span className={styles.box} data-selected={isChosen || undefined}>
        {isChosen && <Icon name="check" size="small" />}
      </span>
    </button>
  );
}

interface CardControlProps {
  icon: 'grip' | 'ellipsis';
  kind: 'handle' | 'menu';
  label: string;
  pressProps?: AriaButtonProps;
  onPress?: (anchor: Element) => void;
}

/** Uses a react-aria hook, not a component: each visible card has two, and components slow down scrolling. */
export function CardControl({ icon, kind, label, pressProps, onPress }: CardControlProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(
    {
      ...pressProps,
      ...(onPress && { onPress: (event) => onPress(event.target) }),
      'aria-label': label,
      'aria-haspopup': kind === 'menu' ? 'menu' : undefined,
      excludeFromTabOrder: true,
    },
    ref,
  );
  return (
    <button {...buttonProps} ref={ref} className={styles.cardControl({ kind })}>
      <Icon name={icon} size="small" />
    </button>
  );
}
