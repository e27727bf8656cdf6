import type { Ref } from 'react';
import { Drawing } from './Drawing';
import * as styles from './Icon.css';
import { directional, type IconName, icons } from './icons';

export interface IconProps {
  /** Name of the icon. */
  name: IconName;
  /**
   * `small` (14 px) or `medium` (16 px) beside text, `large` (20 px) alone in a bar, `huge` (32 px) in an empty state.
   *
   * @default 'medium'
   */
  size?: styles.IconVariants['size'];
  /** Accessible name. Omit it beside text that says the same; the icon is then decorative. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

/** An icon in the color of the surrounding text. */
export function Icon({ name, size, label, ref }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...meaning}
      ref={ref}
      className={styles.icon({ size, mirrors: directional.has(name) })}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable={false}
    >
      <Drawing of={icons[name]} />
    </svg>
  );
}
