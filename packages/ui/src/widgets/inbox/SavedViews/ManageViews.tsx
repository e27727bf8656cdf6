import type { View } from '@concordia/api-client';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import * as styles from './SavedViews.css';
import { useViewEdits } from './useViewEdits';

export interface ManageViewsProps {
  isOpen: boolean;
  onClose: () => void;
  views: readonly View[];
}

export function ManageViews({ isOpen, onClose, views }: ManageViewsProps) {
  const words = useStrings(toolbarStrings);
  return (
    <Dialog title={words.manageTitle} size="small" isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      {views.length === 0 ? (
        <EmptyState size="compact" title={words.noViews} />
      ) : (
        <Stack gap="md">
          {views.map((view) => (
            <ViewLine key={view.id} view={view} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function ViewLine({ view }: { view: View }) {
  const words = useStrings(toolbarStrings);
  const { rename, remove } = useViewEdits();
  const [name, setName] = useState(view.name);
  const isNew = name.trim() !== '' && name.trim() !== view.name;
  const keep = () => {
    if (isNew) void rename(view, name.trim());
    else setName(view.name);
  };
  return (
    <Inline isWrapping={false} gap="sm">
      <div className={styles.name}>
        <TextField
          label={words.nameOf({ name: view.name })}
          isLabelHidden
          maxLength={60}
          value={name}
          onChange={setName}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
          }}
        />
      </div>
      {isNew && (
        <Button size="small" onPress={keep}>
          {words.save}
        </Button>
      )}
      <IconButton icon="close" label={words.removeView({ name: view.name })} onPress={() => void remove(view)} />
    </Inline>
  );
}
