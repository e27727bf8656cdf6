import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppShell, AppShellPage, OfflineNote, type ShellLink } from '.';
import * as demo from './AppShell.demo.css';

const links: ShellLink[] = [
  { href: '/', label: 'Dashboard', icon: 'dashboard', isInBottomBar: true },
  { href: '/intelligence', label: 'Intelligence', icon: 'eye', isInBottomBar: true },
  { href: '/contacts', label: 'Contacts', icon: 'users', isInBottomBar: true },
  { href: '/analytics', label: 'Analytics', icon: 'chart', isInBottomBar: true },
  { href: '/connection', label: 'Connection', icon: 'link' },
  { href: '/setup', label: 'Setup', icon: 'settings', isInBottomBar: true },
];

const onNavigate = fn();

const meta = preview.meta({
  component: AppShell,
  subcomponents: { AppShellPage },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes to the skip link first, then from link to link.' },
      { keys: ['Enter'], does: 'Follows the link. The skip link jumps to the content.' },
      { keys: ['Escape'], does: 'Closes the menu, or the panel that has focus.' },
    ],
    layout: 'fullscreen',
    onNavigate,
    docs: { story: { inline: false, height: '30rem' } },
  },
  globals: { viewport: { value: 'w1440' } },
  args: {
    name: 'Concordia',
    tagline: 'Every channel, one relationship.',
    motto: 'Concordia res parvae crescunt.',
    links,
    currentPath: '/',
    notifications: { hasUnread: true, onPress: fn() },
    userName: 'Ada Okafor',
    children: (
      <AppShellPage
        scrolls="inside"
        sidebar={{ label: 'Filters', content: <p>Counters and filters</p> }}
        panel={{ label: 'Details', isOpen: false, onClose: fn(), content: <p>Select a channel or a message</p> }}
      >
        <h1>Dashboard</h1>
        <div className={demo.block}>The board</div>
      </AppShellPage>
    ),
  },
});

/** Header, sidebar, screen and panel. */
export const Playground = meta.story({ tags: ['dark', 'narrow'] });

/** A screen without sidebar or panel, which scrolls with the window. Nothing is unread. */
export const Matrix = meta.story({
  args: {
    currentPath: '/contacts',
    notifications: { hasUnread: false },
    children: (
      <AppShellPage>
        <h1>Contacts</h1>
        <div className={demo.tall}>A long list</div>
      </AppShellPage>
    ),
  },
  tags: ['dark', 'rtl', 'narrow', 'forced'],
});

/** On a tablet the header has the main screens, without the tagline. The menu has all. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(menu.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(menu.getAllByRole('link')).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await expect(menu.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
});

/** The smallest phone, with the menu open. */
export const MenuOpen = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(menu.getByRole('link', { name: 'Connection' })).toBeVisible();
    await expect(menu.getByText('Concordia res parvae crescunt.')).toBeVisible();
  },
});

/** On a small screen the panel covers the page and takes focus. Escape closes it. */
export const PanelOverPage = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: {
    children: (
      <AppShellPage panel={{ label: 'Details', isOpen: true, onClose: fn(), content: <h2>Ada Okafor</h2> }}>
        <h1>Dashboard</h1>
      </AppShellPage>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Details' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

/** Long names, and content that is too wide. */
export const Stress = meta.story({
  tags: ['rtl', 'narrow', 'zoom', 'small', 'coarse'],
  args: {
    name: 'Concordia of the Seven Channels',
    links: links.map((link) => ({ ...link, label: `${link.label} and more` })),
    children: (
      <AppShellPage sidebar={{ label: 'Filters', content: 'unbroken'.repeat(20) }}>
        <h1>{'A heading '.repeat(20)}</h1>
        <p>{'unbroken'.repeat(100)}</p>
      </AppShellPage>
    ),
  },
});

/** Tab reaches the skip link first. Links use the router, and the current link is marked. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    onNavigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Concordia' })).toHaveFocus();
    await userEvent.tab();
    const dashboard = canvas.getByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toHaveFocus();
    await expect(dashboard).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/intelligence', undefined));
  },
});

/** A banner says that the connection is lost. It takes no room from the page. */
export const Offline = meta.story({
  tags: ['dark', 'narrow'],
  render: () => <OfflineNote>You are offline. What you see may be old.</OfflineNote>,
});
