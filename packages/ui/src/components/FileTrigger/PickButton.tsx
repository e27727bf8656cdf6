import { FileTrigger as AriaFileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../Button';

export interface PickButtonProps
  extends Pick<ButtonProps, 'children' | 'tone' | 'size' | 'icon' | 'isDisabled' | 'ref'> {
  /** Extensions or media types offered by the dialog. */
  accept?: readonly string[];
  /** @default false */
  allowsMultiple?: boolean;
  /** Selects a whole folder. @default false */
  isFolder?: boolean;
  /** Called with the selected files; not when the dialog is canceled. */
  onFiles: (files: File[]) => void;
}

/** A button that opens the system file dialog, without keeping the files. `FileTrigger` is the form field, `DropZone` the drop target. */
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
