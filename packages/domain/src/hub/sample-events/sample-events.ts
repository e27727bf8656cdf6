import { HOUR } from '../../shared/time/units.js';
import { LETTERS, type Letter } from './letters.js';

/** An e-mail as a source tells of it, in the specification's words. */
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
  /** Where it is known from. */
  readonly provenance: string;
}

/** How many e-mails the sample is. */
export const SAMPLE_SIZE = LETTERS.length;

/** Who reads the sample where nobody has said what their address is. */
const SOMEBODY = 'you@workspace.example';

/**
 * E-mails to and from invented people, for a first look at what is made of events: three conversations with questions, answers of different
 * pace, signatures and something to find for each kind of extractor.
 *
 * They lie in the hours before `now`, yet their message ids stay the same: who takes them twice takes them once.
 *
 * @param own the reader's address; without one an invented address stands for it.
 * @param now ms since the epoch.
 */
export const sampleEvents = ({ own = SOMEBODY, now }: { own?: string; now: number }): MailEvent[] =>
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
