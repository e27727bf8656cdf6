import { composed } from '../locale';
import { recipientStrings as messages } from './generated/recipient';

export const recipientStrings = composed(messages, (words, { list }) => {
  const naming =
    (name: 'noReply' | 'mailingList' | 'otherReplyTo' | 'customerCopied' | 'customerLeftOut') =>
    (values: { names: readonly string[] }) =>
      words[name]({ names: list(values.names) });
  return {
    noReply: naming('noReply'),
    mailingList: naming('mailingList'),
    otherReplyTo: naming('otherReplyTo'),
    customerCopied: naming('customerCopied'),
    customerLeftOut: naming('customerLeftOut'),
    fresh: ({ names, count }: { names: readonly string[]; count: number }) =>
      words.fresh({ names: list(names), count }),
    takesAlong: ({ files }: { files: readonly string[] }) => words.takesAlong({ files: list(files) }),
  };
});
