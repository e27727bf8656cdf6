import type { Ref } from 'react';
import { Icon, type IconName } from '../../../../components/Icon';
import * as styles from './FileTile.css';
import { fileIcon } from './fileTypes';

export interface FileMediaProps {
  contentType: string;
  /** The address of the picture to show; `null` for the icon of the file's kind. @default null */
  picture?: string | null;
  /** Shows a picture whose address its owner sets: that of a local file, which ends with the component. */
  imageRef?: Ref<HTMLImageElement>;
  /** Called if the picture cannot be shown. */
  onBroken?: () => void;
  /** In place of the kind's icon: the state of a file that is not here. */
  icon?: IconName;
  /** `tile` fills its place above the name, `row` is a square before it. @default 'tile' */
  layout?: 'tile' | 'row';
}

/** What a file looks like: a thumbnail of the picture, or an icon. Its room is fixed, so that nothing moves when the picture arrives. */
export function FileMedia({ contentType, picture = null, imageRef, onBroken, icon, layout = 'tile' }: FileMediaProps) {
  return (
    <span className={styles.media({ layout })}>
      {picture === null && imageRef === undefined ? (
        <Icon name={icon ?? fileIcon(contentType)} size={layout === 'tile' ? 'large' : 'medium'} />
      ) : (
        <img
          ref={imageRef}
          className={styles.picture}
          src={picture ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          onError={onBroken}
        />
      )}
    </span>
  );
}
