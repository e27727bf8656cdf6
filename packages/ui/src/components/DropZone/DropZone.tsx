import { type ReactNode, type Ref, useState } from 'react';
import { DropZone as AriaDropZone, type DropItem, Text } from 'react-aria-components';
import { useStrings } from '../../locale';
import { type SlotProps, useSlotted } from '../../slots';
import { dropZoneStrings } from '../../strings/generated/dropZone';
import { text } from '../../theme';
import { PickButton } from '../FileTrigger';
import { Icon, type IconName } from '../Icon';
import * as styles from './DropZone.css';
import { DropZoneContext } from './DropZoneContext';
import { droppedFiles } from './files';

export interface DropZoneProps extends SlotProps {
  /** The instruction and accessible name: "Drop a mailbox here". */
  label: string;
  /** File types, size limit, and what happens to the files. */
  description?: ReactNode;
  /** Label of the button that opens the system file dialog. */
  buttonLabel: string;
  /** Label of a second button that selects a folder. Without it there is no folder button. */
  folderButtonLabel?: string;
  /**
   * Extensions or media types offered by the dialog: `['.mbox', '.eml']`. Dropped files are not filtered, so check them
   * in `onFiles`.
   */
  accept?: readonly string[];
  /** @default true */
  allowsMultiple?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default 'file-up' */
  icon?: IconName;
  /** Called with at least one file. Folders are expanded into their files. */
  onFiles: (files: File[]) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Accepts files by drop, paste or file dialog. All of it also works with the keyboard. */
export function DropZone(ownProps: DropZoneProps) {
  const {
    label,
    description,
    buttonLabel,
    folderButtonLabel,
    accept,
    allowsMultiple = true,
    isDisabled = false,
    icon = 'file-up',
    onFiles,
    ref,
  } = useSlotted(ownProps, DropZoneContext);
  const words = useStrings(dropZoneStrings);
  const [isUnreadable, setUnreadable] = useState(false);

  const take = (files: readonly File[]) => {
    setUnreadable(false);
    if (files.length > 0) onFiles(allowsMultiple ? [...files] : files.slice(0, 1));
  };
  const takeDrop = (items: readonly DropItem[]) => {
    droppedFiles(items).then(take, () => setUnreadable(true));
  };

  return (
    <AriaDropZone
      ref={ref}
      aria-label={words.zone}
      className={styles.zone}
      isDisabled={isDisabled}
      onDrop={({ items }) => takeDrop(items)}
    >
      {({ isDropTarget }) => (
        <>
          <span className={styles.drawing}>
            <Icon name={icon} size="huge" />
          </span>
          <Text slot="label" className={text({ style: 'heading' })}>
            {isDropTarget ? words.dropHere : label}
          </Text>
          {description && <p className={`${text({ style: 'dense' })} ${styles.description}`}>{description}</p>}
          <div className={styles.actions}>
            <PickButton
              tone="primary"
              accept={accept}
              allowsMultiple={allowsMultiple}
              isDisabled={isDisabled}
              onFiles={take}
            >
              {buttonLabel}
            </PickButton>
            {folderButtonLabel && (
              <PickButton isFolder isDisabled={isDisabled} onFiles={take}>
                {folderButtonLabel}
              </PickButton>
            )}
          </div>
          {isUnreadable && (
            <p role="alert" className={`${text({ style: 'dense' })} ${styles.problem}`}>
              {words.unreadable}
            </p>
          )}
        </>
      )}
    </AriaDropZone>
  );
}
