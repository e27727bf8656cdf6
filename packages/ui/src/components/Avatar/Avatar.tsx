import { initials } from '@concordia/domain';
import { Icon } from '../Icon';
import { useIsSkeleton } from '../Skeleton';
import { ownShape } from '../Skeleton/Skeleton.css';
import * as styles from './Avatar.css';
import { hueOf } from './hue';

export interface AvatarProps {
  /** The person's name; `null` for someone unknown. */
  name: string | null;
  /**
   * `small` in lines, `medium` in rows and cards, `large` at the head of a panel.
   *
   * @default 'medium'
   */
  size?: styles.AvatarVariants['size'];
  /** Its name for screen readers, only where the person's name does not stand beside it. */
  label?: string;
}

/** A person as their initials on a quiet ground of their own. */
export function Avatar({ name, size, label }: AvatarProps) {
  const isSkeleton = useIsSkeleton();
  const letters = name === null ? '' : initials(name);
  const className = styles.avatar({ size, hue: name === null || letters === '' ? 'none' : hueOf(name) });
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...semantics} className={isSkeleton ? `${className} ${ownShape}` : className}>
      {letters === '' ? <Icon name="user" size={size === 'large' ? 'large' : 'small'} /> : letters}
    </span>
  );
}
