import { isSignInMailbox } from '@concordia/domain';
import { Suspense, useEffect, useState } from 'react';
import { Stack } from '../../../components/Stack';
import { Switch } from '../../../components/Switch';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/Tabs';
import { lazyWithPreload } from '../../../lazyWithPreload';
import { useStrings } from '../../../locale';
import { emailSetupStrings } from '../../../strings/generated/emailSetup';
import { mailboxSignInStrings } from '../../../strings/generated/mailboxSignIn';
import { Notice } from '../channelDraft/Notice';
import { saveDraft, useSetupDraft } from '../channelDraft/useSetupDraft';
import type { PanelProps } from './AccountPanel';
import { ConnectionNotices } from './ConnectionNotices';
import { ConnectionState } from './ConnectionState';
import { EmailConfig } from './EmailConfig';
import { mailboxLogin } from './mailboxLogin';
import { PanelSkeleton } from './PanelSkeleton';
import { reconnect } from './reconnect';
import { useAccount } from './useAccount';

const EmailAnalytics = lazyWithPreload(() => import('./EmailAnalytics').then((module) => module.EmailAnalytics));
const EmailSecurity = lazyWithPreload(() => import('./EmailSecurity').then((module) => module.EmailSecurity));

/** Email: provider, analytics and security. Input persists across tabs. */
export function EmailPanel({ state, reread, outcome = null }: PanelProps) {
  const words = useStrings(emailSetupStrings);
  const signIn = useStrings(mailboxSignInStrings);
  const account = useAccount(state, reread);
  const { enrichmentEnabled: isEnriched } = useSetupDraft().channels.email;
  const isSignedIn = isSignInMailbox(state.connection?.provider ?? null);
  const [recipient, setRecipient] = useState('');
  // Preloaded while the first tab is open, so that the others open at once.
  useEffect(() => {
    void EmailAnalytics.preload();
    void EmailSecurity.preload();
  }, []);
  const enrich = (enrichmentEnabled: boolean) =>
    saveDraft(({ channels, ...rest }) => ({
      ...rest,
      channels: { ...channels, email: { ...channels.email, enrichmentEnabled } },
    }));
  return (
    <Stack gap="xl" width="form">
      {outcome !== null && (
        <Notice title={signIn.outcome[outcome]} tone="negative">
          {signIn.outcomeHelp[outcome]}
        </Notice>
      )}
      <ConnectionNotices
        state={state}
        onReconnect={() => (isSignedIn ? location.assign(mailboxLogin()) : reconnect(account))}
        {...(isSignedIn && { reconnectLabel: signIn.again })}
      />
      <Switch isSelected={isEnriched} description={words.enrichmentHelp} onChange={enrich}>
        {words.enrichment}
      </Switch>
      <Tabs>
        <TabList label={words.views}>
          <Tab id="config">{words.config}</Tab>
          <Tab id="analytics">{words.analytics}</Tab>
          <Tab id="security">{words.security}</Tab>
        </TabList>
        <TabPanel id="config">
          <Stack gap="xl">
            <EmailConfig {...{ state, reread, account, isEnriched, recipient }} onRecipient={setRecipient} />
            <ConnectionState state={state} reread={reread} />
          </Stack>
        </TabPanel>
        <TabPanel id="analytics">
          <Suspense fallback={<PanelSkeleton />}>
            <EmailAnalytics isEnriched={isEnriched} hasServer={state.connection !== null} />
          </Suspense>
        </TabPanel>
        <TabPanel id="security">
          <Suspense fallback={<PanelSkeleton />}>
            <EmailSecurity account={account} />
          </Suspense>
        </TabPanel>
      </Tabs>
    </Stack>
  );
}
