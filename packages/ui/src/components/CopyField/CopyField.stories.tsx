import { expect, spyOn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { type Schedule, ScheduleContext } from '../../motion';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { CopyButton, CopyField } from '.';

const address = 'https://concordia.example.org/oauth/twitter/callback';

/** What was copied stays said until the picture is taken, however slow the machine. */
const timeStands: Schedule = () => () => undefined;

const meta = preview.meta({
  component: CopyField,
  args: { label: 'OAuth redirect address', value: address },
  decorators: [
    (Story) => (
      <ScheduleContext value={timeStands}>
        <Story />
      </ScheduleContext>
    ),
  ],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the value and selects it, then to the buttons.' },
      { keys: ['Enter', 'Space'], does: 'On a button: copies the value, or shows or hides the secret.' },
    ],
  },
});

export const Playground = meta.story({ args: { description: 'Paste it into the settings of your app at Twitter.' } });

/** Plain and secret values, with help text, and the copy button alone. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Frame width="28rem">
      <Specimen>
        <CopyField label="Webhook address" value="https://concordia.example.org/webhooks/telegram" />
        <CopyField label="Signing secret" value="whsec_4f1b0a77c2" isSecret description="Whoever has it can sign." />
        <Row label="the button on its own">
          <CopyButton text={address} name="address" />
          <CopyButton text={address} name="address" isNamed />
        </Row>
      </Specimen>
    </Frame>
  ),
});

/** Long values in a narrow container, several scripts, and an empty value. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Specimen>
        <CopyField label={long.sentence} value={`${address}?${long.unbroken}`} isSecret />
        <CopyField label={scripts.arabic} value={scripts.arabic} />
        <CopyField label={scripts.japanese} value={scripts.japanese} />
        <CopyField label="Nothing" value="" />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [copy] = canvas.getAllByRole('button', { name: /^Copy/ });
    if (copy) await userEvent.click(copy);
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expectToFit(canvasElement);
  },
});

/** Focus selects the value, a button reveals the secret, and copying is shown and announced. */
export const Keyboard = meta.story({
  args: { label: 'Signing secret', value: 'whsec_4f1b0a77c2', isSecret: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Signing secret');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 16]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide Signing secret' })).toHaveFocus();
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('whsec_4f1b0a77c2');
    await expect(await canvas.findByText('Copied')).toHaveAttribute('role', 'status');
  },
});

/** The browser blocks copying. The field says so, and users can still copy by hand. */
export const Refused = meta.story({
  tags: ['narrow'],
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy OAuth redirect address' }));
    await expect(await canvas.findByText('Not copied: the browser refused')).toBeVisible();
  },
});
