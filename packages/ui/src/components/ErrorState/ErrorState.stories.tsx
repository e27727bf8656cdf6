import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen } from '../../specimen';
import { Button } from '../Button';
import { AwayContext, ErrorState } from '.';

const meta = preview.meta({
  component: ErrorState,
  parameters: {
    keyboard: [{ keys: ['Enter', 'Space'], does: 'On the retry button: retries the action.' }],
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

/** For a whole page and in a panel, with and without a retry button. */
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

/** A server failure has a reference, which can be copied and found in the log. */
export const Referenced = meta.story({
  tags: ['no-pixels'],
  args: { size: 'compact', reference: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Reference' })).toBeVisible();
  },
});

/** The app announces once that the server is unreachable. Panels only say that they wait. */
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
