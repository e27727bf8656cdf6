import * as styles from './Icon.css';
import { directional, type IconName, icons } from './icons';

export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /**
   * Beside text: `small` (14 px) or `medium` (16 px); alone in a bar: `large` (20 px); in an empty place: `huge` (32 px).
   *
   * @default 'medium'
   */
  size?: styles.IconVariants['size'];
  /** What it says to people who do not see it. Leave it out where the words stand beside it: then it is decoration. */
  label?: string;
}

/** A drawing in the colour of the text around it. */
export function Icon({ name, size, label }: IconProps) {
  const Drawing = icons[name];
  const className = styles.icon({ size, mirrors: directional.has(name) });
  return label === undefined ? (
    <Drawing className={className} aria-hidden focusable={false} />
  ) : (
    <Drawing className={className} role="img" aria-label={label} focusable={false} />
  );
}
