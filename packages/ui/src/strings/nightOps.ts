import { composed } from '../locale';
import { nightOpsStrings as messages } from './generated/nightOps';

interface Harvested {
  readonly mailboxes: number;
  readonly messages: number;
  readonly files: number;
  readonly envelopes: number;
}

interface Briefed {
  readonly answer: number;
  readonly follow_up: number;
  readonly send_failed: number;
  readonly connection: number;
}

export const nightOpsStrings = composed(messages, ({ harvested, briefed }, { list }) => ({
  harvested: ({ mailboxes, messages: received, files, envelopes }: Harvested) =>
    [
      harvested.messages({ messages: received, mailboxes }),
      ...(files === 0 ? [] : [harvested.files({ files })]),
      ...(envelopes === 0 ? [] : [harvested.envelopes({ envelopes })]),
    ].join(', '),
  briefed: ({ answer, follow_up, send_failed, connection }: Briefed) => {
    const parts = [
      ...(answer === 0 ? [] : [briefed.answer({ answer })]),
      ...(follow_up === 0 ? [] : [briefed.follow_up({ follow_up })]),
      ...(send_failed === 0 ? [] : [briefed.send_failed({ send_failed })]),
      ...(connection === 0 ? [] : [briefed.connection({ connection })]),
    ];
    return parts.length === 0 ? briefed.nothing : briefed.all({ parts: list(parts) });
  },
}));
