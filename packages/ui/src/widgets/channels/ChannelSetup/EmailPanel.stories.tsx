import type { EmailSummary } from '@concordia/api-client';
import { getGetEmailSummaryMockHandler, getTestEngagementEventMockHandler } from '@concordia/api-client/msw';
import { failing, network, offline, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { connections, nothingKept, TWILIO } from '../../shared/testing/connections';
import { Stage } from '../../shared/testing/Stage';
import { saveDraft } from '../channelDraft/useSetupDraft';
import { ChannelSetup } from '.';
// Brought beforehand: what a test waits for is the panel, not its file.
import './EmailAnalytics';
import './EmailPanel';
import './EmailSecurity';

const enriched = () =>
  saveDraft((draft) => ({
    ...draft,
    channels: { ...draft.channels, email: { ...draft.channels.email, enrichmentEnabled: true } },
  }));

const summary = (engagement: number): EmailSummary => ({
  contacts: {
    total: 1_284,
    averageScores: { engagement },
    byStatus: { active: 1_190, bounced: 41, complained: 3, unsubscribed: 50 },
    topDomains: [
      { domain: 'nordkaffe.example', count: 212 },
      { domain: 'harbour-logistics.example', count: 140 },
      { domain: 'mail.example', count: 96 },
      { domain: 'tasting.example', count: 44 },
      { domain: 'roasters.example', count: 12 },
    ],
  },
});

const meta = preview.meta({
  component: ChannelSetup,
  args: { channel: 'email' as const },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => {
    nothingKept();
    msw.use(getGetEmailSummaryMockHandler(summary(0.73)), ...connections(), ...(await network()));
  },
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

/** Nothing set up; another provider asks for other things. */
export const Config = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Test Enrichment' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Test Connection' })).toBeDisabled();
    await press(/Provider/);
    await expect(screen.queryByText(/Coming Soon/i)).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'Postmark' }));
    await expect(await screen.findByLabelText('Server API token')).toBeVisible();
    await expect(screen.getByDisplayValue('https://hub.example.org/webhooks/email/postmark')).toBeVisible();
  },
});

/** Fetched rather than called: there is no webhook, and there are no opens to enrich with. */
export const Imap = meta.story({
  play: async () => {
    await press(/Provider/);
    await userEvent.click(await screen.findByRole('option', { name: 'IMAP and SMTP' }));
    await expect(await screen.findByLabelText('IMAP server')).toBeVisible();
    await expect(screen.queryByLabelText('Enrichment webhook URL')).toBeNull();
  },
});

const GOOGLE = {
  ...TWILIO,
  provider: 'google',
  account: null,
  missing: ['oauthAccessToken'],
  redirectUrl: 'https://hub.example.org/oauth/mailbox/callback',
  settings: { fromAddress: 'mara@fernhill.example', clientId: '1234-abcd.apps.googleusercontent.com' },
  secrets: [{ name: 'clientSecret', lastFour: '1a2b', updatedAt: '2026-02-20T09:00:00.000Z' }],
} as const;

const UNTRIED = { mode: 'not_connected', health: 'untested', checkedAt: null } as const;

const google = { ...GOOGLE, missing: [...GOOGLE.missing], secrets: [...GOOGLE.secrets] };

/** Without a password: the app is registered and saved first, then the mailbox’s owner signs in. */
export const SignIn = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  args: { outcome: 'other_mailbox' },
  beforeEach: ({ msw }) => msw.use(...connections({ email: { ...google, ...UNTRIED } })),
  play: async () => {
    await expect(await screen.findByText('You signed in to another mailbox')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'Sign in with Google' });
    await expect(link).toHaveAttribute('href', '/oauth/mailbox/login');
    await expect(screen.getByDisplayValue('https://hub.example.org/oauth/mailbox/callback')).toBeVisible();
  },
});

/** The sign-in uses what the server has stored, so changes are saved first. */
export const SignInUnsaved = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(...connections({ email: { ...google, ...UNTRIED } })),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Client ID'), 'x');
    await expect(await screen.findByText('Save the settings first, then sign in.')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Sign in with Google' })).toBeNull();
  },
});

/** The grant was revoked at the provider: the mailbox is not read until its owner signs in again. */
export const GrantRevoked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...connections({
        email: {
          ...google,
          missing: [],
          health: 'expired',
          healthReason: 'Google no longer grants access to this mailbox (invalid_grant). Sign in again.',
        },
      }),
    ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeVisible();
    await expect(screen.getByText(/invalid_grant/)).toBeVisible();
  },
});

/** An event is made up and comes in; what is wrong with it is said. */
export const Enrichment = meta.story({
  tags: ['no-pixels'],
  play: async ({ msw }) => {
    msw.use(getTestEngagementEventMockHandler({ ok: true, error: null }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Email enrichment' }));
    await press('Test Enrichment');
    await screen.findByText('Email enrichment test completed successfully');
    msw.use(getTestEngagementEventMockHandler({ ok: false, error: 'No webhook secret is set.' }));
    await press('Test Enrichment');
    await screen.findByText('No webhook secret is set.');
    msw.use(offline({ path: '/api/email-enrichment/test/event' }));
    await press('Test Enrichment');
    await screen.findByText('Network error during test');
    await screen.findByText('Failed to run enrichment test');
  },
});

export const Analytics = meta.story({
  tags: ['dark', 'rtl', 'narrow'],
  beforeEach: enriched,
  play: async () => {
    await tab('Analytics');
    await expect(await screen.findByText('73%')).toBeVisible();
    await expect(screen.getByText('Bounced 41')).toBeVisible();
    await press('Refresh Analytics');
  },
});

/** Little comes back: the word and the color say so. */
export const PoorEngagement = meta.story({
  beforeEach: ({ msw }) => {
    enriched();
    msw.use(getGetEmailSummaryMockHandler(summary(0.21)));
  },
  play: async () => {
    await tab('Analytics');
    await expect(await screen.findByText('21%')).toBeVisible();
  },
});

export const AnalyticsOff = meta.story({
  play: async () => {
    await tab('Analytics');
    await expect(await screen.findByText('Enable email enrichment to view analytics')).toBeVisible();
  },
});

export const AnalyticsLoading = meta.story({
  beforeEach: ({ msw }) => {
    enriched();
    msw.use(pending({ path: '/api/email-enrichment/summary' }));
  },
  play: async () => {
    await tab('Analytics');
    await expect(await screen.findByText('Loading analytics...')).toBeVisible();
  },
});

export const AnalyticsFailed = meta.story({
  beforeEach: ({ msw }) => {
    enriched();
    msw.use(failing({ path: '/api/email-enrichment/summary', once: true }));
  },
  play: async () => {
    await tab('Analytics');
    await press('Try again');
    await screen.findByText('73%');
  },
});

export const Security = meta.story({
  tags: ['dark', 'narrow'],
  play: async () => {
    await tab('Security');
    await expect(await screen.findByText(/GDPR/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Webhook secret'), 'a-key-that-ends-in-77aa');
    await press('Save Configuration');
    await waitFor(() => expect(screen.getByText('•••• 77aa')).toBeVisible());
  },
});
