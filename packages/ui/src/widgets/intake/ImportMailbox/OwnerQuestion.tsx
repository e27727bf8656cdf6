import { type ImportRun, setImportOwner } from '@concordia/api-client';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { ComboBox } from '../../../components/ComboBox';
import { Inline } from '../../../components/Inline';
import { Radio, RadioGroup } from '../../../components/RadioGroup';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { chatArchiveStrings } from '../../../strings/generated/chatArchive';
import { useProblemWords } from '../../shared/problems';

interface OwnerQuestionProps {
  run: ImportRun;
  onChange: (run: ImportRun) => void;
}

/** Not an id of the API: people's ids come with a prefix. */
const NOBODY = 'nobody';
const MOST_RADIOS = 6;

const keyOf = (id: string): string => `person ${id}`;

/** Asks who of the people in a chat export the user is. */
export function OwnerQuestion({ run, onChange }: OwnerQuestionProps) {
  const words = useStrings(chatArchiveStrings);
  const problemWords = useProblemWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const answer = async () => {
    setPending(true);
    setRefusal(null);
    try {
      const person = run.people.find(({ id }) => keyOf(id) === chosen);
      onChange(await setImportOwner(run.id, { personId: person?.id ?? null }));
    } catch (problem) {
      setRefusal(problemWords(problem));
    }
    setPending(false);
  };
  return (
    <Stack gap="md">
      <Text weight="medium" maxLines={1}>
        {run.name}
      </Text>
      <People people={run.people} chosen={chosen} onChange={setChosen} />
      {refusal !== null && (
        <div role="alert">
          <Text size="dense" tone="negative">
            {refusal}
          </Text>
        </div>
      )}
      <Inline>
        <Button
          tone="primary"
          size="small"
          isDisabled={chosen === null}
          isPending={isPending}
          onPress={() => void answer()}
        >
          {words.answer}
        </Button>
      </Inline>
    </Stack>
  );
}

interface PeopleProps {
  people: ImportRun['people'];
  chosen: string | null;
  onChange: (key: string | null) => void;
}

/** A few names to see at once, many to search in. */
function People({ people, chosen, onChange }: PeopleProps) {
  const words = useStrings(chatArchiveStrings);
  const { question, questionHelp } = words;
  const options = [
    ...people.map(({ id, name, messages }) => ({
      id: keyOf(id),
      label: name,
      description: words.wrote({ count: messages }),
    })),
    { id: NOBODY, label: words.nobody, description: '' },
  ];
  if (people.length > MOST_RADIOS) {
    return (
      <ComboBox label={question} description={questionHelp} options={options} value={chosen} onChange={onChange} />
    );
  }
  return (
    <RadioGroup label={question} description={questionHelp} value={chosen} onChange={onChange}>
      {options.map(({ id, label, description }) => (
        <Radio key={id} value={id} description={description}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
