import type { Contact, Message, NewsItem } from '@concordia/api-client';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addressBookOf } from '../support/addresses.ts';
import { detailOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';
import { tooWide } from '../support/widths.ts';

const { open } = journey();
const address = sharedApp('demo');

/** X has no figures until it is connected. */
const expected = /(?:404|409|503) .*\/api\/analytics\/twitter/;

const pages = [
  '/',
  '/today',
  '/intelligence',
  '/contacts',
  '/companies',
  '/deals',
  '/analytics',
  '/connection',
  '/setup',
];

/** What the server answers itself. */
const ofServer = [
  '/docs',
  '/docs-json',
  '/asyncapi.json',
  '/.well-known/jwks.json',
  '/api/health',
  '/api/stream',
  '/oauth/twitter/login',
];
const downloads = /^\/api\/(?:contact-exports\/contacts\.(?:csv|vcf)|attachments\/[^/]+)$/;

/** The addresses that stand in our own texts: where accounts with providers are managed, and where Google hands out mailboxes. */
const ours = [
  'https://app.sendgrid.com',
  'https://app.mailgun.com',
  'https://account.postmarkapp.com',
  'https://console.aws.amazon.com/ses',
  'https://developers.facebook.com/apps',
  'https://console.twilio.com',
  'https://t.me/BotFather',
  'https://developer.x.com',
  'https://www.linkedin.com/developers/apps',
  'https://takeout.google.com',
];

/** Screens with a guide, and an address in it. */
const guides = [
  ['/setup?channel=telegram', 'https://t.me/BotFather'],
  ['/setup?section=import', 'https://takeout.google.com'],
] as const;

const channels = ['email', 'whatsapp', 'sms', 'telegram', 'linkedin', 'instagram', 'messenger', 'twitter'];

/** Every screen by its address, and what is there once its links are. */
const screens = [
  '/today',
  '/intelligence',
  '/intelligence?tab=search',
  '/intelligence?tab=patterns',
  '/intelligence?tab=optimization',
  '/contacts',
  '/companies',
  '/companies?name=Northwind%20Hotels',
  '/deals',
  '/analytics',
  '/analytics?tab=analytics',
  '/analytics?tab=marketing',
  '/analytics?tab=intelligence',
  '/analytics?tab=enrichment',
  '/analytics?tab=twitter',
  '/analytics?tab=ai-insights',
  '/connection',
  '/connection?tab=events',
  '/connection?tab=webhooks',
  '/connection?tab=auth',
  '/setup',
  ...['import', 'workspace', 'undelivered', 'status'].map((section) => `/setup?section=${section}`),
  '/nowhere',
];

const fileMenu = 'Import and export';

const read = async <Body>(path: string): Promise<Body> => (await fetch(`${address()}${path}`)).json();

/** Waits until nothing on the screen is still being read. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('main [aria-busy="true"]').count(), { timeout: 30_000 }).toBe(0);
}

const isOutside = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

function isInside(href: string): boolean {
  if (href.startsWith('#')) return true;
  const { pathname } = new URL(href, address());
  return href.startsWith('/') && ([...pages, ...ofServer].includes(pathname) || downloads.test(pathname));
}

/** What of an outside address the server must have said: the address itself, or the mailbox or number in it. */
const dataOf = (href: string): string => href.replace(/^(?:mailto|tel):/, '');

const hasAllWays = ({ email, phone, linkedinUrl }: Contact): boolean => Boolean(email && phone && linkedinUrl);

test('every screen fits its window, and every link leads where the data says, or to a page that there is', {
  timeout: 240_000,
}, async () => {
  const page = await open('about:blank', { expected });
  const book = addressBookOf(page);
  const wide: string[] = [];
  const visit = async (path: string): Promise<void> => {
    await page.goto(`${address()}${path}`);
    await settled(page);
    await book.read();
    wide.push(...(await tooWide(page)));
  };

  const [headline] = await read<NewsItem[]>('/api/news/ticker');
  if (headline === undefined) throw new Error('The demo has no news.');
  await visit('/');
  await page.getByRole('link', { name: headline.title }).first().waitFor();
  await book.read();

  const messages = await read<Message[]>('/api/messages?limit=500');
  const message = messages.find(({ contact }) => contact !== null && hasAllWays(contact));
  if (message === undefined || message.contact === null)
    throw new Error('The demo has no message of somebody with an address, a number and a profile.');
  const { contact } = message;
  await visit(`/?message=${message.id}`);
  const ways = detailOf(page).locator('a[href]');
  await ways
    .filter({ hasText: contact.email ?? '' })
    .first()
    .waitFor();
  await book.read();
  const shown = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown).toEqual(expect.arrayContaining([`mailto:${contact.email}`, `tel:${contact.phone}`]));

  await visit(`/contacts?contact=${contact.id}`);
  await page.getByRole('button', { name: fileMenu }).click();
  await page.getByRole('menuitem').first().waitFor();
  await book.read();
  for (const path of screens) await visit(path);
  for (const channel of channels) {
    await visit(`/setup?channel=${channel}`);
  }
  // Guides come in files of their own, a moment after their page.
  for (const [path, href] of guides) {
    await page.goto(`${address()}${path}`);
    await page.locator(`a[href="${href}"]`).waitFor({ state: 'attached' });
    await book.read();
  }
  await visit('/analytics?tab=enrichment');
  await page.getByRole('tab', { name: 'LinkedIn' }).click();
  await page.getByText('URL', { exact: true }).click();
  await page.getByRole('button', { name: 'Demo Mode' }).click();
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().waitFor();
  await book.read();

  expect(wide).toEqual([]);
  const found = book.found();
  const outside = found.filter(isOutside);
  const strange: string[] = [];
  for (const href of outside) {
    if (!ours.includes(href) && !(await book.wasSaid(dataOf(href)))) strange.push(href);
  }
  expect(strange).toEqual([]);
  expect(found.filter((href) => !isOutside(href) && !isInside(href))).toEqual([]);
  // Of each kind there is one, so that what was looked at is what there is.
  expect(outside).toEqual(
    expect.arrayContaining([
      headline.url,
      `mailto:${contact.email}`,
      'https://t.me/BotFather',
      'https://takeout.google.com',
    ]),
  );
});

test('a headline opens its own page in a new tab, which knows nothing of ours', async () => {
  const [headline] = await read<NewsItem[]>('/api/news/ticker');
  if (headline === undefined) throw new Error('The demo has no news.');
  const page = await open('about:blank');
  // Tests go nowhere but to this machine.
  await page
    .context()
    .route(headline.url, (route) => route.fulfill({ contentType: 'text/html', body: '<title>News</title>' }));
  await page.goto(address());
  const link = page.getByRole('link', { name: headline.title }).first();
  expect(await link.getAttribute('rel')).toContain('noopener');
  const opened = page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await tab.waitForURL(headline.url);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});
