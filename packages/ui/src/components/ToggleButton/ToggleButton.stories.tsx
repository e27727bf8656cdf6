import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { ToggleButton, ToggleIconButton } from '.';

const meta = preview.meta({
  component: ToggleButton,
  subcomponents: { ToggleIconButton },
  args: { children: 'Unread only', onChange: fn() },
  parameters: { keyboard: [{ keys: ['Enter', ' '], does: 'Turns it on or off.' }] },
});

export const Playground = meta.story({ args: { icon: 'mail', defaultSelected: true } });

/** Both tones in all sizes, off and on. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      {(['secondary', 'quiet'] as const).map((tone) => (
        <Row key={tone} label={tone}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <ToggleButton key={size} tone={tone} size={size}>
              Off
            </ToggleButton>
          ))}
          {(['small', 'medium', 'large'] as const).map((size) => (
            <ToggleButton key={size} tone={tone} size={size} defaultSelected icon="flag">
              On
            </ToggleButton>
          ))}
          <ToggleButton tone={tone} isDisabled>
            Disabled
          </ToggleButton>
          <ToggleButton tone={tone} isDisabled defaultSelected>
            Disabled and on
          </ToggleButton>
        </Row>
      ))}
      <Row label="icon only">
        <ToggleIconButton icon="flag" label="Flagged" size="small" />
        <ToggleIconButton icon="flag" label="Urgent" size="small" defaultSelected />
        <ToggleIconButton icon="bell" label="Alerts" />
        <ToggleIconButton icon="bell" label="Sounds" defaultSelected />
        <ToggleIconButton icon="eye" label="Preview" tone="secondary" size="large" />
        <ToggleIconButton icon="eye" label="Details" tone="secondary" size="large" defaultSelected />
      </Row>
    </Specimen>
  ),
});

/** Long labels wrap inside the button. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Row label="long">
        <ToggleButton defaultSelected icon="flag">
          {long.sentence}
        </ToggleButton>
        <ToggleButton defaultSelected>{long.unbroken}</ToggleButton>
        <ToggleButton>{scripts.arabic}</ToggleButton>
        <ToggleButton>{scripts.japanese}</ToggleButton>
        <ToggleIconButton icon="flag" label="Flagged" size="small" />
      </Row>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Space and Enter turn it on and off. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Unread only', pressed: false });
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});
