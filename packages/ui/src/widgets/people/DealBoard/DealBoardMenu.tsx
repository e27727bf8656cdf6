import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useStrings } from '../../../locale';
import { dealStrings } from '../../../strings/generated/deal';

/* Loaded on demand: most teams import once, and seldom change their stages. */

const ImportDealsDialog = lazy(() =>
  import('../ImportDeals').then((module) => ({ default: module.ImportDealsDialog })),
);

const EditStagesDialog = lazy(() => import('../EditStages').then((module) => ({ default: module.EditStagesDialog })));

/** What is done to all deals: import and stages. */
export function DealBoardMenu() {
  const words = useStrings(dealStrings);
  const [opened, setOpened] = useState<'import' | 'stages' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <MenuTrigger>
        <IconButton icon="ellipsis" size="small" label={words.moreActions} />
        <Menu placement="bottom end">
          <MenuItem icon="upload" onAction={() => setOpened('import')}>
            {words.import}
          </MenuItem>
          <MenuItem icon="settings" onAction={() => setOpened('stages')}>
            {words.editStages}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <Suspense>
        {opened === 'import' && <ImportDealsDialog onClose={close} />}
        {opened === 'stages' && <EditStagesDialog onClose={close} />}
      </Suspense>
    </>
  );
}
