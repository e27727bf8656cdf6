import { Kbd } from '@concordia/ui/components/Kbd';
import { type Of, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import * as styles from './KeyboardMap.css';
import { type KeyboardEntry, keyboardOf } from './keyboard';

interface KeyboardMapProps {
  /** The stories module, for an unattached docs page: `import * as stories from './X.stories'`. */
  of?: Of;
}

/** The keyboard map from `parameters.keyboard`. Renders nothing if there is none. */
export function KeyboardMap({ of = 'meta' }: KeyboardMapProps) {
  const { preparedMeta } = useOf(of, ['meta']);
  const entries = keyboardOf(preparedMeta.parameters);
  if (entries.length === 0) return null;
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <Unstyled>
        <table className={styles.table} aria-labelledby="keyboard">
          <thead>
            <tr>
              <th scope="col" className={styles.heading}>
                Key
              </th>
              <th scope="col" className={styles.heading}>
                What it does
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Entry key={entry.keys.join()} {...entry} />
            ))}
          </tbody>
        </table>
      </Unstyled>
    </>
  );
}

const Entry = ({ keys, does }: KeyboardEntry) => (
  <tr>
    <th scope="row" className={styles.keys}>
      {keys.map((chord, index) => (
        <Fragment key={chord}>
          {index > 0 && <span className={styles.between}> or </span>}
          <Kbd keys={chord} />
        </Fragment>
      ))}
    </th>
    <td className={styles.does}>{does}</td>
  </tr>
);
