import type { World } from '@concordia/fixtures';
import { emptyNetwork, failing, network, pending } from '@concordia/fixtures/network';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { playFailed, playLoading, playRefreshing, playRetry } from '../../shared/testing/plays';
import { withReread } from '../../shared/testing/Reread';
import { Stage } from '../../shared/testing/Stage';
import { ProjectList, type ProjectListProps } from '.';

const projectsPath = '/api/projects';

const project = (name: RegExp | string) => screen.findByRole('button', { name, pressed: false });
const projectIsThere = () => project(/^Customer Support/);

const meta = preview.meta({
  component: ProjectList,
  args: { selectedProjectId: null, onSelectProject: fn() },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <Stage place="sidebar">
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => msw.use(...(await network())),
});

/** Keeps what is chosen, as the Dashboard does. */
function Choosing({ selectedProjectId, onSelectProject }: ProjectListProps) {
  const [chosen, setChosen] = useState(selectedProjectId);
  const choose = (projectId: string | null) => {
    setChosen(projectId);
    onSelectProject(projectId);
  };
  return <ProjectList selectedProjectId={chosen} onSelectProject={choose} />;
}

/** The form has gone, and focus is back where it was opened. */
const isBackAt = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

const crowded = (world: World): World => ({
  ...world,
  projects: Array.from({ length: 18 }, (_, index) => ({
    id: `0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a${10 + index}`,
    name:
      index % 4 === 0 ? `Donaudampfschifffahrtsgesellschaft and its ${index + 2} subsidiaries` : `Project ${index + 1}`,
    createdAt: world.now,
    conversationIds: world.conversations.slice(index * 4, index * 9).map(({ id }) => id),
  })),
});

/** Each with what is open in it; a press chooses, another takes the choice back. */
export const Ready = meta.story({
  tags: ['dark', 'rtl', 'forced', 'phone', 'enlarged'],
  play: async ({ args }) => {
    const sales = await project(/^Enterprise Sales/);
    await expect(sales).toHaveTextContent(/open conversations/);
    await userEvent.click(sales);
    await expect(sales).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(sales);
    await expect(args.onSelectProject).toHaveBeenLastCalledWith(null);
    await userEvent.click(sales);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending({ path: projectsPath })),
  play: playLoading('Projects'),
});

/** Nothing yet: the first is added from here. */
export const Empty = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await emptyNetwork())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No projects yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add project' })).toBeEnabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing({ path: projectsPath, method: 'get' })),
  play: playFailed,
});

/** Trying again works. */
export const Recovers = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: projectsPath, method: 'get', once: true })),
  play: playRetry(projectIsThere),
});

export const Refreshing = meta.story({
  tags: ['no-pixels'],
  decorators: [withReread],
  play: playRefreshing('Projects', { answer: pending({ path: projectsPath }), shown: projectIsThere }),
});

/** Long names go on in a second line, and the counts stay. */
export const Crowded = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded))),
  play: async () => {
    await expect(await project(/^Project 2\b/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  tags: ['coarse'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  beforeEach: async ({ msw }) => msw.use(...(await network(crowded))),
  play: async () => {
    await project(/^Project 2\b/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Renaming without a pointer; focus comes back to where it was. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const more = await screen.findByRole('button', { name: 'More about Partnerships' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const name = await screen.findByRole('textbox', { name: 'Name' }, { timeout: 10_000 });
    await expect(name).toHaveValue('Partnerships');
    await userEvent.clear(name);
    await userEvent.type(name, 'Partners');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await project(/^Partners\b/)).toBeVisible();
    await isBackAt('More about Partners');
  },
});

const openMenu = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More about ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

/** A new one comes last. */
export const Adding = meta.story({
  play: async () => {
    await projectIsThere();
    await userEvent.click(screen.getByRole('button', { name: 'Add project' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Weddings');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add project' }));
    await expect(await project(/^Weddings/)).toBeVisible();
    await isBackAt('Add project');
  },
});

/** Removing asks first, says what it means, and takes the choice back. */
export const Removing = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await projectIsThere());
    await openMenu('Customer Support', 'Remove');
    await expect(await screen.findByText(/will lose this label/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSelectProject).toHaveBeenLastCalledWith(null);
    await expect(screen.queryByRole('button', { name: /^Customer Support/ })).toBeNull();
  },
});

/** A name that is taken is said in the form, and nothing is lost. */
export const NameTaken = meta.story({
  tags: ['dark'],
  play: async () => {
    await projectIsThere();
    await userEvent.click(screen.getByRole('button', { name: 'Add project' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'partnerships');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add project' }));
    const refused = await screen.findByText(/A project named partnerships already exists/);
    await waitFor(() => expect(refused).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('partnerships');
  },
});
