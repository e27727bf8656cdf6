import { DatePicker } from '../../../../components/DatePicker';
import { useStrings } from '../../../../locale';
import { dealStrings } from '../../../../strings/generated/deal';

/** The day on which a deal should close. The form reads it as `expectedOn`. */
export function ExpectedField({ start }: { start: string | null }) {
  const words = useStrings(dealStrings);
  return <DatePicker name="expectedOn" label={words.expectedOn} {...(start !== null && { defaultValue: start })} />;
}
