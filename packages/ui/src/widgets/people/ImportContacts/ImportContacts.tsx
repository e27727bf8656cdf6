import { type ContactImport, useListContactImports } from '@concordia/api-client';
import { useState } from 'react';
import { SkeletonShape } from '../../../components/Skeleton';
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
  /** Opens the contacts after an import. Without it there is no button. */
  onShowContacts?: () => void;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** Hides the heading visually, for dialogs whose title says the same. @default false */
  isHeadingHidden?: boolean;
}

const MOST_RUNS = 20;

/** Imports an address book: upload, column mapping, progress and problems. */
export function ImportContacts({ onShowContacts, headingLevel = 2, isHeadingHidden }: ImportContactsProps) {
  const words = useStrings(contactImportStrings);
  const problemWords = useProblemWords();
  const { data, error, isValidating, mutate } = useListContactImports({ limit: MOST_RUNS });
  // `undefined`: no choice yet, shows an active import. `null`: shows the form for the next file.
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
  // Keeps showing it after it ends.
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
          <SkeletonShape shape="block" height="13rem" />
          <SkeletonShape width="60%" />
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
    // No refresh indicator while an import is active: it polls constantly and has a progress bar.
    return { kind: 'ready', data: runs, isRefreshing: isValidating && !runs.some(isOpen) };
  }
}
