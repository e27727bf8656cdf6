import { composed } from '../locale';
import { tagFieldStrings as messages } from './generated/tagField';

interface Tags {
  readonly tags: readonly string[];
}

export const tagFieldStrings = composed(messages, ({ added, removed, already }, { list }) => ({
  added: ({ tags }: Tags) => added({ tags: list(tags) }),
  removed: ({ tags }: Tags) => removed({ tags: list(tags) }),
  already: ({ tags }: Tags) => already({ count: tags.length, tags: list(tags) }),
}));
