import { Dialog } from '../../../components/Dialog';
import { Kbd } from '../../../components/Kbd';
import { Link } from '../../../components/Link';
import { useStrings } from '../../../locale';
import { shortcutStrings } from '../../../strings/generated/shortcut';
import type { Action } from './action';
import { groupsOf } from './commands';
import * as styles from './KeySheet.css';

/** What one screen is for. */
export interface ScreenHelp {
  readonly title: string;
  /** One paragraph. */
  readonly about: string;
  /** Where to read or go on. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

export interface KeySheetProps {
  /** Actions without keys appear only in the palette. */
  actions: readonly Action[];
  help?: ScreenHelp;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the screen is for, and all its keyboard shortcuts by group. Built from the actions, so it is always current. */
export function KeySheet({ actions, help, isOpen, onOpenChange }: KeySheetProps) {
  const words = useStrings(shortcutStrings);
  return (
    <Dialog title={help?.title ?? words.title} size="large" isOpen={isOpen} onOpenChange={onOpenChange}>
      {help && <About help={help} onLeave={() => onOpenChange(false)} />}
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

function About({ help: { about, links }, onLeave }: { help: ScreenHelp; onLeave: () => void }) {
  const words = useStrings(shortcutStrings);
  return (
    <>
      <p className={styles.about}>{about}</p>
      <nav aria-label={words.further} className={styles.further}>
        {links.map(({ href, label }) => (
          <Link key={href} href={href} isStandalone icon="arrow-right" onPress={onLeave}>
            {label}
          </Link>
        ))}
      </nav>
      <h3 className={styles.title}>{words.title}</h3>
    </>
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
