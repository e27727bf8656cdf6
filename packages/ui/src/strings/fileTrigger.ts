import { composed } from '../locale';
import { fileTriggerStrings as messages } from './generated/fileTrigger';

export const fileTriggerStrings = composed(messages, ({ wrongKind }, { list }) => ({
  wrongKind: ({ name, kinds }: { name: string; kinds: readonly string[] }) => wrongKind({ name, kinds: list(kinds) }),
}));
