import { type ContactNote, createContactNote, getListContactNotesUrl, hasMore, usePages } from '@concordia/api-client';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { peopleStrings } from '../../../strings/people';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { useIsGone } from '../changes/gone';
import { useRereadPeople } from '../changes/useRereadPeople';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';

const PAGE = 50;

export function NotesTab({ contactId }: { contactId: string }) {
  const words = useStrings(peopleStrings);
  const problemWords = useProblemWords();
  const reread = useRereadPeople();
  const url = useIsGone(contactId) ? null : getListContactNotesUrl(contactId, { limit: PAGE });
  const { data: pages, error, isValidating, mutate, size, setSize } = usePages<ContactNote>(url);
  return (
    <Stack gap="lg">
      <NoteForm
        label={words.noteLabel}
        submitLabel={words.addNote}
        onSubmit={async (text) => {
          await createContactNote(contactId, { text });
          await reread();
        }}
      />
      <WidgetFrame
        title={words.notes}
        isHeadingHidden
        headingLevel={3}
        state={stateOf()}
        skeleton={<SkeletonShape shape="block" height="5rem" />}
        empty={<EmptyState size="compact" icon="pencil" title={words.noNotes} />}
      >
        {(notes) => (
          <Stack>
            <Stack as="ul" gap="sm">
              {notes.map((note) => (
                <NoteItem key={note.id} note={note} />
              ))}
            </Stack>
            {hasMore(pages) && (
              <Inline>
                <Button size="small" onPress={() => void setSize(size + 1)}>
                  {words.moreNotes}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </WidgetFrame>
    </Stack>
  );

  function stateOf(): WidgetState<readonly ContactNote[]> {
    if (pages === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.notesFailed, description: problemWords(error), reference: requestIdOf(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    const notes = pages.flat();
    return notes.length === 0 ? { kind: 'empty' } : { kind: 'ready', data: notes, isRefreshing: isValidating };
  }
}
