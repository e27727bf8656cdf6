import { initials } from '@concordia/domain';
import type { Ref } from 'react';
import { Icon } from '../Icon';
import { useIsSkeleton } from '../Skeleton';
import { ownShape } from '../Skeleton/Skeleton.css';
import * as styles from './Avatar.css';
import { hueOf } from './hue';

export interface AvatarProps {
  /** Name of the contact or user. `null` if unknown. */
  name: string | null;
  /** `small` in lines, `medium` in rows and cards, `large` at the head of a panel. @default 'medium' */
  size?: styles.AvatarVariants['size'];
  /** Accessible name. Set it only where the name is not shown beside the avatar. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** Initials on a muted color derived from the name. */
export function Avatar({ name, size, label, ref }: AvatarProps) {
  const isSkeleton = useIsSkeleton();
  const letters = name === null ? '' : initials(name);
  const className = styles.avatar({ size, hue: name === null || letters === '' ? 'none' : hueOf(name) });
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...semantics} ref={ref} className={isSkeleton ? `${className} ${ownShape}` : className}>
      {letters === '' ? <Icon name="user" size={size === 'large' ? 'large' : 'small'} /> : letters}
    </span>
  );
}
