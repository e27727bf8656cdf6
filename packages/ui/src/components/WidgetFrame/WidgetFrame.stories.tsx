import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Skeleton, SkeletonShape } from '../Skeleton';
import { WidgetFrame, type WidgetFrameProps, type WidgetState } from '.';

const data = ['Ada Okafor', 'Bengt Lindqvist', 'Chiara Fontana'];

const ready: WidgetState<string[]> = { kind: 'ready', data, isRefreshing: false };

const problem = {
  title: 'Market data unavailable',
  description: 'The exchange does not answer.',
  detail: '503: upstream',
};

const listPeople = (people: string[]) => (
  <ul>
    {people.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

/** A widget that lists names. The frame depends on the state, not on the content. */
function NamesWidget(props: Omit<WidgetFrameProps<string[]>, 'children'>) {
  return (
    <WidgetFrame ground="raised" {...props}>
      {listPeople}
    </WidgetFrame>
  );
}

const skeleton = (
  <Skeleton isLoading>
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <SkeletonShape width="14rem" />
      <SkeletonShape width="11rem" />
      <SkeletonShape width="12rem" />
    </div>
  </Skeleton>
);

const meta = preview.meta({
  component: NamesWidget,

  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the actions beside the heading, then to the content.' },
      { keys: ['Enter', 'Space'], does: 'On “Try again”, retries. After a success, focus moves to the heading.' },
    ],
  },
  args: {
    title: 'People to answer',
    state: ready,
    skeleton,
    empty: <EmptyState size="compact" icon="inbox" title="Nobody is waiting" />,
  },
});

/** Ready, with an action in the heading line. */
export const Playground = meta.story({ args: { actions: <Button size="small">All</Button> }, tags: ['dark'] });

/** Loading, empty, failed, retrying, and ready while refreshing. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => {
    const states: WidgetState<string[]>[] = [
      { kind: 'loading' },
      { kind: 'empty' },
      { kind: 'failed', problem, retry: fn() },
      { kind: 'failed', problem, retry: fn(), isRetrying: true },
      { kind: 'ready', data, isRefreshing: true },
    ];
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: '1rem' }}>
        {states.map((state, index) => (
          <NamesWidget
            {...args}
            key={`${state.kind}-${index + 1}`}
            title={`${args.title} ${index + 1}`}
            state={state}
          />
        ))}
      </div>
    );
  },
});

/** Long text in the heading, the description and the details. */
export const Stress = meta.story({
  tags: ['rtl', 'narrow', 'zoom', 'small', 'coarse'],
  args: {
    title:
      'A heading that is longer than the widget is wide, so that it has to share its line with the button beside it',
    actions: <Button size="small">An action</Button>,
    state: {
      kind: 'failed',
      problem: { ...problem, description: 'Words and words. '.repeat(20), detail: 'x'.repeat(200) },
      retry: fn(),
    },
  },
});

/** After a successful retry, the button disappears and focus moves to the heading. */
export const Keyboard = meta.story({
  render: (args) => {
    const [state, setState] = useState<WidgetState<string[]>>({
      kind: 'failed',
      problem,
      retry: () => setState({ kind: 'ready', data, isRefreshing: false }),
    });
    return <NamesWidget {...args} state={state} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Ada Okafor')).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'People to answer' })).toHaveFocus();
  },
});

/** Screen readers announce once that the widget is loading. */
export const Announced = meta.story({
  args: { state: { kind: 'loading' }, loadingText: 'Loading live market data...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading live market data...');
    await expect(canvas.getByRole('region', { name: 'People to answer' })).toHaveAttribute('aria-busy', 'true');
  },
});
