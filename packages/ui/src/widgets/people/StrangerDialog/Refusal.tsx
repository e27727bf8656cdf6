import { Button } from '../../../components/Button';
import { ErrorState } from '../../../components/ErrorState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { useStrings } from '../../../locale';
import { strangerStrings } from '../../../strings/generated/stranger';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { ownerIn } from '../ContactForm/Taken';

interface RefusalProps {
  problem: unknown;
  onChoose: (contactId: string) => void;
}

/** Why nothing was added. If the address is another contact's, offers that one. */
export function Refusal({ problem, onChoose }: RefusalProps) {
  const words = useStrings(strangerStrings);
  const problemWords = useProblemWords();
  const owner = ownerIn(problem);
  return (
    <Stack gap="sm">
      <ErrorState
        size="compact"
        title={owner === null ? words.notAdded : words.taken({ name: owner.name })}
        description={problemWords(problem)}
        reference={requestIdOf(problem)}
      />
      {owner !== null && (
        <Inline justify="end">
          <Button onPress={() => onChoose(owner.id)}>{words.addTo({ name: owner.name })}</Button>
        </Inline>
      )}
    </Stack>
  );
}
