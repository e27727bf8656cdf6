import type { ReactNode, Ref } from 'react';
import {
  RadioField as AriaRadioField,
  type RadioFieldProps as AriaRadioFieldProps,
  RadioButton,
  Text,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import * as choice from '../Field/Choice.css';
import * as field from '../Field/Field.css';
import { RadioContext } from './RadioContext';
import * as styles from './RadioGroup.css';

export interface RadioProps extends Behavior<AriaRadioFieldProps, 'inputRef'> {
  children: ReactNode;
  description?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Radio(ownProps: RadioProps) {
  const { children, description, ref, ...rest } = useSlotted(ownProps, RadioContext);
  return (
    <AriaRadioField {...rest} inputRef={ref} className={field.root}>
      <RadioButton className={choice.row}>
        <span className={choice.line}>
          <span className={`${choice.mark()} ${styles.ring}`}>
            <span className={styles.dot} />
          </span>
        </span>
        <span>{children}</span>
      </RadioButton>
      {description && (
        <div className={choice.help({ under: 'mark' })}>
          <Text slot="description" className={field.description}>
            {description}
          </Text>
        </div>
      )}
    </AriaRadioField>
  );
}
