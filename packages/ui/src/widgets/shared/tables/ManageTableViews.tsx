import { useState } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { dataTableStrings } from '../../../strings/generated/dataTable';
import type { NamedView } from './TableViews';
import * as styles from './tables.css';

interface ManageTableViewsProps {
  views: readonly NamedView[];
  onRename: (viewId: string, name: string) => void;
  onRemove: (viewId: string) => void;
  onClose: () => void;
}

export function ManageTableViews({ views, onRename, onRemove, onClose }: ManageTableViewsProps) {
  const words = useStrings(dataTableStrings);
  return (
    <Dialog title={words.views} size="small" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap="md">
        {views.length === 0 && <Text tone="muted">{words.noViews}</Text>}
        {views.map((view) => (
          <ViewLine
            key={view.id}
            name={view.name}
            onRename={(name) => onRename(view.id, name)}
            onRemove={() => onRemove(view.id)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface ViewLineProps {
  name: string;
  onRename: (name: string) => void;
  onRemove: () => void;
}

function ViewLine({ name, onRename, onRemove }: ViewLineProps) {
  const words = useStrings(dataTableStrings);
  const [text, setText] = useState(name);
  const isNew = text.trim() !== '' && text.trim() !== name;
  const keep = () => (isNew ? onRename(text.trim()) : setText(name));
  return (
    <Inline isWrapping={false} gap="sm">
      <div className={styles.name}>
        <TextField
          label={words.nameOf({ name })}
          isLabelHidden
          maxLength={60}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
            else event.continuePropagation();
          }}
        />
      </div>
      {isNew && (
        <Button size="small" onPress={keep}>
          {words.saveIt}
        </Button>
      )}
      <IconButton icon="trash" label={words.remove({ name })} onPress={onRemove} />
    </Inline>
  );
}
