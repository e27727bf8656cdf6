import { ToggleButtonGroup } from '@concordia/ui/components/ButtonGroup';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';
import { useStrings } from '@concordia/ui/locale';
import { type Density, densities } from '@concordia/ui/theme';
import { accountStrings } from '../../strings/generated/account';

interface DensityPickerProps {
  density: Density;
  onChange: (density: Density) => void;
}

export function DensityPicker({ density, onChange }: DensityPickerProps) {
  const words = useStrings(accountStrings);
  return (
    <Stack gap="xs">
      <Text size="caption" tone="muted">
        {words.density}
      </Text>
      <ToggleButtonGroup
        label={words.density}
        options={densities.map((id) => ({ id, label: words.densities[id] }))}
        value={density}
        onChange={onChange}
      />
    </Stack>
  );
}
