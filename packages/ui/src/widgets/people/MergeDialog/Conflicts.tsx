import type { MergeChoices, MergePreview } from '@concordia/api-client';
import { Radio, RadioGroup } from '../../../components/RadioGroup';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { useBirthdayWords } from '../ContactDetails/birthdayWords';

export interface ConflictsProps {
  conflicts: MergePreview['conflicts'];
  choices: MergeChoices;
  onChoose: (choices: MergeChoices) => void;
}

export function Conflicts({ conflicts, choices, onChoose }: ConflictsProps) {
  const words = useStrings(peopleStrings);
  const birthdayWords = useBirthdayWords();
  if (conflicts.length === 0) {
    return (
      <Text size="dense" tone="muted">
        {words.noConflicts}
      </Text>
    );
  }
  return (
    <Stack gap="md">
      {conflicts.map(({ field, keep, other, chosen }) => {
        const shown = field === 'birthday' ? birthdayWords : (value: string) => value;
        return (
          <RadioGroup
            key={field}
            label={words.mergeFields[field]}
            value={choices[field] ?? chosen}
            onChange={(side) => onChoose({ ...choices, [field]: side === 'other' ? 'other' : 'keep' })}
          >
            <Radio value="keep">
              <bdi>{shown(keep)}</bdi>
            </Radio>
            <Radio value="other">
              <bdi>{shown(other)}</bdi>
            </Radio>
          </RadioGroup>
        );
      })}
    </Stack>
  );
}
