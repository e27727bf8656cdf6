import { useFigure, useStrings } from '../../locale';
import { boardStrings } from '../../strings/generated/board';
import * as styles from './Board.css';

interface ColumnSwitchProps<ColumnId extends string> {
  columns: readonly { id: ColumnId; title: string; count?: number; isCountMinimum?: boolean }[];
  shown: string;
  onShow: (id: ColumnId) => void;
}

/** Selects the column shown on narrow boards. Native radio buttons provide arrow keys, labels and touch. */
export function ColumnSwitch<ColumnId extends string>({ columns, shown, onShow }: ColumnSwitchProps<ColumnId>) {
  const figure = useFigure();
  const words = useStrings(boardStrings);
  return (
    <fieldset className={styles.switchRoot} aria-label={words.columns}>
      {columns.map(({ id, title, count, isCountMinimum }) => (
        <label key={id} className={styles.switchOption}>
          <input
            type="radio"
            name="column"
            className={styles.switchInput}
            checked={id === shown}
            onChange={() => onShow(id)}
          />
          {title}
          {count !== undefined && (
            <span className={styles.switchCount}>{isCountMinimum ? words.atLeast({ count }) : figure(count)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
