import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Radio, RadioGroup } from '.';

const modes = [
  <Radio key="simulated" value="simulated" description="A peer on this machine that keeps the provider's limits.">
    Simulated
  </Radio>,
  <Radio key="live" value="live" description="Messages really go out.">
    Live
  </Radio>,
];

const meta = preview.meta({
  component: RadioGroup,
  subcomponents: { Radio },
  tags: ['!autodocs'],
  args: { label: 'Mode', children: modes, onChange: fn() },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Enters the group at the selected radio, and leaves it.' },
      { keys: ['ArrowDown', 'ArrowRight'], does: 'Selects the next radio. Left and right follow the text direction.' },
      { keys: ['ArrowUp', 'ArrowLeft'], does: 'Selects the previous radio.' },
      { keys: ['Space'], does: 'Selects the focused radio.' },
    ],
  },
});

export const Playground = meta.story({ args: { defaultValue: 'simulated' } });

/** Both orientations and every state. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Row label="vertical" align="start">
        <RadioGroup label="Mode" defaultValue="simulated" description="It can be changed at any time.">
          {modes}
        </RadioGroup>
        <RadioGroup label="Nothing chosen">{modes}</RadioGroup>
        <RadioGroup label="Invalid" errorMessage="Choose one to go on.">
          {modes}
        </RadioGroup>
      </Row>
      <Row label="horizontal">
        <RadioGroup label="Tone" orientation="horizontal" defaultValue="warm">
          <Radio value="formal">Formal</Radio>
          <Radio value="warm">Warm</Radio>
          <Radio value="short" isDisabled>
            Short
          </Radio>
        </RadioGroup>
        <RadioGroup label="Disabled" orientation="horizontal" isDisabled defaultValue="a">
          <Radio value="a">Chosen</Radio>
          <Radio value="b">Not chosen</Radio>
        </RadioGroup>
        <RadioGroup label="Read only" orientation="horizontal" isReadOnly defaultValue="a">
          <Radio value="a">Chosen</Radio>
          <Radio value="b">Not chosen</Radio>
        </RadioGroup>
      </Row>
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <RadioGroup label={long.sentence} orientation="horizontal" errorMessage={long.unbroken} defaultValue="long">
        <Radio value="arabic">{scripts.arabic}</Radio>
        <Radio value="japanese">{scripts.japanese}</Radio>
        <Radio value="long" description={long.sentence}>
          {long.unbroken}
        </Radio>
      </RadioGroup>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** The group is one tab stop. Arrow keys select a radio and wrap around. */
export const Keyboard = meta.story({
  args: { defaultValue: 'simulated' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Simulated' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('live');
    await expect(canvas.getByRole('radio', { name: 'Live' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('simulated');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Live' })).not.toHaveFocus();
  },
});
