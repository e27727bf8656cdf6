import { Link } from '../../components/Link';
import { text } from '../../theme';
import * as styles from './ImportMailbox.css';

/** How one comes by one's own mail, for the two places where most people have it. */
export function Invitation() {
  return (
    <div className={`${text({ style: 'body' })} ${styles.howTo}`}>
      <p>
        From Gmail: ask{' '}
        <Link href="https://takeout.google.com" isExternal>
          Google Takeout
        </Link>{' '}
        for Mail alone, unpack the archive that it sends you, and bring the .mbox file inside.
      </p>
      <p>
        From Thunderbird: open the profile folder under Help, Troubleshooting Information; each mail folder is a file
        there, named like it and without an ending.
      </p>
    </div>
  );
}
