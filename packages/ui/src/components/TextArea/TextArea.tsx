import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { FieldHelp, FieldLabel, type FieldTexts, invalidity } from '../Field';
import * as field from '../Field/Field.css';
import * as styles from './TextArea.css';
import { TextAreaContext } from './TextAreaContext';

export interface TextAreaProps extends Behavior<AriaTextFieldProps, 'type'>, FieldTexts {
  /** Sample text, shown while the field is empty. */
  placeholder?: string;
  /** Minimum height in lines. The field grows with the text. @default 3 */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, growing with its content. */
export function TextArea(ownProps: TextAreaProps) {
  const props = useSlotted(ownProps, TextAreaContext);
  const { label, isLabelHidden, description, errorMessage, placeholder, rows = 3, ref, ...rest } = props;
  return (
    <AriaTextField {...rest} isInvalid={invalidity(rest.isInvalid, errorMessage)} className={field.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <AriaTextArea
        ref={ref}
        className={`${field.control()} ${styles.area}`}
        style={assignInlineVars({ [styles.rows]: String(rows) })}
        placeholder={placeholder}
      />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
