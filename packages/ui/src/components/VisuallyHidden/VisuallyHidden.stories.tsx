import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long } from '../../specimen';
import { VisuallyHidden } from '.';

const meta = preview.meta({ component: VisuallyHidden, args: { children: 'unread messages' } });

/** A number with its unit for screen readers. Sighted users get it from the layout. */
export const Playground = meta.story({
  render: (args) => (
    <p>
      12 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unread messages')).toBeInTheDocument();
  },
});

/** At the start, in the middle and at the end of a line. The visible text keeps its spacing. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <>
      <p>
        <VisuallyHidden>Subject: </VisuallyHidden>Minutes of Thursday
      </p>
      <p>
        12<VisuallyHidden> of 40</VisuallyHidden> read
      </p>
      <p>
        Report.pdf<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </p>
    </>
  ),
});

/** Long hidden text never makes its container scroll. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="8rem">
      <p>
        Short
        <VisuallyHidden>
          {' '}
          {long.sentence} {long.unbroken}
        </VisuallyHidden>
      </p>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});
