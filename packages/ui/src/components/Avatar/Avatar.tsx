import { initials } from '@concordia/domain';
import { type Ref, useState } from 'react';
import { Icon } from '../Icon';
import { useIsSkeleton } from '../Skeleton';
import { ownShape } from '../Skeleton/Skeleton.css';
import * as styles from './Avatar.css';
import { hueOf } from './hue';

export interface AvatarProps {
  /** Name of the contact or user. `null` if unknown. */
  name: string | null;
  /** Address of a picture, shown over the initials once it has loaded. Without one, or if it cannot be shown, the initials stay. */
  picture?: string | null | undefined;
  /** `small` in lines, `medium` in rows and cards, `large` at the head of a panel. @default 'medium' */
  size?: styles.AvatarVariants['size'];
  /** Accessible name. Set it only where the name is not shown beside the avatar. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A picture, or initials on a muted color derived from the name. */
export function Avatar({ name, picture, size, label, ref }: AvatarProps) {
  const isSkeleton = useIsSkeleton();
  const letters = name === null ? '' : initials(name);
  const className = styles.avatar({ size, hue: name === null || letters === '' ? 'none' : hueOf(name) });
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...semantics} ref={ref} className={isSkeleton ? `${className} ${ownShape}` : className}>
      {letters === '' ? <Icon name="user" size={size === 'large' ? 'large' : 'small'} /> : letters}
      {picture && <Picture key={picture} address={picture} />}
    </span>
  );
}

/** The initials below it stay where it cannot be loaded. */
function Picture({ address }: { address: string }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <img
      className={styles.picture}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setShown(false)}
    />
  );
}
