import { useGetWorkspace } from '@concordia/api-client';
import { Avatar } from '@concordia/ui/components/Avatar';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@concordia/ui/components/Menu';
import { Button } from 'react-aria-components';
import * as styles from './AccountMenu.css';
import { isThemeChoice } from './theme/theme';
import { useTheme } from './theme/useTheme';

/** The initials of the workspace, behind which its looks and its setup are. */
export function AccountMenu() {
  const { data: workspace } = useGetWorkspace();
  const [theme, chooseTheme] = useTheme();
  const name = workspace?.name ?? null;
  return (
    <MenuTrigger>
      <Button aria-label={name === null ? 'Workspace' : `Workspace: ${name}`} className={styles.trigger}>
        <Avatar name={name} />
      </Button>
      <Menu aria-label="Workspace" placement="bottom end">
        <MenuSection
          title="Appearance"
          selectionMode="single"
          selectedKeys={[theme]}
          onSelectionChange={(keys) => {
            const [choice] = keys;
            if (isThemeChoice(choice)) chooseTheme(choice);
          }}
        >
          <MenuItem id="system" icon="monitor">
            As the system
          </MenuItem>
          <MenuItem id="light" icon="sun">
            Light
          </MenuItem>
          <MenuItem id="dark" icon="moon">
            Dark
          </MenuItem>
        </MenuSection>
        <MenuSection title={name ?? 'Workspace'}>
          <MenuItem id="setup" icon="settings" href="/setup">
            Setup
          </MenuItem>
          <MenuItem id="import" icon="upload" href="/setup#import">
            Import mail
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
