import { getGetGuardrailsKey, setGuardrails } from '@concordia/api-client';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { AlertDialog } from '../../../components/AlertDialog';
import { Button } from '../../../components/Button';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { useToast } from '../../../components/Toast';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { finalizeStrings } from '../../../strings/finalize';
import { setupChannelStrings } from '../../../strings/setupChannel';
import { useProblemWords } from '../../shared/problems';
import { DEFAULT_DRAFT } from '../channelDraft/draft';
import { type ChannelState, useChannelStates } from '../channelDraft/useChannelStates';
import { forgetDraft } from '../channelDraft/useSetupDraft';
import { ListSkeleton } from '../setup';
import { AllResults } from './AllResults';
import { ExportDialog } from './ExportDialog';
import { ImportDialog } from './ImportDialog';
import { SetupProgress } from './SetupProgress';
import { isPublished, isTestable, isUnsent, useAllTests } from './useAllTests';

export interface FinalizeProps {
  /** Called after a reset or import, so that open forms can discard their input. */
  onReplaced?: () => void;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/** The last step of the setup: test all channels, export, import or reset. */
export function Finalize({ onReplaced, headingLevel = 2 }: FinalizeProps) {
  const words = useStrings(finalizeStrings);
  const { state, reread } = useChannelStates(words.failed);
  const [open, setOpen] = useState<'export' | 'import' | 'reset' | null>(null);
  const close = () => setOpen(null);
  const replaced = async () => {
    await reread();
    onReplaced?.();
  };
  const hasServer = state.kind === 'ready' && state.data.some(({ connection }) => connection !== null);
  return (
    <>
      <WidgetFrame
        title={words.title}
        ground="raised"
        headingLevel={headingLevel}
        state={state}
        skeleton={<ListSkeleton />}
        empty={null}
      >
        {(states) => (
          <Stack gap="lg">
            <Tests states={states} reread={reread} />
            <Inline gap="sm">
              <Button icon="download" onPress={() => setOpen('export')}>
                {words.export}
              </Button>
              <Button icon="upload" onPress={() => setOpen('import')}>
                {words.import}
              </Button>
              <Button tone="quiet" onPress={() => setOpen('reset')}>
                {words.reset}
              </Button>
            </Inline>
          </Stack>
        )}
      </WidgetFrame>
      {open === 'export' && <ExportDialog hasServer={hasServer} onClose={close} />}
      {open === 'import' && <ImportDialog hasServer={hasServer} onClose={close} onImported={replaced} />}
      {open === 'reset' && <ResetDialog hasServer={hasServer} isOpen onClose={close} onReset={replaced} />}
    </>
  );
}

function Tests({ states, reread }: { states: readonly ChannelState[]; reread: () => Promise<void> }) {
  const words = useStrings(finalizeStrings);
  const { name } = useStrings(setupChannelStrings);
  const { results, isRunning, test, cancel } = useAllTests(states, reread);
  const tested = states.filter(isTestable);
  const isNothing = tested.length === 0;
  const namesOf = (some: readonly ChannelState[]) => some.map(({ channel }) => name[channel]);
  const published = namesOf(tested.filter(isPublished));
  const unsent = namesOf(tested.filter(isUnsent));
  const notes = [
    ...(published.length === 0 ? [] : [words.publishes({ channels: published })]),
    ...(unsent.length === 0 ? [] : [words.unsent({ channels: unsent })]),
  ];
  return (
    <Stack gap="md">
      <SetupProgress states={states} />
      <Inline gap="sm">
        {isRunning ? (
          <Button onPress={cancel}>{words.cancel}</Button>
        ) : (
          <Button isDisabled={isNothing} onPress={() => void test()}>
            {words.testAll}
          </Button>
        )}
      </Inline>
      {isNothing && (
        <Text size="caption" tone="muted">
          {words.nothingToTest}
        </Text>
      )}
      {notes.length > 0 && (
        <Text size="caption" tone="muted">
          {notes.join(' ')}
        </Text>
      )}
      <AllResults results={results} isRunning={isRunning} />
    </Stack>
  );
}

interface ResetDialogProps {
  hasServer: boolean;
  isOpen: boolean;
  onClose: () => void;
  onReset: () => Promise<void>;
}

/** Also resets the server's guardrails, to the cautious defaults. Connections and secrets stay: one press must not lose them. */
function ResetDialog({ hasServer, isOpen, onClose, onReset }: ResetDialogProps) {
  const words = useStrings(finalizeStrings);
  const problemWords = useProblemWords();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const reset = async () => {
    if (hasServer)
      await mutate(getGetGuardrailsKey(), await setGuardrails(DEFAULT_DRAFT.guardrails), { revalidate: false });
    forgetDraft();
    await onReset();
    toast({ tone: 'success', title: words.resetDone });
  };
  return (
    <AlertDialog
      title={words.askReset}
      confirmLabel={words.reset}
      describeFailure={problemWords}
      onConfirm={reset}
      isOpen={isOpen}
      onOpenChange={(stays) => !stays && onClose()}
    >
      {words.askResetHelp}
    </AlertDialog>
  );
}
