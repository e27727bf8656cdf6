import { composed } from '../locale';
import { importStrings as messages } from './generated/import';

interface Summary {
  readonly messages: number;
  /** 0 if there are none to mention. */
  readonly conversations: number;
  readonly people: number;
  /** How long it took. */
  readonly span: string | null;
}

export const importStrings = composed(messages, ({ notAddresses, perSecond, summary }) => ({
  notAddresses: ({ typed }: { typed: readonly string[] }) => notAddresses({ typed: typed.join(', ') }),
  perSecond: ({ rate }: { rate: number }) =>
    perSecond({ rate: rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate) }),
  summary: ({ span, ...counts }: Summary) =>
    span === null ? summary.untimed(counts) : summary.timed({ ...counts, span }),
}));
