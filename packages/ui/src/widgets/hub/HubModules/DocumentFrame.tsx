import { HttpError } from '@concordia/api-client';
import { type ReactNode, useState } from 'react';
import type { SWRResponse } from 'swr';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { SkeletonShape } from '../../../components/Skeleton';
import { WidgetFrame, type WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubModuleStrings } from '../../../strings/generated/hubModule';
import { useAction } from '../../channels/setup';
import { useFigures } from '../../insight/intelligence';

interface DocumentFrameProps<Data> {
  title: string;
  /** The last stored document. The server responds with 404 if none was ever fetched. */
  answer: SWRResponse<Data, unknown>;
  /** Makes the server fetch it from the module. */
  refresh: () => Promise<Data>;
  words: {
    failed: string;
    never: string;
    neverHelp: string;
    fetch: string;
    /** The module returned nothing usable. */
    fetchFailed: string;
  };
  children: (data: Data) => ReactNode;
}

/** A document that a module publishes, as last fetched, with a button to fetch it again. */
export function DocumentFrame<Data>({ title, answer, refresh, words, children }: DocumentFrameProps<Data>) {
  const { fetchAgain } = useStrings(hubModuleStrings);
  const action = useAction();
  const [isFetching, setFetching] = useState(false);
  const state = orNever(answer, useFigures(answer, words.failed));
  const fetch = async () => {
    setFetching(true);
    await action(async () => {
      await answer.mutate(await refresh(), { revalidate: false });
    }, words.fetchFailed);
    setFetching(false);
  };
  const button = (label: string) => (
    <Button size="small" icon="refresh" isPending={isFetching} onPress={() => void fetch()}>
      {label}
    </Button>
  );
  return (
    <WidgetFrame
      title={title}
      isHeadingHidden
      headingLevel={3}
      state={state}
      actions={state.kind === 'ready' && button(fetchAgain)}
      skeleton={<SkeletonShape shape="block" height="16rem" />}
      empty={
        <EmptyState size="compact" title={words.never} description={words.neverHelp} actions={button(words.fetch)} />
      }
    >
      {children}
    </WidgetFrame>
  );
}

const NOT_FOUND = 404;

/** A document that was never fetched is empty, not a failure. */
function orNever<Data>({ error }: SWRResponse<Data, unknown>, state: WidgetState<Data>): WidgetState<Data> {
  const isNever = state.kind === 'failed' && error instanceof HttpError && error.status === NOT_FOUND;
  return isNever ? { kind: 'empty' } : state;
}
