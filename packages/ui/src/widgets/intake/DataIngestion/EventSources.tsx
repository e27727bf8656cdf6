import { type IngestRun, type UploadOptions, uploadEvents, useListIngestRuns } from '@concordia/api-client';
import { DropZone } from '../../../components/DropZone';
import { SkeletonShape } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { useToast } from '../../../components/Toast';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { dataIngestionStrings } from '../../../strings/generated/dataIngestion';
import { useFigures } from '../../insight/intelligence';
import { type Upload, UploadRow, useUploads } from '../../shared/uploading';
import { EventRunView } from './EventRunView';
import { FileFormat } from './FileFormat';
import { isActive, newestFirst } from './runs';
import { SampleEvents } from './SampleEvents';
import { useRereadCounts } from './useRereadCounts';

/** Runs shown; older ones were processed long ago. */
const SHOWN = 10;

const ENDINGS = ['.jsonl', '.ndjson', '.json'] as const;

const sendFile = ({ file }: Upload, options: UploadOptions) => uploadEvents(file, { name: file.name }, options);

export function EventSources() {
  const words = useStrings(dataIngestionStrings);
  const toast = useToast();
  const answer = useListIngestRuns({ limit: SHOWN });
  const rereadCounts = useRereadCounts();
  /** Shows a run as returned by the server, without reloading the list. */
  const put = (run: IngestRun) => {
    void answer.mutate((before = []) => [run, ...before.filter(({ id }) => id !== run.id)].toSorted(newestFirst), {
      revalidate: false,
    });
    rereadCounts();
  };
  const { uploads, add, retry, remove } = useUploads({ send: sendFile, onReceived: put });
  const take = (files: readonly File[]) => {
    const empty = files.find(({ size }) => size === 0);
    if (empty) toast({ tone: 'destructive', title: words.refused({ file: empty.name }), description: words.emptyFile });
    add(files.filter(({ size }) => size > 0));
  };
  const state = useFigures(answer, words.failed);
  // No refresh indicator while a run is active: it polls constantly and has a progress bar.
  const isWorking = state.kind === 'ready' && state.data.some(isActive);
  return (
    <WidgetFrame
      title={words.events}
      state={isWorking ? { ...state, isRefreshing: false } : state}
      skeleton={<SkeletonShape shape="block" height="16rem" />}
      empty={null}
    >
      {(runs) => (
        <Stack gap="xl">
          <SampleEvents onTaken={rereadCounts} />
          <DropZone
            label={words.drop}
            description={words.dropHelp}
            buttonLabel={words.choose}
            accept={ENDINGS}
            onFiles={take}
          />
          {uploads.length + runs.length > 0 && (
            <Stack hasDividers>
              {uploads.map((upload) => (
                <UploadRow key={upload.id} upload={upload} onRetry={retry} onRemove={remove} />
              ))}
              {runs.map((run) => (
                <EventRunView key={run.id} run={run} onChange={put} />
              ))}
            </Stack>
          )}
          <FileFormat />
        </Stack>
      )}
    </WidgetFrame>
  );
}
