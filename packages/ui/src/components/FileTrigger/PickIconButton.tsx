import { FileTrigger as AriaFileTrigger } from 'react-aria-components';
import { IconButton, type IconButtonProps } from '../Button';
import type { PickButtonProps } from './PickButton';

export interface PickIconButtonProps
  extends Pick<IconButtonProps, 'icon' | 'label' | 'tone' | 'size' | 'isDisabled' | 'ref'>,
    Pick<PickButtonProps, 'accept' | 'allowsMultiple' | 'onFiles'> {}

/** An icon button that opens the system file dialog, where space is limited. */
export function PickIconButton({ accept, allowsMultiple, onFiles, ...button }: PickIconButtonProps) {
  return (
    <AriaFileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={allowsMultiple}
      onSelect={(files) => {
        if (files && files.length > 0) onFiles([...files]);
      }}
    >
      <IconButton {...button} />
    </AriaFileTrigger>
  );
}
