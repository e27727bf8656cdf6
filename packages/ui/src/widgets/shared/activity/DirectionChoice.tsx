import { ToggleButtonGroup } from '../../../components/ButtonGroup';
import { useStrings } from '../../../locale';
import { activityStrings } from '../../../strings/generated/activity';

const DIRECTIONS = ['received', 'sent'] as const;

export type MessageDirection = (typeof DIRECTIONS)[number];

interface DirectionChoiceProps {
  value: MessageDirection;
  onChange: (direction: MessageDirection) => void;
}

export function DirectionChoice({ value, onChange }: DirectionChoiceProps) {
  const words = useStrings(activityStrings);
  return (
    <ToggleButtonGroup
      label={words.direction}
      size="small"
      options={DIRECTIONS.map((id) => ({ id, label: words[id] }))}
      value={value}
      onChange={onChange}
    />
  );
}
