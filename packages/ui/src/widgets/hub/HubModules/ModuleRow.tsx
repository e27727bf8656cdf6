import { checkModule, type HubModule } from '@concordia/api-client';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { RelativeTime } from '../../../components/RelativeTime';
import { Stack } from '../../../components/Stack';
import { StatusBadge } from '../../../components/StatusBadge';
import { Text } from '../../../components/Text';
import { useFigure, useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { useAction } from '../../channels/setup';
import * as styles from './HubModules.css';
import type { ModuleTask } from './ModuleDialogs';
import { ModuleMarks } from './ModuleMarks';
import { RemoveModule } from './RemoveModule';

interface ModuleRowProps {
  module: HubModule;
  onTask: (task: ModuleTask) => void;
  onChange: (module: HubModule) => Promise<void>;
  onRemoved: () => Promise<void>;
}

export function ModuleRow(props: ModuleRowProps) {
  const { module } = props;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <Stack gap="xs">
          <Inline gap="sm">
            <Text as="span" weight="semibold" dir="auto">
              {module.name}
            </Text>
            <StatusBadge status={module.status} />
            <ModuleMarks module={module} />
          </Inline>
          <div className={styles.address}>
            <bdi dir="ltr">{module.base_url}</bdi>
          </div>
          {module.problem !== null && (
            <Text size="dense" tone="negative">
              <bdi>{module.problem}</bdi>
            </Text>
          )}
          <LastCheck module={module} />
        </Stack>
      </div>
      <Actions {...props} />
    </li>
  );
}

function LastCheck({ module }: Pick<ModuleRowProps, 'module'>) {
  const words = useStrings(hubModuleStrings);
  const milliseconds = useFigure({ style: 'unit', unit: 'millisecond' });
  const { version, latency_ms: latency, last_checked_at: at } = module;
  return (
    <Text as="div" size="caption" tone="muted" isTabular>
      <Inline gap="md">
        {version !== null && <span dir="auto">{words.version({ version })}</span>}
        {latency !== null && <span>{milliseconds(latency)}</span>}
        <span>
          {at === null ? (
            words.neverChecked
          ) : (
            <>
              {words.checked} <RelativeTime instant={at} />
            </>
          )}
        </span>
      </Inline>
    </Text>
  );
}

function Actions({ module, onTask, onChange, onRemoved }: ModuleRowProps) {
  const words = useStrings(hubModuleStrings);
  const action = useAction();
  const [isChecking, setChecking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, name } = module;
  const check = async () => {
    setChecking(true);
    await action(async () => onChange(await checkModule(id)), words.checkFailed({ name }));
    setChecking(false);
  };
  return (
    <Inline gap="xs" isWrapping={false}>
      <Button
        size="small"
        aria-label={words.detailsOf({ name })}
        onPress={() => onTask({ is: 'details', moduleId: id })}
      >
        {words.details}
      </Button>
      <IconButton
        icon="refresh"
        size="small"
        label={words.check({ name })}
        isPending={isChecking}
        onPress={() => void check()}
      />
      <MenuTrigger>
        <IconButton icon="ellipsis" size="small" label={words.more({ name })} />
        <Menu placement="bottom end">
          <MenuItem icon="pencil" onAction={() => onTask({ is: 'edit', moduleId: id })}>
            {words.edit}
          </MenuItem>
          <MenuItem icon="trash" tone="danger" onAction={() => setAsking(true)}>
            {words.remove}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {isAsking && <RemoveModule module={module} onOpenChange={setAsking} onRemoved={onRemoved} />}
    </Inline>
  );
}
