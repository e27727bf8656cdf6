import type { ReactNode, Ref } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
} from 'react-aria-components';
import type { Behaviour } from '../../behaviour';
import { FieldHelp, type FieldTexts, invalidity } from '../Field';
import * as choice from '../Field/Choice.css';
import * as field from '../Field/Field.css';
import { Icon } from '../Icon';
import * as styles from './Checkbox.css';

export interface CheckboxProps
  extends Behaviour<AriaCheckboxFieldProps, 'inputRef'>,
    Pick<FieldTexts, 'description' | 'errorMessage'> {
  /** What it means to tick it. Without words it needs an `aria-label`: in rows, where the row says it. */
  children?: ReactNode;
  /** The input itself, for focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Something that is so or is not so, once the form is sent; or one of several that may be chosen. What acts at once is a `Switch`. */
export function Checkbox({ children, description, errorMessage, ref, ...rest }: CheckboxProps) {
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
