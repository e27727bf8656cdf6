import { Link } from '../../components/Link';
import { Sentence, useStrings } from '../../locale';
import { importStrings } from '../../strings/imports';
import { text } from '../../theme';
import * as styles from './ImportMailbox.css';

const parts = {
  takeout: (name: string) => (
    <Link href="https://takeout.google.com" isExternal>
      {name}
    </Link>
  ),
};

/** How one comes by one's own mail, for the two places where most people have it. */
export function Invitation() {
  const words = useStrings(importStrings);
  return (
    <div className={`${text({ style: 'body' })} ${styles.howTo}`}>
      <p>
        <Sentence parts={parts}>{words.fromGmail}</Sentence>
      </p>
      <p>{words.fromThunderbird}</p>
    </div>
  );
}
