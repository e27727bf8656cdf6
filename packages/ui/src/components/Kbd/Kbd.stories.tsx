import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, Row, Specimen } from '../../specimen';
import { Kbd, PlatformContext } from '.';

const chords = ['Mod+k', 'Alt+ArrowUp', 'Shift+Tab', 'Control+Enter', 'Escape', 'Space', 'Backspace', '?', 'PageDown'];

const meta = preview.meta({ component: Kbd, args: { keys: 'Mod+k' } });

export const Playground = meta.story({
  render: (args) => (
    <PlatformContext value="apple">
      <p>
        Press <Kbd {...args} /> to find anything.
      </p>
    </PlatformContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Command K')).toBeInTheDocument();
    await expect(canvas.getByText('⌘')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** The same chords on Apple and other keyboards. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      {(['apple', 'other'] as const).map((platform) => (
        <PlatformContext key={platform} value={platform}>
          <Row label={platform}>
            {chords.map((keys) => (
              <Kbd key={keys} keys={keys} />
            ))}
          </Row>
        </PlatformContext>
      ))}
    </Specimen>
  ),
});

/** A chord wider than its container, unknown keys and non-Latin letters. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <PlatformContext value="other">
      <Frame width="8rem">
        <Specimen>
          <Kbd keys="Control+Alt+Shift+PageDown" />
          <Kbd keys="MediaTrackPrevious" />
          <Row label="letters">
            <Kbd keys="Mod+ض" />
            <Kbd keys="Mod+ち" />
          </Row>
        </Specimen>
      </Frame>
    </PlatformContext>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
