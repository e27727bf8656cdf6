import { FileTrigger as AriaFileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../Button';

export interface PickButtonProps
  extends Pick<ButtonProps, 'children' | 'tone' | 'size' | 'icon' | 'isDisabled' | 'ref'> {
  /** Extensions or media types that the dialog offers. */
  accept?: readonly string[];
  /** @default false */
  allowsMultiple?: boolean;
  /**
   * Picks a whole folder.
   *
   * @default false
   */
  isFolder?: boolean;
  /** Called with what was chosen; not when the dialog was left without a choice. */
  onFiles: (files: File[]) => void;
}

/** A button that opens the system's own dialog for files. It keeps nothing: `FileTrigger` is the field, `DropZone` the place to drop. */
export function PickButton({ accept, allowsMultiple, isFolder, onFiles, ...button }: PickButtonProps) {
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  return (
    <AriaFileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={allowsMultiple}
      acceptDirectory={isFolder}
      onSelect={take}
    >
      <Button {...button} />
    </AriaFileTrigger>
  );
}
