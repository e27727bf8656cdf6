import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './WordTable.css';

interface WordTableProps {
  headings: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** Two columns of words: what to say, and what not to say. */
export const WordTable = ({ headings: [first, second], rows }: WordTableProps) => (
  <Unstyled>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.heading}>
            {first}
          </th>
          <th scope="col" className={styles.heading}>
            {second}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([one, other]) => (
          <tr key={one}>
            <td className={styles.cell}>{one}</td>
            <td className={styles.cell}>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Unstyled>
);
