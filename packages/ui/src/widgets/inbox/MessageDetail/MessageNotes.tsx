import type { MessageNote } from '@concordia/api-client';
import { Icon } from '../../../components/Icon';
import { useStrings } from '../../../locale';
import { messageNoteStrings } from '../../../strings/generated/messageNote';
import * as styles from './MessageNotes.css';
import { NOTE_ICONS } from './noteIcons';

/** What a message carries besides its text and files: a quiet line each, with what the provider told of it. */
export function MessageNotes({ notes }: { notes: readonly MessageNote[] }) {
  const words = useStrings(messageNoteStrings);
  return (
    <ul className={styles.notes} aria-label={words.label}>
      {notes.map((note, index) => (
        <li key={index} className={styles.note}>
          <span className={styles.icon}>
            <Icon name={NOTE_ICONS[note.kind]} size="small" />
          </span>
          <Facts note={note} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ note: { kind, title, detail, url, items = [], place } }: { note: MessageNote }) {
  const words = useStrings(messageNoteStrings);
  const map = place && mapOf(place);
  return (
    <div className={styles.facts} dir="auto">
      <span>{title === undefined ? words[kind] : words.fact({ kind: words[kind], title })}</span>
      {detail !== undefined && <span>{detail}</span>}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      {url !== undefined && <Outside href={url}>{words.open}</Outside>}
      {map !== undefined && <Outside href={map}>{words.map}</Outside>}
    </div>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
      {children}
    </a>
  );
}

const mapOf = ({ latitude, longitude }: NonNullable<MessageNote['place']>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
