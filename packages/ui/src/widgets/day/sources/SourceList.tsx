import type { ReactNode } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import type { IconName } from '../../../components/Icon';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { type ListReply, ListSkeleton, useListState } from '../../channels/setup';

interface SourceListProps<Listed> {
  words: Readonly<Record<'title' | 'help' | 'failed' | 'none' | 'noneHelp' | 'add', string>>;
  headingLevel: 2 | 3;
  reply: ListReply<Listed>;
  /** Of the empty state. */
  icon?: IconName;
  onAdd: () => void;
  children: (source: Listed) => ReactNode;
}

/** The addresses that are read every few minutes: a row each, and a button to add one. */
export function SourceList<Listed>(props: SourceListProps<Listed>) {
  const { words, headingLevel, reply, icon, onAdd, children } = props;
  const state = useListState(reply, words.failed);
  const add = (
    <Button size="small" icon="plus" onPress={onAdd}>
      {words.add}
    </Button>
  );
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      state={state}
      actions={state.kind === 'ready' && add}
      skeleton={<ListSkeleton />}
      empty={<EmptyState size="compact" icon={icon} title={words.none} description={words.noneHelp} actions={add} />}
    >
      {(sources) => (
        <Stack gap="lg" width="form">
          <Text tone="muted">{words.help}</Text>
          <Stack as="ul" gap="sm" hasDividers>
            {sources.map(children)}
          </Stack>
        </Stack>
      )}
    </WidgetFrame>
  );
}
