import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen } from '../../specimen';
import { Link } from '.';

const meta = preview.meta({
  component: Link,
  parameters: {
    keyboard: [{ keys: ['Enter'], does: 'Follows the link.' }],
  },
  args: { href: '/contacts', children: 'All contacts', onPress: fn() },
});

export const Playground = meta.story();

/** In text and standalone, in both tones. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <p>
        In a sentence: <Link href="/contacts">all contacts</Link>, one that stays{' '}
        <Link href="/contacts" tone="ink">
          in ink
        </Link>
        , and one that leads{' '}
        <Link href="https://example.org" isExternal>
          elsewhere
        </Link>
        .
      </p>
      <Row label="standalone">
        <Link href="/contacts" isStandalone>
          All contacts
        </Link>
        <Link href="/" isStandalone icon="arrow-left">
          Back to Dashboard
        </Link>
        <Link href="https://example.org" isStandalone isExternal>
          Documentation
        </Link>
        <Link href="/contacts" isStandalone tone="ink">
          In ink
        </Link>
        <Link href="/contacts" isStandalone isDisabled>
          Not now
        </Link>
      </Row>
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="14rem">
      <p>
        <Link href="/a">{long.sentence}</Link>, <Link href="/b">{long.address}</Link>
      </p>
      <Link href="/c" isStandalone icon="paperclip">
        {long.unbroken}
      </Link>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All contacts' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
