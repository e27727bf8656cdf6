import { ComboBox } from '../../../components/ComboBox';
import { useStrings } from '../../../locale';
import { quietHoursStrings } from '../../../strings/generated/quietHours';
import { zoneOptions } from './zones';

export interface ZoneFieldProps {
  /** The current IANA zone, always included in the list. */
  present: string;
  value: string | null;
  onChange: (zone: string | null) => void;
}

export function ZoneField({ present, value, onChange }: ZoneFieldProps) {
  const words = useStrings(quietHoursStrings);
  return (
    <ComboBox
      name="timeZone"
      label={words.zone}
      description={words.zoneHelp}
      isRequired
      options={zoneOptions(present)}
      value={value}
      errorMessage={value === null ? words.zoneMissing : undefined}
      onChange={onChange}
    />
  );
}
