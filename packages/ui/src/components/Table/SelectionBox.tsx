import { Checkbox, type CheckboxProps } from 'react-aria-components';
import { box } from '../Checkbox/Checkbox.css';
import * as choice from '../Field/Choice.css';
import { Icon } from '../Icon';
import * as styles from './SelectionBox.css';

/** The box by which a row is selected. What it selects is said by its label, which the list around it gives. */
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
