import { type NewsSource, updateNewsSource } from '@concordia/api-client';
import { useState } from 'react';
import { Badge } from '../../../components/Badge';
import { IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { RelativeTime } from '../../../components/RelativeTime';
import { Switch } from '../../../components/Switch';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { newsSourceStrings } from '../../../strings/generated/newsSource';
import { SetupRow, useAction } from '../../channels/setup';
import type { NewsSourceTask } from './NewsSourceDialogs';
import { useRemoveSource } from './useRemoveSource';

interface NewsSourceRowProps {
  source: NewsSource;
  onTask: (task: NewsSourceTask) => void;
  onChange: () => Promise<void>;
}

export function NewsSourceRow({ source, onTask, onChange }: NewsSourceRowProps) {
  const words = useStrings(newsSourceStrings);
  const action = useAction();
  const remove = useRemoveSource(onChange);
  // Shows the new state at once; the list updates later.
  const [asked, setAsked] = useState<boolean | null>(null);
  const turn = async (isOn: boolean) => {
    setAsked(isOn);
    await action(
      async () => {
        await updateNewsSource(source.id, { isOn });
        await onChange();
      },
      words.switchFailed({ name: source.name }),
    );
    setAsked(null);
  };
  return (
    <li>
      <SetupRow
        end={
          <Inline gap="xs" isWrapping={false}>
            {source.isSample && <Badge>{words.sample}</Badge>}
            <MenuTrigger>
              <IconButton icon="ellipsis" size="small" label={words.more({ name: source.name })} />
              <Menu placement="bottom end">
                <MenuItem icon="pencil" onAction={() => onTask({ is: 'rename', source })}>
                  {words.rename}
                </MenuItem>
                <MenuItem
                  icon="close"
                  tone="danger"
                  onAction={() => (source.isSample ? onTask({ is: 'remove', source }) : void remove(source))}
                >
                  {words.remove}
                </MenuItem>
              </Menu>
            </MenuTrigger>
          </Inline>
        }
      >
        <Switch isSelected={asked ?? source.isOn} isDisabled={asked !== null} onChange={(isOn) => void turn(isOn)}>
          <bdi>{source.name}</bdi>
        </Switch>
        <SourceState source={source} />
      </SetupRow>
    </li>
  );
}

function SourceState({ source: { isOn, fetchedAt, failure } }: Pick<NewsSourceRowProps, 'source'>) {
  const words = useStrings(newsSourceStrings);
  if (isOn && failure !== null) {
    return (
      <Text size="caption" tone="negative">
        {failure}
      </Text>
    );
  }
  return (
    <Text size="caption" tone="muted">
      {isOn ? fetchedAt === null ? words.neverRead : <ReadAt instant={fetchedAt} /> : words.isOff}
    </Text>
  );
}

function ReadAt({ instant }: { instant: string }) {
  const words = useStrings(newsSourceStrings);
  return (
    <>
      {words.lastRead} <RelativeTime instant={instant} />
    </>
  );
}
