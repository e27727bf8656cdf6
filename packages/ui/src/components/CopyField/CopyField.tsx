import { type PointerEvent, useState } from 'react';
import { TextField as AriaTextField, Group, Input } from 'react-aria-components';
import { useStrings } from '../../locale';
import { copyStrings } from '../../strings/generated/copy';
import { IconButton } from '../Button';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field';
import * as field from '../Field/Field.css';
import { CopyButton } from './CopyButton';
import * as styles from './CopyField.css';

export interface CopyFieldProps extends Omit<FieldTexts, 'errorMessage'> {
  /** What is there to be copied: an address, a key. */
  value: string;
  /**
   * Keeps the value out of sight until it is asked for. It can be copied unseen.
   *
   * @default false
   */
  isSecret?: boolean;
  /** Told once it was copied, where a toast says so. */
  onCopied?: () => void;
}

/** A value of ours that belongs into somebody else's form. It cannot be changed, only taken. */
export function CopyField({ value, label, isLabelHidden, description, isSecret = false, onCopied }: CopyFieldProps) {
  const words = useStrings(copyStrings);
  const [isShown, setShown] = useState(false);
  const isHidden = isSecret && !isShown;
  return (
    <AriaTextField isReadOnly value={value} type={isHidden ? 'password' : 'text'} className={field.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group className={`${field.control()} ${styles.control}`}>
        <Input
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          className={`${field.input} ${styles.value}`}
          onFocus={(event) => event.currentTarget.select()}
          onPointerUp={selectUnlessDragged}
        />
        <span className={styles.buttons}>
          {isSecret && (
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? words.hideOf({ name: label }) : words.showOf({ name: label })}
              size="small"
              onPress={() => setShown(!isShown)}
            />
          )}
          <CopyButton text={value} name={label} {...(onCopied && { onCopied })} />
        </span>
      </Group>
      <FieldHelp description={description} />
    </AriaTextField>
  );
}

/** A click sets the caret and so undoes the selection that focus made; a drag has selected what it wanted. */
function selectUnlessDragged({ currentTarget }: PointerEvent<HTMLInputElement>) {
  if (currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select();
}
