import { ToggleButtonGroup } from '@concordia/ui/components/ButtonGroup';
import type { IconName } from '@concordia/ui/components/Icon';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { accountStrings } from '../../strings/generated/account';
import { type ThemeChoice, themeChoices } from '../theme/theme';

interface ThemePickerProps {
  choice: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

const drawings = { system: 'monitor', light: 'sun', dark: 'moon' } as const satisfies Record<ThemeChoice, IconName>;

export function ThemePicker({ choice, onChange }: ThemePickerProps) {
  const words = useStrings(accountStrings);
  return (
    <Stack gap="xs">
      <Text size="caption" tone="muted">
        {words.appearance}
      </Text>
      <ToggleButtonGroup
        label={words.appearance}
        options={themeChoices.map((id) => ({ id, label: words.theme[id], icon: drawings[id] }))}
        value={choice}
        onChange={onChange}
      />
    </Stack>
  );
}
