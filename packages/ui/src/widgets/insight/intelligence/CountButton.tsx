import { Button } from 'react-aria-components';
import { useFigure } from '../../../locale';
import * as styles from './CountButton.css';

export interface CountButtonProps {
  count: number;
  /** What it counts and opens, with the figure in it: "32 customers: At Risk". */
  label: string;
  /** What is shown, where it is more than the figure: "27 of 60 taken". */
  children?: string;
  /** @default 'dense' */
  size?: 'dense' | 'display';
  /** Shows those who were counted. Nobody is behind 0. */
  onPress: () => void;
}

/** A number that opens the list of those behind it. */
export function CountButton({ count, label, children, size, onPress }: CountButtonProps) {
  const figure = useFigure();
  return (
    <Button className={styles.count({ size })} aria-label={label} isDisabled={count === 0} onPress={onPress}>
      {children ?? figure(count)}
    </Button>
  );
}
