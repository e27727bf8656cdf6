import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { FieldHelp, FieldLabel, type FieldTexts, invalidity } from '../Field';
import * as choice from '../Field/Choice.css';
import * as field from '../Field/Field.css';
import { CheckboxGroupContext } from './CheckboxGroupContext';

export interface CheckboxGroupProps extends Behavior<AriaCheckboxGroupProps>, FieldTexts {
  /** `Checkbox`es, each with a `value`. */
  children: ReactNode;
  /** `horizontal` for a few short labels; they wrap. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  ref?: Ref<HTMLDivElement>;
}

/** Selects any number of options. For more than about ten, use a list. */
export function CheckboxGroup(ownProps: CheckboxGroupProps) {
  const props = useSlotted(ownProps, CheckboxGroupContext);
  const { label, isLabelHidden, description, errorMessage, orientation = 'vertical', children, ...rest } = props;
  return (
    <AriaCheckboxGroup {...rest} isInvalid={invalidity(rest.isInvalid, errorMessage)} className={field.root}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={choice.items({ orientation })}>{children}</div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
