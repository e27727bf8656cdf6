import { useGetWorkspace } from '@concordia/api-client';
import { AvatarButton } from '@concordia/ui/components/Avatar';
import { useStrings } from '@concordia/ui/locale';
import { useRef, useState } from 'react';
import { accountStrings } from '../../strings/generated/account';
import { useDensity } from '../theme/useDensity';
import { useTheme } from '../theme/useTheme';
import { AccountPopover } from './AccountPopover';

/** The workspace's initials, which open appearance and setup. */
export function AccountMenu() {
  const words = useStrings(accountStrings);
  const { data: workspace } = useGetWorkspace();
  const [theme, chooseTheme] = useTheme();
  const [density, chooseDensity] = useDensity();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const name = workspace?.name ?? null;
  return (
    <>
      <AvatarButton
        ref={trigger}
        name={name}
        label={name === null ? words.workspace : words.workspaceNamed({ name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <AccountPopover
          triggerRef={trigger}
          name={name}
          theme={theme}
          onThemeChange={chooseTheme}
          density={density}
          onDensityChange={chooseDensity}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
