import type { Action } from '../../shared/shortcuts';
import { splitTargetIn } from '../messages/splitTarget';
import type { DeskTools } from './deskActions';
import { targetsOf } from './targets';

/** Merges a conversation with others of its contact, and splits one. */
export function regroupingActions({ store, words, split }: DeskTools): readonly Action[] {
  const mergeable = () => {
    const [target, ...more] = targetsOf(store);
    return target?.contact && more.length === 0 ? [target] : [];
  };
  const splitAt = () => splitTargetIn(store.desk.current()?.conversationId ?? null);
  return [
    {
      id: 'merge',
      group: 'messages',
      label: words.merge,
      keys: [],
      icon: 'plus',
      keywords: words.mergeWords.split(', '),
      isEnabled: () => mergeable().length > 0,
      run: () => store.asked.ask('merge', mergeable()),
    },
    {
      id: 'split',
      group: 'messages',
      label: words.split,
      keys: [],
      icon: 'forward',
      keywords: words.splitWords.split(', '),
      isEnabled: () => splitAt() !== null,
      run: () => {
        const at = splitAt();
        if (at !== null) split(at.conversationId, at.id);
      },
    },
  ];
}
