import { type PointerEvent, type Ref, useState } from 'react';
import { TextField as AriaTextField, Group, Input } from 'react-aria-components';
import { useStrings } from '../../locale';
import { copyStrings } from '../../strings/generated/copy';
import { IconButton } from '../Button';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field';
import * as field from '../Field/Field.css';
import { CopyButton } from './CopyButton';
import * as styles from './CopyField.css';

export interface CopyFieldProps extends Omit<FieldTexts, 'errorMessage'> {
  value: string;
  /** Masks the value until revealed. It can be copied while masked. @default false */
  isSecret?: boolean;
  /** Called after copying, for instance to show a toast. */
  onCopied?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A read-only value to paste into another system's form. */
export function CopyField(props: CopyFieldProps) {
  const { value, label, isLabelHidden, description, isSecret = false, onCopied, ref } = props;
  const words = useStrings(copyStrings);
  const [isShown, setShown] = useState(false);
  const isHidden = isSecret && !isShown;
  return (
    <AriaTextField isReadOnly value={value} type={isHidden ? 'password' : 'text'} className={field.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group className={`${field.control()} ${styles.control}`}>
        <Input
          ref={ref}
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

/** A click sets the caret and clears the selection made on focus, so it selects again; a drag keeps its own selection. */
function selectUnlessDragged({ currentTarget }: PointerEvent<HTMLInputElement>) {
  if (currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select();
}
