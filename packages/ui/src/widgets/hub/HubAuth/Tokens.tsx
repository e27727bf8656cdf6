import { getListTokensUrl, type HubToken } from '@concordia/api-client';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Inline } from '../../../components/Inline';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { WidgetFrame } from '../../../components/WidgetFrame';
import { useStrings } from '../../../locale';
import { hubAuthStrings } from '../../../strings/generated/hubAuth';
import { ListSkeleton } from '../../channels/setup';
import { useFocusFallback } from '../../insight/intelligence';
import { IssueTokenDialog } from './lazy';
import { TokenRow } from './TokenRow';
import { useReadPages } from './useReadPages';

const PAGE = 50;

export function Tokens() {
  const words = useStrings(hubAuthStrings);
  const { state, more, reread } = useReadPages<HubToken>(getListTokensUrl({ limit: PAGE }), words.tokensFailed);
  const heir = useFocusFallback<HTMLDivElement>();
  const [isIssuing, setIssuing] = useState(false);
  const issue = (
    <Button icon="plus" onPress={() => setIssuing(true)}>
      {words.issue}
    </Button>
  );
  return (
    <div {...heir}>
      <WidgetFrame
        title={words.tokens}
        headingLevel={3}
        state={state}
        actions={state.kind === 'ready' && issue}
        skeleton={<ListSkeleton />}
        empty={<EmptyState size="compact" title={words.noTokens} description={words.noTokensHelp} actions={issue} />}
      >
        {(tokens) => (
          <Stack gap="lg">
            <Text size="dense" tone="muted">
              {words.tokensHelp}
            </Text>
            <Stack as="ul" gap="md" hasDividers>
              {tokens.map((token) => (
                <TokenRow key={token.jti} token={token} onChange={reread} />
              ))}
            </Stack>
            {more !== undefined && (
              <Inline>
                <Button size="small" isPending={more.isLoading} onPress={more.onLoad}>
                  {words.more}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </WidgetFrame>
      {isIssuing && (
        <Suspense fallback={null}>
          <IssueTokenDialog onClose={() => setIssuing(false)} onIssued={reread} />
        </Suspense>
      )}
    </div>
  );
}
