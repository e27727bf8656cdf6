import type { ReactNode, Ref } from 'react';
import {
  SwitchField as AriaSwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
  SwitchButton,
} from 'react-aria-components';
import type { Behaviour } from '../../behaviour';
import { FieldHelp, type FieldTexts, invalidity } from '../Field';
import * as choice from '../Field/Choice.css';
import * as field from '../Field/Field.css';
import * as styles from './Switch.css';

export interface SwitchProps
  extends Behaviour<AriaSwitchFieldProps, 'inputRef'>,
    Pick<FieldTexts, 'description' | 'errorMessage'> {
  /** What is on when it is on. The words stay the same whether it is. */
  children: ReactNode;
  /**
   * Where the switch stands: before its words, or at the far end of the line, in one column with others.
   *
   * @default 'start'
   */
  place?: 'start' | 'end';
  /** The input itself, for focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off at once. What counts only when a form is sent is a `Checkbox`. */
export function Switch({ children, description, errorMessage, place = 'start', ref, ...rest }: SwitchProps) {
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
