import { Slider } from '../../../components/Slider';
import { useStrings } from '../../../locale';
import { relationshipGraphStrings } from '../../../strings/relationshipGraph';

/** A year: ties keep their weeks for so long. */
const MOST_WEEKS = 52;

interface LookBackProps {
  /** How many weeks ago; 0 is now. */
  weeks: number;
  onChange: (weeks: number) => void;
}

/** Sets the time that the graph shows. */
export function LookBack({ weeks, onChange }: LookBackProps) {
  const words = useStrings(relationshipGraphStrings);
  return (
    <Slider
      label={words.lookBack}
      value={weeks}
      onChange={onChange}
      minValue={0}
      maxValue={MOST_WEEKS}
      format={{ style: 'unit', unit: 'week', unitDisplay: 'long' }}
      marks={[
        { value: 0, label: words.now },
        { value: MOST_WEEKS / 2, label: words.halfYear },
        { value: MOST_WEEKS, label: words.year },
      ]}
    />
  );
}
