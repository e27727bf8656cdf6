import { Button } from 'react-aria-components';
import { useFigure } from '../../../locale';
import * as styles from './CountButton.css';

export interface CountButtonProps {
  count: number;
  /** Accessible name with the figure: "32 customers: At Risk". */
  label: string;
  /** Visible text, if more than the figure: "27 of 60 taken". */
  children?: string;
  /** @default 'dense' */
  size?: 'dense' | 'display';
  /** Opens the list of those counted. A count of 0 opens nothing. */
  onPress: () => void;
}

/** A number that opens the list of those counted. */
export function CountButton({ count, label, children, size, onPress }: CountButtonProps) {
  const figure = useFigure();
  return (
    <Button className={styles.count({ size })} aria-label={label} isDisabled={count === 0} onPress={onPress}>
      {children ?? figure(count)}
    </Button>
  );
}
