import { ToggleButtonGroup } from '@concordia/ui/components/ButtonGroup';
import type { IconName } from '@concordia/ui/components/Icon';
import { Stack } from '@concordia/ui/components/Stack';
import { Text } from '@concordia/ui/components/Text';

interface ChoicePickerProps<Id extends string> {
  label: string;
  choices: readonly Id[];
  names: Readonly<Record<Id, string>>;
  icons?: Readonly<Record<Id, IconName>>;
  value: Id;
  onChange: (id: Id) => void;
}

/** One of a few choices that fit in a row, below its label. */
export function ChoicePicker<Id extends string>({
  label,
  choices,
  names,
  icons,
  value,
  onChange,
}: ChoicePickerProps<Id>) {
  return (
    <Stack gap="xs">
      <Text size="caption" tone="muted">
        {label}
      </Text>
      <ToggleButtonGroup
        label={label}
        options={choices.map((id) => ({ id, label: names[id], ...(icons && { icon: icons[id] }) }))}
        value={value}
        onChange={onChange}
      />
    </Stack>
  );
}
