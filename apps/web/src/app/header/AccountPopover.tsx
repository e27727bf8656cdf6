import { Divider } from '@concordia/ui/components/Divider';
import { Link } from '@concordia/ui/components/Link';
import { Popover } from '@concordia/ui/components/Popover';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import type { Density } from '@concordia/ui/theme';
import { lazy, type RefObject, Suspense } from 'react';
import { accountStrings } from '../../strings/generated/account';
import type { ThemeChoice } from '../theme/theme';
import { DensityPicker } from './DensityPicker';
import { HelpLink } from './HelpButton';
import { LanguagePicker } from './LanguagePicker';
import { ThemePicker } from './ThemePicker';
import { TimesIn } from './TimesIn';

/** Loaded on demand: few workspaces have steps to bring back. */
const ShowFirstSteps = lazy(() => import('./ShowFirstSteps').then((module) => ({ default: module.ShowFirstSteps })));

interface AccountPopoverProps {
  triggerRef: RefObject<Element | null>;
  /** `null` until loaded. */
  name: string | null;
  theme: ThemeChoice;
  onThemeChange: (choice: ThemeChoice) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
  onClose: () => void;
}

export function AccountPopover({
  triggerRef,
  name,
  theme,
  onThemeChange,
  density,
  onDensityChange,
  onClose,
}: AccountPopoverProps) {
  const words = useStrings(accountStrings);
  return (
    <Popover
      aria-label={words.workspace}
      placement="bottom end"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap="lg">
        {name !== null && <Text weight="semibold">{name}</Text>}
        <TimesIn />
        <ThemePicker choice={theme} onChange={onThemeChange} />
        <DensityPicker density={density} onChange={onDensityChange} />
        <LanguagePicker />
        <Divider />
        <Suspense>
          <ShowFirstSteps onShown={onClose} />
        </Suspense>
        <HelpLink onPress={onClose} />
        <Link href="/setup" isStandalone icon="settings" onPress={onClose}>
          {words.setup}
        </Link>
      </Stack>
    </Popover>
  );
}
