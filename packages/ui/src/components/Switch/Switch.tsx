import type { ReactNode, Ref } from 'react';
import {
  SwitchField as AriaSwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
  SwitchButton,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useSlotted } from '../../slots';
import { FieldHelp, type FieldTexts, invalidity } from '../Field';
import * as choice from '../Field/Choice.css';
import * as field from '../Field/Field.css';
import * as styles from './Switch.css';
import { SwitchContext } from './SwitchContext';

export interface SwitchProps
  extends Behavior<AriaSwitchFieldProps, 'inputRef'>,
    Pick<FieldTexts, 'description' | 'errorMessage'> {
  /** What the switch turns on. The label does not change with the state. */
  children: ReactNode;
  /** The switch's position: before its label, or at the end of the line to align with others. @default 'start' */
  place?: 'start' | 'end';
  ref?: Ref<HTMLInputElement>;
}

/** Turns a setting on or off immediately. For choices that apply on submit use `Checkbox`. */
export function Switch(ownProps: SwitchProps) {
  const { children, description, errorMessage, place = 'start', ref, ...rest } = useSlotted(ownProps, SwitchContext);
  return (
    <AriaSwitchField
      {...rest}
      inputRef={ref}
      isInvalid={invalidity(rest.isInvalid, errorMessage)}
      className={field.root}
    >
      <SwitchButton className={`${choice.row} ${styles.row({ place })}`}>
        <span className={choice.line}>
          <span className={`${choice.mark()} ${styles.track}`}>
            <span className={styles.thumb} />
          </span>
        </span>
        <span className={styles.words({ place })}>{children}</span>
      </SwitchButton>
      <div className={choice.help({ under: place === 'start' ? 'track' : 'words' })}>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </div>
    </AriaSwitchField>
  );
}
