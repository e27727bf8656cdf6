import {
  EnrichFacebookFieldsItem,
  type EnrichmentResponse,
  enrichFacebook,
  enrichLinkedin,
  HttpError,
  invalidateEnrichment,
} from '@concordia/api-client';
import type { EnrichmentField, EnrichmentProviderId, EnrichmentType } from '@concordia/domain/enrichment';
import { useRef, useState } from 'react';
import type { WidgetState } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { enrichmentStrings } from '../../../strings/generated/enrichment';
import { useProblemWords } from '../../shared/problems';
import { alertOf } from './alertOf';

export interface Search {
  readonly type: EnrichmentType;
  readonly query: string;
  readonly fields: readonly EnrichmentField[];
  /** Uses sample data and calls no provider. */
  readonly isDemo: boolean;
}

export interface Found extends EnrichmentResponse {
  readonly search: Search;
}

/** Searches on request. A response to an older search never replaces a newer one. */
export function useEnrichment(provider: EnrichmentProviderId) {
  const words = useStrings(enrichmentStrings);
  const problemWords = useProblemWords();
  const [state, setState] = useState<WidgetState<Found> | null>(null);
  const latest = useRef(0);

  async function run(search: Search, before?: () => Promise<unknown>) {
    latest.current += 1;
    const own = latest.current;
    setState((shown) => (shown?.kind === 'ready' ? { ...shown, isRefreshing: true } : { kind: 'loading' }));
    try {
      await before?.();
      const answer = await ask(provider, search);
      if (own !== latest.current) return;
      const data = { ...answer, search };
      setState(answer.data.length === 0 ? { kind: 'empty' } : { kind: 'ready', data, isRefreshing: false });
    } catch (error) {
      if (own !== latest.current) return;
      const alert = alertOf(error, provider);
      const { title, help } = words.alert[alert];
      const description = alert === 'failed' ? problemWords(error) || help : help;
      setState({ kind: 'failed', problem: { title, description }, retry: () => void run(search) });
    }
  }

  return {
    /** `null` before the first search. */
    state,
    isPending: state?.kind === 'loading' || (state?.kind === 'ready' && state.isRefreshing),
    search: (search: Search) => void run(search),
    /** Deletes the cached results on the server and searches again. */
    refresh: ({ search, meta }: Found) => void run(search, () => forget(meta.result_id)),
    /** The selection changed, so a pending response is ignored. */
    clear: () => {
      latest.current += 1;
      setState(null);
    },
  };
}

const POST_FIELDS = Object.values(EnrichFacebookFieldsItem);

const ask = (provider: EnrichmentProviderId, { type, query, fields, isDemo }: Search): Promise<EnrichmentResponse> =>
  provider === 'facebook'
    ? enrichFacebook({ query, fields: POST_FIELDS.filter((field) => fields.includes(field)), demo: isDemo })
    : enrichLinkedin({ query, fields: [...fields], type, demo: isDemo });

/** Results that have expired need no deletion. */
async function forget(resultId: string | null): Promise<void> {
  if (resultId === null) return;
  try {
    await invalidateEnrichment(resultId);
  } catch (problem) {
    if (!(problem instanceof HttpError) || problem.status !== 404) throw problem;
  }
}
