import type { EmailSummary } from '@concordia/api-client';
import { getGetEmailSummaryMockHandler, getTestEngagementEventMockHandler } from '@concordia/api-client/msw';
import { failing, network, offline, pending } from '@concordia/fixtures/network';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { connections, nothingKept } from '../../shared/testing/connections';
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
