import { Checkbox, type CheckboxProps } from 'react-aria-components';
import { box } from '../Checkbox/Checkbox.css';
import * as choice from '../Field/Choice.css';
import { Icon } from '../Icon';
import * as styles from './SelectionBox.css';

/** The checkbox that selects a row. The surrounding list provides its label. */
export function SelectionBox(props: Omit<CheckboxProps, 'className' | 'style' | 'children'>) {
  return (
    <Checkbox {...props} className={styles.target}>
      {({ isSelected, isIndeterminate }) => (
        <span>
          <span className={`${choice.mark()} ${box}`}>
            {isIndeterminate ? <Icon name="minus" size="small" /> : isSelected && <Icon name="check" size="small" />}
          </span>
        </span>
      )}
    </Checkbox>
  );
}
