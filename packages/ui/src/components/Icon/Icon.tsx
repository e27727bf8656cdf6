import * as styles from './Icon.css';
import { directional, type IconName, icons } from './icons';

export interface IconProps {
  name: IconName;
  /** Beside text: `small` (14 px) or `medium` (16 px); alone in a bar: `large` (20 px); in an empty state: `huge` (32 px). @default 'medium' */
  size?: styles.IconVariants['size'];
  /** Accessible name. Omit it beside text that says the same: the icon is then decorative. */
  label?: string;
}

/** An icon in the color of the surrounding text. */
export function Icon({ name, size, label }: IconProps) {
  const Drawing = icons[name];
  const className = styles.icon({ size, mirrors: directional.has(name) });
  return label === undefined ? (
    <Drawing className={className} aria-hidden focusable={false} />
  ) : (
    <Drawing className={className} role="img" aria-label={label} focusable={false} />
  );
}
