import { HttpError } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';

export interface Owner {
  readonly id: string;
  readonly name: string;
}

/** The owner of the handle, if the call failed because the handle is taken. */
export function ownerIn(problem: unknown): Owner | null {
  if (!(problem instanceof HttpError) || problem.apiError?.code !== 'CONTACT_POINT_TAKEN') return null;
  return problem.apiError.details?.find(({ contact }) => contact !== undefined)?.contact ?? null;
}

export interface TakenProps {
  owner: Owner;
  onOpen: (contactId: string) => void;
  /** Merges the two contacts. Absent while creating one, since nothing can be merged yet. */
  onMerge?: (contactId: string) => void;
}

/** The error for a taken handle: its owner, and what to do. */
export function Taken({ owner, onOpen, onMerge }: TakenProps) {
  const words = useStrings(peopleStrings);
  return (
    <Stack gap="sm">
      <Text weight="semibold" dir="auto">
        {words.taken({ name: owner.name })}
      </Text>
      <Text size="dense" tone="muted">
        {words.takenHelp}
      </Text>
      <Inline>
        {onMerge && (
          <Button size="small" onPress={() => onMerge(owner.id)}>
            {words.mergeWithOwner}
          </Button>
        )}
        <Button size="small" onPress={() => onOpen(owner.id)}>
          {words.openOwner({ name: owner.name })}
        </Button>
      </Inline>
    </Stack>
  );
}
