import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen } from '../../specimen';
import { Button, IconButton, LinkButton } from '.';

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

const meta = preview.meta({
  component: Button,

  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'Presses the button. While pending, it keeps focus and ignores both.' },
    ],
  },
  tags: ['!autodocs'],
  args: { children: 'Import messages', onPress: fn() },
});

export const Playground = meta.story({ args: { tone: 'primary', icon: 'upload' } });

/** Every tone in every size and state. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      {tones.map((tone) => (
        <Row key={tone} label={tone}>
          {sizes.map((size) => (
            <Button key={size} tone={tone} size={size}>
              Reply
            </Button>
          ))}
          <Button tone={tone} icon="send">
            Send
          </Button>
          <Button tone={tone} iconAfter="chevron-down">
            Move to
          </Button>
          <Button tone={tone} isDisabled>
            Disabled
          </Button>
          <Button tone={tone} isPending>
            Pending
          </Button>
          <IconButton tone={tone} icon="archive" label="Archive" />
        </Row>
      ))}
      <Row label="icon only">
        {sizes.map((size) => (
          <IconButton key={size} size={size} icon="ellipsis" label={`More actions (${size})`} />
        ))}
        <IconButton icon="close" label="Close" isDisabled />
        <IconButton icon="refresh" label="Refresh" isPending />
      </Row>
    </Specimen>
  ),
});

/** `LinkButton` is a link that looks like a button. An address of another site opens in a new tab and says so. */
export const AsLink = meta.story({
  render: () => (
    <Specimen>
      <Row label="link">
        {tones.map((tone) => (
          <LinkButton key={tone} tone={tone} href="/contacts" iconAfter="arrow-right">
            Go to contacts
          </LinkButton>
        ))}
      </Row>
      <Row label="external">
        <LinkButton href="https://example.com/console">Open the console</LinkButton>
      </Row>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Go to contacts' })[0]).toHaveAttribute('href', '/contacts');
    const outside = canvas.getByRole('link', { name: 'Open the console (opens in a new tab)' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** Long labels wrap inside the button, which stays within its container. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <Row label="wrapped">
        <Button tone="primary" icon="upload">
          {long.sentence}
        </Button>
        <Button icon="upload" iconAfter="chevron-down">
          {long.unbroken}
        </Button>
        <Button isFullWidth>Full width</Button>
      </Row>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Tab reaches the button, and Enter and Space press it. While pending, it keeps focus and ignores both keys. */
export const Keyboard = meta.story({
  args: { tone: 'primary' },
  render: (args) => (
    <Specimen>
      <Button {...args}>Ready</Button>
      <Button {...args} isPending>
        Under way
      </Button>
      <Button {...args} isDisabled>
        Not now
      </Button>
    </Specimen>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ready' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Under way/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Not now' })).not.toHaveFocus();
  },
});
