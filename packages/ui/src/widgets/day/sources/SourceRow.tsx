import { type ReactNode, useState } from 'react';
import { Badge } from '../../../components/Badge';
import { IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { RelativeTime } from '../../../components/RelativeTime';
import { Switch } from '../../../components/Switch';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { sourceStrings } from '../../../strings/generated/source';
import { SetupRow, useAction } from '../../channels/setup';

/** Something read from an address every few minutes: a news feed or a calendar. */
export interface Source {
  readonly name: string;
  readonly isOn: boolean;
  readonly isSample: boolean;
  readonly fetchedAt: string | null;
  readonly failure: string | null;
}

interface SourceRowProps {
  source: Source;
  /** After the state, such as the host. */
  detail?: ReactNode;
  /** Resolves once the list shows it; rejects with the server's error. */
  onTurn: (isOn: boolean) => Promise<void>;
  onRename: () => void;
  onRemove: () => void;
}

/** A source with its switch, its last reading and its menu. */
export function SourceRow({ source, detail, onTurn, onRename, onRemove }: SourceRowProps) {
  const words = useStrings(sourceStrings);
  const action = useAction();
  // Shows the new state at once; the list updates later.
  const [asked, setAsked] = useState<boolean | null>(null);
  const { name, isOn, isSample } = source;
  const turn = async (isToBeOn: boolean) => {
    setAsked(isToBeOn);
    await action(() => onTurn(isToBeOn), words.switchFailed({ name }));
    setAsked(null);
  };
  return (
    <li>
      <SetupRow
        end={
          <Inline gap="xs" isWrapping={false}>
            {isSample && <Badge>{words.sample}</Badge>}
            <MenuTrigger>
              <IconButton icon="ellipsis" size="small" label={words.more({ name })} />
              <Menu placement="bottom end">
                <MenuItem icon="pencil" onAction={onRename}>
                  {words.rename}
                </MenuItem>
                <MenuItem icon="close" tone="danger" onAction={onRemove}>
                  {words.remove}
                </MenuItem>
              </Menu>
            </MenuTrigger>
          </Inline>
        }
      >
        <Switch isSelected={asked ?? isOn} isDisabled={asked !== null} onChange={(isToBeOn) => void turn(isToBeOn)}>
          <bdi>{name}</bdi>
        </Switch>
        <SourceState source={source} detail={detail} />
      </SetupRow>
    </li>
  );
}

function SourceState({ source: { isOn, fetchedAt, failure }, detail }: Pick<SourceRowProps, 'source' | 'detail'>) {
  const words = useStrings(sourceStrings);
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
      {detail !== undefined && (
        <>
          {' · '}
          <bdi>{detail}</bdi>
        </>
      )}
    </Text>
  );
}

function ReadAt({ instant }: { instant: string }) {
  const words = useStrings(sourceStrings);
  return (
    <>
      {words.lastRead} <RelativeTime instant={instant} />
    </>
  );
}
