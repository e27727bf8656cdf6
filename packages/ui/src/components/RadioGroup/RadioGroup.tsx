import type { ReactNode, Ref } from 'react';
import { RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { FieldHelp, FieldLabel, type FieldTexts, invalidity } from '../Field';
import * as choice from '../Field/Choice.css';
import * as field from '../Field/Field.css';
import { RadioGroupContext } from './RadioGroupContext';

export interface RadioGroupProps extends Behavior<AriaRadioGroupProps>, FieldTexts {
  /** Two to about six `Radio`s. */
  children: ReactNode;
  /** `horizontal` for a few short labels, which wrap. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  ref?: Ref<HTMLDivElement>;
}

/** Selects one of a few visible options. */
export function RadioGroup(ownProps: RadioGroupProps) {
  const props = useSlotted(ownProps, RadioGroupContext);
  const { label, isLabelHidden, description, errorMessage, orientation = 'vertical', children, ...rest } = props;
  return (
    <AriaRadioGroup
      {...rest}
      orientation={orientation}
      isInvalid={invalidity(rest.isInvalid, errorMessage)}
      className={field.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className={choice.items({ orientation })}>{children}</div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
