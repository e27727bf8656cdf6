import { useStrings } from '@concordia/ui/locale';
import { type Density, densities } from '@concordia/ui/theme';
import { accountStrings } from '../../strings/generated/account';
import { ChoicePicker } from './ChoicePicker';

interface DensityPickerProps {
  density: Density;
  onChange: (density: Density) => void;
}

export function DensityPicker({ density, onChange }: DensityPickerProps) {
  const words = useStrings(accountStrings);
  return (
    <ChoicePicker
      label={words.density}
      choices={densities}
      names={words.densities}
      value={density}
      onChange={onChange}
    />
  );
}
