import { type ImportRun, useGetWorkspace, useListImports } from '@concordia/api-client';
import { useState } from 'react';
import { Disclosure } from '../../../components/Disclosure';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { useToast } from '../../../components/Toast';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { importStrings } from '../../../strings/import';
import { requestIdOf, useProblemWords } from '../../shared/problems';
import { objectionTo } from './acceptable';
import { ImportForm } from './ImportForm';
import { ImportRunView } from './ImportRunView';
import { Invitation } from './Invitation';
import { isActive } from './runState';
import { sendMailbox } from './sendMailbox';
import { UploadRow } from './UploadRow';
import { useUploads } from './useUploads';

export interface ImportMailboxProps {
  /** Link to the board, offered by finished imports. Leave it out on the board's own page. */
  boardHref?: string;
  /**
   * Also lists earlier imports, not only the active and the latest.
   *
   * @default false
   */
  showsHistory?: boolean;
  /**
   * Asks for the mailbox owner's addresses. Turn it off beside a list of the workspace's own addresses.
   *
   * @default true
   */
  asksForAddresses?: boolean;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

const MOST_RUNS = 20;

/** Uploads mailbox files and shows each import's progress, result and errors. */
export function ImportMailbox({
  boardHref,
  showsHistory = false,
  asksForAddresses = true,
  headingLevel = 2,
}: ImportMailboxProps) {
  const words = useStrings(importStrings);
  const problemWords = useProblemWords();
  const [ownAddresses, setOwnAddresses] = useState('');
  const { data: runs, error, isValidating, mutate } = useListImports({ limit: MOST_RUNS });
  const { data: workspace } = useGetWorkspace();
  const toast = useToast();

  /** Shows a run as returned by the server, without reloading the list. */
  const put = (run: ImportRun) =>
    void mutate((before = []) => [run, ...before.filter(({ id }) => id !== run.id)].toSorted(newestFirst), {
      revalidate: false,
    });
  const uploads = useUploads({ send: sendMailbox, onReceived: put });
  const addFiles = (files: readonly File[]) => {
    const [refused] = files.filter((file) => objectionTo(file) !== null);
    const objection = refused && objectionTo(refused);
    if (refused && objection)
      toast({
        tone: 'destructive',
        title: words.refused({ file: refused.name }),
        description: words.objection[objection],
      });
    uploads.add(
      files.filter((file) => objectionTo(file) === null),
      ownAddresses,
    );
  };

  const form = (
    <ImportForm
      asksForAddresses={asksForAddresses}
      replacesDemo={workspace?.isDemo ?? false}
      ownAddresses={ownAddresses}
      onOwnAddressesChange={setOwnAddresses}
      onFiles={addFiles}
    />
  );
  const isUploading = uploads.uploads.length > 0;
  return (
    <WidgetFrame
      title={words.title}
      headingLevel={headingLevel}
      state={stateOf()}
      skeleton={<ImportSkeleton />}
      empty={
        <Stack gap="xl">
          <Invitation />
          {form}
        </Stack>
      }
    >
      {(shown) => (
        <Stack gap="xl">
          <Stack hasDividers>
            {uploads.uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} onRetry={uploads.retry} onRemove={uploads.remove} />
            ))}
            {shown.map((run) => (
              <ImportRunView key={run.id} run={run} boardHref={boardHref} onChange={put} />
            ))}
          </Stack>
          {form}
          <Disclosure size="small" headingLevel="none" title={words.howTo}>
            <Invitation />
          </Disclosure>
        </Stack>
      )}
    </WidgetFrame>
  );

  function stateOf(): WidgetState<readonly ImportRun[]> {
    if (error !== undefined && runs === undefined) {
      return {
        kind: 'failed',
        problem: { title: words.failed, description: problemWords(error), reference: requestIdOf(error) },
        retry: () => void mutate(),
        isRetrying: isValidating,
      };
    }
    if (runs === undefined) return { kind: 'loading' };
    if (runs.length === 0 && !isUploading) return { kind: 'empty' };
    const shown = showsHistory ? runs : runs.filter((run, index) => index === 0 || isActive(run));
    // No refresh indicator while a run is active: it polls constantly and has a progress bar.
    return { kind: 'ready', data: shown, isRefreshing: isValidating && !runs.some(isActive) };
  }
}

const newestFirst = (a: ImportRun, b: ImportRun) =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0;

function ImportSkeleton() {
  return (
    <Stack gap="xl">
      <SkeletonShape width="60%" />
      <SkeletonShape shape="block" height="13rem" />
    </Stack>
  );
}
