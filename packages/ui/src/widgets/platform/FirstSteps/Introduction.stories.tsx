import { getFirstSteps, getWorkspace } from '@concordia/api-client';
import { emptyNetwork, failing } from '@concordia/fixtures/network';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Stage } from '../../shared/testing/Stage';
import { Introduction } from '.';

const onDone = fn();

const meta = preview.meta({
  component: Introduction,
  args: { currency: 'EUR', onDone },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from field to field, then to “Skip” and “Continue”.' },
      { keys: ['Enter'], does: 'Continues with what is entered.' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
  beforeEach: async ({ msw }) => {
    onDone.mockClear();
    msw.use(...(await emptyNetwork()));
  },
});

const name = () => screen.findByRole('textbox', { name: /Your name/ });

/** Zone and currency are filled in. */
export const Questions = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await name();
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Time zone/ })).not.toHaveValue(''));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Currency/ })).not.toHaveValue(''));
  },
});

export const Answered = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await userEvent.type(await name(), 'Mara');
    await userEvent.type(screen.getByRole('textbox', { name: /Name of the workspace/ }), 'Fernhill{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ isIntroduced: true })));
    await expect(await getWorkspace()).toMatchObject({ name: 'Fernhill' });
  },
});

/** Nothing is changed, and nothing is asked again. */
export const Skipped = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(await getWorkspace()).toMatchObject({ name: 'My workspace' });
    await expect(await getFirstSteps()).toMatchObject({ isIntroduced: true });
  },
});

/** The answers stay where they were, and can be sent again. */
export const NotStored = meta.story({
  tags: ['no-pixels'],
  beforeEach: ({ msw }) => msw.use(failing({ path: '/api/workspace/introduction' })),
  play: async () => {
    await userEvent.type(await name(), 'Mara{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Continue/ })).toBeEnabled());
    await expect(await name()).toHaveValue('Mara');
    await expect(onDone).not.toHaveBeenCalled();
  },
});
