import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Specimen, scripts } from '../../specimen';
import { Slider } from '.';

const quarters = [0, 25, 50, 75, 100].map((value) => ({ value }));

const meta = preview.meta({
  component: Slider<number>,
  args: { label: 'Least priority', defaultValue: 60, onChange: fn(), onChangeEnd: fn() },
  parameters: {
    keyboard: [
      { keys: ['ArrowRight', 'ArrowUp'], does: 'Increases by one step. Left and right follow the text direction.' },
      { keys: ['ArrowLeft', 'ArrowDown'], does: 'Decreases by one step.' },
      { keys: ['PageUp'], does: 'Increases by a large step.' },
      { keys: ['PageDown'], does: 'Decreases by a large step.' },
      { keys: ['Home'], does: 'Moves to the minimum.' },
      { keys: ['End'], does: 'Moves to the maximum.' },
      { keys: ['Tab'], does: 'Moves to the other thumb, if there are two.' },
    ],
  },
  decorators: [
    (Story) => (
      <Frame width="20rem">
        <Story />
      </Frame>
    ),
  ],
});

export const Playground = meta.story({ args: { marks: quarters, description: 'Only what is above it is shown.' } });

/** One and two thumbs, limits, marks and formats. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Slider label="At the least" defaultValue={0} />
      <Slider label="At the most" defaultValue={100} />
      <Slider label="Span" defaultValue={[20, 80]} marks={quarters} />
      <Slider
        label="Discount"
        defaultValue={0.15}
        maxValue={0.4}
        step={0.05}
        format={{ style: 'percent' }}
        marks={[{ value: 0 }, { value: 0.2 }, { value: 0.4 }]}
      />
      <Slider
        label="Budget"
        defaultValue={[1000, 4500]}
        maxValue={5000}
        step={500}
        format={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }}
        marks={[
          { value: 0, label: 'nothing' },
          { value: 5000, label: 'everything' },
        ]}
      />
      <Slider label="Disabled" isDisabled defaultValue={[30, 60]} />
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Specimen>
        <Slider
          label={long.sentence}
          description={long.unbroken}
          defaultValue={[2_000_000, 8_000_000]}
          maxValue={9_999_999}
        />
        <Slider
          label={scripts.arabic}
          defaultValue={100}
          marks={[
            { value: 0, label: 'Quarterly' },
            { value: 100, label: 'Weekly' },
          ]}
        />
        <Slider label={scripts.japanese} defaultValue={0} />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Arrow keys move by one step, Page Up and Page Down by a large step. Home and End go to the limits. */
export const Keyboard = meta.story({
  args: { step: 5 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const thumb = canvas.getByRole('slider', { name: 'Least priority' });
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(thumb).toHaveValue('70');
    await userEvent.keyboard('{PageDown}');
    await expect(thumb).toHaveValue('60');
    await userEvent.keyboard('{End}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0);
  },
});

/** Two thumbs cannot cross, and each has a name. The output shows both values in the user's locale. */
export const Span = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <Slider label="Share" defaultValue={[0.2, 0.3]} maxValue={1} step={0.1} format={{ style: 'percent' }} />
  ),
  play: async ({ canvas }) => {
    const least = canvas.getByRole('slider', { name: /At least/ });
    await expect(least).toHaveAttribute('aria-valuetext', '20%');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('30% – 30%');
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: /At most/ })).toHaveFocus();
  },
});

/** With equal limits the thumb stays at the start and the slider is disabled. */
export const EqualEnds = meta.story({
  tags: ['no-pixels'],
  render: () => <Slider label="Priority" minValue={5} maxValue={5} defaultValue={5} marks={[{ value: 5 }]} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('5');
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
});
