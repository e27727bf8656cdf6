import preview from '#storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit, Frame, long, Specimen } from '../../specimen';
import { Button } from '../Button';
import { ErrorState } from '.';

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
