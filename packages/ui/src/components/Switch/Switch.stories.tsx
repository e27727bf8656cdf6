import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Switch } from '.';

const meta = preview.meta({
  component: Switch,
  tags: ['!autodocs'],
  args: { children: 'Keep reading new messages', onChange: fn() },
  parameters: {
    keyboard: [{ keys: ['Space'], does: 'Turns it on or off.' }],
  },
});

export const Playground = meta.story({ args: { defaultSelected: true, description: 'Every two minutes.' } });

/** Every state, with the switch before its label and at the end of the line. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Row label="states">
        <Switch>Off</Switch>
        <Switch defaultSelected>On</Switch>
        <Switch isReadOnly defaultSelected>
          Read only
        </Switch>
        <Switch isDisabled>Disabled</Switch>
        <Switch isDisabled defaultSelected>
          Disabled, on
        </Switch>
      </Row>
      <Row label="with words below" align="start">
        <Switch description="Not between ten at night and seven.">Quiet hours</Switch>
        <Switch defaultSelected errorMessage="The key was refused. Messages are not read.">
          Read messages
        </Switch>
      </Row>
      <Row label="at the end of the line">
        <Frame width="24rem">
          <Switch place="end" defaultSelected>
            Notifications
          </Switch>
          <Switch place="end" description="Also when the page is not open.">
            Sound
          </Switch>
        </Frame>
      </Row>
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Specimen>
        <Switch description={long.unbroken}>{long.sentence}</Switch>
        <Switch place="end" defaultSelected>
          {long.unbroken}
        </Switch>
        <Switch>{scripts.arabic}</Switch>
        <Switch place="end">{scripts.japanese}</Switch>
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Keep reading new messages' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});
