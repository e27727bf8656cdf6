import { type ContactImport, useListContactImports } from '@concordia/api-client';
import { useState } from 'react';
import { Bone } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { contactImportStrings } from '../../../strings/generated/contactImport';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { AddressBookForm } from './AddressBookForm';
import { EarlierImports } from './EarlierImports';
import { ImportMapping } from './ImportMapping';
import { ImportProgress } from './ImportProgress';
import { ImportResult } from './ImportResult';
import { isOpen, withoutLeft, withRun } from './runs';
import { useContactUpload } from './useContactUpload';

export interface ImportContactsProps {
  /** Shows the people when an import is through. Without it there is no button for that. */
  onShowContacts?: () => void;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** The heading is for screen readers only, where a dialog says it already. @default false */
  isHeadingHidden?: boolean;
}

const MOST_RUNS = 20;

/** Takes an address book, asks what its columns are, shows how it comes in, and what of it could not be used. */
export function ImportContacts({ onShowContacts, headingLevel = 2, isHeadingHidden }: ImportContactsProps) {
  const words = useStrings(contactImportStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListContactImports({ limit: MOST_RUNS });
  // Nothing was chosen at first: then what is under way is shown. `null` is the place for the next file.
  const [chosenId, setChosenId] = useState<string | null | undefined>(undefined);
  const put = (run: ContactImport) => void mutate((before = []) => withRun(before, run), { revalidate: false });
  const show = (run: ContactImport) => {
    put(run);
    setChosenId(run.id);
  };
  const leave = (run: ContactImport) => {
    put(run);
    setChosenId(null);
  };
  const uploading = useContactUpload(show);
  const runs = data && withoutLeft(data);
  const underWay = chosenId === undefined && uploading.upload === null ? runs?.find(isOpen) : undefined;
  // It stays in sight once it has ended.
  if (underWay !== undefined) setChosenId(underWay.id);
  const form = <AddressBookForm isFirst={runs?.length === 0} uploading={uploading} />;
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      isHeadingHidden={isHeadingHidden}
      state={stateOf()}
      skeleton={
        <Stack gap="xl">
          <Bone shape="block" height="13rem" />
          <Bone width="60%" />
        </Stack>
      }
      empty={form}
    >
      {(shown) => stepOf(shown)}
    </WidgetFrame>
  );

  function stepOf(shown: readonly ContactImport[]) {
    const run = shown.find(({ id }) => id === chosenId);
    if (run === undefined) {
      return (
        <Stack gap="xxl">
          {form}
          <EarlierImports runs={shown} headingLevel={headingLevel === 2 ? 3 : 4} onShow={setChosenId} />
        </Stack>
      );
    }
    if (run.state === 'mapping') return <ImportMapping key={run.id} run={run} onStarted={put} onLeft={leave} />;
    if (isOpen(run)) return <ImportProgress key={run.id} run={run} onChange={put} />;
    return <ImportResult run={run} onShowContacts={onShowContacts} onAnother={() => setChosenId(null)} />;
  }

  function stateOf(): WidgetState<readonly ContactImport[]> {
    if (runs === undefined) {
      if (error === undefined) return { kind: 'loading' };
      const problem = { title: words.failed, description: problemWords(error), reference: requestIdOf(error) };
      return { kind: 'failed', problem, retry: () => void mutate(), isRetrying: isValidating };
    }
    if (runs.length === 0) return { kind: 'empty' };
    // An import at work is read again all the time, and its bar says so already.
    return { kind: 'ready', data: runs, isRefreshing: isValidating && !runs.some(isOpen) };
  }
}
