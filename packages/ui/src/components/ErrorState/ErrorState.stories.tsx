import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen } from '../../specimen';
import { Button } from '../Button';
import { AwayContext, ErrorState } from '.';

const meta = preview.meta({
  component: ErrorState,
  parameters: {
    keyboard: [{ keys: ['Enter', 'Space'], does: 'Tries again.' }],
  },
  args: { title: 'Messages could not be loaded', onRetry: fn() },
});

export const Playground = meta.story({
  args: {
    headingLevel: 2,
    description: 'The server did not answer. Nothing is lost.',
    detail: '503: database is locked',
  },
});

/** A page, and inside a panel; with and without a way out. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Frame width="100%">
        <ErrorState
          title="Something went wrong"
          description="An unexpected error occurred. We apologize for the inconvenience."
          onRetry={fn()}
          actions={<Button>Reload Page</Button>}
        />
      </Frame>
      <Frame width="20rem">
        <ErrorState size="compact" title="Contacts could not be loaded" detail="502: bad gateway" onRetry={fn()} />
      </Frame>
      <Frame width="20rem">
        <ErrorState size="compact" title="Trying again" onRetry={fn()} isRetrying />
      </Frame>
      <Frame width="20rem">
        <ErrorState size="compact" title="Market data unavailable" />
      </Frame>
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="16rem">
      <ErrorState size="compact" title={long.sentence} detail={long.unbroken} onRetry={fn()} />
      <ErrorState title={long.unbroken} description={long.sentence} onRetry={fn()} retryLabel={long.sentence} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Messages could not be loaded');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** What failed on the server has a name in its log, which can be copied. */
export const Referenced = meta.story({
  tags: ['no-pixels'],
  args: { size: 'compact', reference: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Reference' })).toBeVisible();
  },
});

/** While the server is away, the app says so once: the place of a widget is quiet. */
export const Away = meta.story({
  tags: ['no-pixels'],
  args: { size: 'compact' },
  decorators: [
    (Story) => (
      <AwayContext value>
        <Story />
      </AwayContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the server')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
