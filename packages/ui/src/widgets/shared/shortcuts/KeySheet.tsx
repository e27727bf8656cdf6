import { Dialog } from '../../../components/Dialog';
import { Kbd } from '../../../components/Kbd';
import { useStrings } from '../../../locale';
import { shortcutStrings } from '../../../strings/generated/shortcut';
import type { Action } from './action';
import { groupsOf } from './commands';
import * as styles from './KeySheet.css';

export interface KeySheetProps {
  /** Actions without keys appear only in the palette. */
  actions: readonly Action[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All keyboard shortcuts, by group. Built from the actions, so it is always current. */
export function KeySheet({ actions, isOpen, onOpenChange }: KeySheetProps) {
  const words = useStrings(shortcutStrings);
  return (
    <Dialog title={words.title} size="large" isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className={styles.help}>{words.help}</p>
      <div className={styles.groups}>
        {groupsOf(actions.filter(({ keys }) => keys.length > 0)).map(({ group, actions: ofGroup }) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.heading}>{words.groups[group]}</h3>
            <dl className={styles.list}>
              {ofGroup.map((action) => (
                <KeyLine key={action.id} action={action} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function KeyLine({ action: { label, keys } }: { action: Action }) {
  const words = useStrings(shortcutStrings);
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={styles.keys}>
        {keys.map((chords, place) => (
          <span key={chords} className={styles.keys}>
            {place > 0 && <span className={styles.between}>{words.or}</span>}
            <Sequence chords={chords.split(' ')} />
          </span>
        ))}
      </dd>
    </div>
  );
}

function Sequence({ chords }: { chords: readonly string[] }) {
  const words = useStrings(shortcutStrings);
  return chords.map((chord, place) => (
    <span key={chord} className={styles.keys}>
      {place > 0 && <span className={styles.between}>{words.between}</span>}
      <Kbd keys={chord} />
    </span>
  ));
}
