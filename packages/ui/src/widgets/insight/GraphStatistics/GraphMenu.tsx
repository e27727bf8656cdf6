import { useRebuildGraph } from '@concordia/api-client';
import { useState } from 'react';
import { AlertDialog } from '../../../components/AlertDialog';
import { IconButton } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { graphStatisticsStrings } from '../../../strings/graphStatistics';
import { useProblemWords } from '../../shared/problems';

export interface GraphMenuProps {
  isRebuilding: boolean;
  onRebuild: () => Promise<unknown>;
}

/** Rebuilds the graph, after confirmation. */
export function GraphMenu({ isRebuilding, onRebuild }: GraphMenuProps) {
  const words = useStrings(graphStatisticsStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { trigger } = useRebuildGraph();
  const rebuild = async () => {
    await trigger();
    toast({ tone: 'success', title: words.rebuildBegun });
    await onRebuild();
  };
  return (
    <>
      <MenuTrigger>
        <IconButton icon="ellipsis" label={words.menu} size="small" />
        <Menu placement="bottom end" disabledKeys={isRebuilding ? ['rebuild'] : []}>
          <MenuItem
            id="rebuild"
            icon="refresh"
            description={isRebuilding ? words.rebuilding : words.rebuildHelp}
            onAction={() => setAsking(true)}
          >
            {words.rebuild}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <AlertDialog
        tone="primary"
        title={words.rebuildQuestion}
        confirmLabel={words.rebuildNow}
        describeFailure={problemWords}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={rebuild}
      >
        {words.rebuildMeans}
      </AlertDialog>
    </>
  );
}
