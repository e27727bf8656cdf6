import type { ReactNode, Ref } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { FieldHelp, type FieldTexts, invalidity } from '../Field';
import * as choice from '../Field/Choice.css';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import * as styles from './Checkbox.css';
import { CheckboxContext } from './CheckboxContext';

export interface CheckboxProps
  extends Behavior<AriaCheckboxFieldProps, 'inputRef'>,
    Pick<FieldTexts, 'description' | 'errorMessage'> {
  /** The label. Without one, set `aria-label`, for instance where the row already shows the text. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A yes/no choice that applies on submit, or one of several options. For immediate effect use `Switch`. */
export function Checkbox(ownProps: CheckboxProps) {
  const { children, description, errorMessage, ref, ...rest } = useSlotted(ownProps, CheckboxContext);
  return (
    <AriaCheckboxField
      {...rest}
      inputRef={ref}
      isInvalid={invalidity(rest.isInvalid, errorMessage)}
      className={field.root}
    >
      <CheckboxButton className={choice.row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={choice.line}>
              <span className={`${choice.mark()} ${styles.box}`}>
                {isIndeterminate ? (
                  <Icon name="minus" size="small" />
                ) : (
                  isSelected && <Icon name="check" size="small" />
                )}
              </span>
            </span>
            {children && <span>{children}</span>}
          </>
        )}
      </CheckboxButton>
      <div className={choice.help({ under: 'mark' })}>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </div>
    </AriaCheckboxField>
  );
}
