import { HOUR } from '../../shared/time/units.js';
import { LETTERS, type Letter } from './letters.js';

/** An email event from a source, in the specification's terms. */
export interface MailEvent {
  readonly type: 'email_received' | 'email_sent';
  /** ms since the epoch. */
  readonly timestamp: number;
  readonly actors: { readonly from_email: string; readonly to_emails: string[] };
  readonly artifacts: {
    readonly subject: string;
    readonly body: string;
    readonly message_id: string;
    readonly thread_id: string;
  };
  readonly provenance: string;
}

export const SAMPLE_SIZE = LETTERS.length;

/** The sample mailbox's address if the user's own is unknown. */
const DEFAULT_ADDRESS = 'you@workspace.example';

/**
 * Sample emails with fictitious people: three conversations with questions, replies at different speeds, signatures, and material for each kind of
 * extractor.
 *
 * They are dated in the hours before `now`, but keep their message ids, so duplicates are ignored.
 *
 * @param own the user's address. Defaults to a fictitious one.
 * @param now ms since the epoch.
 */
export const sampleEvents = ({ own = DEFAULT_ADDRESS, now }: { own?: string; now: number }): MailEvent[] =>
  LETTERS.map((letter, index) => ({
    type: letter.isOurs ? 'email_sent' : 'email_received',
    timestamp: Math.round(now - letter.hoursAgo * HOUR),
    actors: letter.isOurs
      ? { from_email: own, to_emails: [letter.person] }
      : { from_email: letter.person, to_emails: [own] },
    artifacts: {
      subject: letter.subject,
      body: letter.lines.join('\n'),
      message_id: idOf(letter, index),
      thread_id: `${letter.thread}@sample.example`,
    },
    provenance: 'sample',
  }));

const idOf = ({ thread }: Letter, index: number): string => `<${thread}.${index + 1}@sample.example>`;
