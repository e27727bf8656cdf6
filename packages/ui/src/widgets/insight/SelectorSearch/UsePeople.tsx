import {
  deleteView,
  getContact,
  getListViewsKey,
  type SearchResult,
  searchAsSegment,
  searchAsView,
  setContactTags,
} from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '../../../components/Button';
import { Menu, MenuItem, MenuTrigger } from '../../../components/Menu';
import { useToast } from '../../../components/Toast';
import { useStrings } from '../../../locale';
import { selectorSearchStrings } from '../../../strings/selectorSearch';
import { useRereadPeople } from '../../people/changes/useRereadPeople';
import { useProblemWords } from '../../shared/problems';
import { AudienceDialog } from './lazy';
import { NameDialog } from './NameDialog';

export interface UsePeopleProps {
  query: string;
  results: readonly SearchResult[];
}

export function UsePeople({ query, results }: UsePeopleProps) {
  const words = useStrings(selectorSearchStrings);
  const [open, setOpen] = useState<'view' | 'segment' | 'audience' | null>(null);
  const make = useCreateFromSearch({ query, results });
  const close = () => setOpen(null);
  return (
    <>
      <MenuTrigger>
        <Button size="small" iconAfter="chevron-down">
          {words.use}
        </Button>
        <Menu aria-label={words.use} placement="bottom end">
          <MenuItem onAction={() => setOpen('view')}>{words.asView}</MenuItem>
          <MenuItem onAction={() => setOpen('segment')}>{words.asSegment}</MenuItem>
          <MenuItem onAction={() => setOpen('audience')}>{words.asAudience}</MenuItem>
        </Menu>
      </MenuTrigger>
      {(open === 'view' || open === 'segment') && <NameDialog kind={open} onName={make[open]} onClose={close} />}
      {open === 'audience' && (
        <Suspense>
          <AudienceDialog results={results} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Creates a view or a segment from a query. The form shows the errors. */
function useCreateFromSearch({ query, results }: UsePeopleProps) {
  const words = useStrings(selectorSearchStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const rereadPeople = useRereadPeople();
  const rereadViews = () => void mutate(getListViewsKey());
  const undoSegment = async (tag: string, people: readonly string[]) => {
    try {
      await untag(tag, people);
      toast({ title: words.segmentUndone({ tag }) });
    } catch (problem) {
      toast({ tone: 'destructive', title: words.segmentNotUndone({ tag }), description: problemWords(problem) });
    } finally {
      await rereadPeople();
    }
  };
  return {
    view: async (name: string): Promise<void> => {
      const { id } = await searchAsView({ name, query });
      rereadViews();
      toast({
        tone: 'success',
        title: words.viewMade({ name }),
        description: words.viewMadeHelp,
        action: { label: words.undo, onPress: () => void deleteView(id).finally(rereadViews) },
      });
    },
    segment: async (name: string): Promise<void> => {
      const { tag, contacts, added } = await searchAsSegment({ name, query });
      await rereadPeople();
      const people = results.flatMap(({ contactId }) => (contactId === null ? [] : [contactId]));
      // Undo must know exactly who got the tag: no one had it before, and all of them are loaded.
      const canUndo = added === contacts && people.length === contacts;
      toast({
        tone: 'success',
        title: words.segmentMade({ tag }),
        description: words.segmentMadeHelp({ contacts, added }),
        ...(canUndo && { action: { label: words.undo, onPress: () => void undoSegment(tag, people) } }),
      });
    },
  };
}

/** Removes a tag from contacts, in sequence; other tags stay. */
async function untag(tag: string, contactIds: readonly string[]): Promise<void> {
  for (const id of contactIds) {
    const { tags } = await getContact(id);
    await setContactTags(id, { tags: tags.filter((one) => one.toLowerCase() !== tag.toLowerCase()) });
  }
}
