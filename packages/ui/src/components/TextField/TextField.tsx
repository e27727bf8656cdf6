import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Group,
  Input,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { FieldHelp, FieldLabel, type FieldSize, type FieldTexts, invalidity } from '../Field';
import * as styles from '../Field/Field.css';
import { Icon, type IconName } from '../Icon';
import { TextFieldContext } from './TextFieldContext';

export interface TextFieldProps extends Behavior<AriaTextFieldProps>, FieldTexts, FieldSize {
  /** Sample text, shown while the field is empty. It does not replace the label. */
  placeholder?: string;
  /** An icon before the text. */
  icon?: IconName;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(ownProps: TextFieldProps) {
  const props = useSlotted(ownProps, TextFieldContext);
  const { label, isLabelHidden, description, errorMessage, placeholder, icon, size, ref, ...rest } = props;
  return (
    <AriaTextField {...rest} isInvalid={invalidity(rest.isInvalid, errorMessage)} className={styles.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group className={styles.control({ size })}>
        {icon && (
          <span className={styles.adornment}>
            <Icon name={icon} />
          </span>
        )}
        <Input ref={ref} className={styles.input} placeholder={placeholder} />
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
