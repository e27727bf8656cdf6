import { expect } from 'storybook/test';
import { checkOverflow } from '#storybook/checks/overflow';
import { smallTargets } from '#storybook/checks/targets';
import preview from '#storybook/preview';

/** The checks that run in the modes `small`, `zoom` and `coarse`, held against faults that are planted for them. */
const meta = preview.meta({ title: 'Checks', tags: ['!dev', '!autodocs', 'no-pixels'] });

/** What leaves the window is named; what scrolls by itself, or is hidden from sight, does not count. */
export const Overflow = meta.story({
  render: () => (
    <>
      <div style={{ inlineSize: 3000 }}>as wide as three screens</div>
      <div style={{ overflowX: 'auto' }}>
        <div style={{ inlineSize: 2500 }}>scrolls in its place</div>
      </div>
      <div style={{ inlineSize: 2400, visibility: 'hidden' }}>not seen</div>
    </>
  ),
  play: async () => {
    await expect(checkOverflow).toThrow(/as wide as three screens/);
    await expect(checkOverflow).not.toThrow(/scrolls in its place|not seen/);
  },
});

/** A target is as large as where a tap lands on it; links within a sentence are exempt. */
export const Targets = meta.story({
  render: () => (
    <>
      <button type="button" style={{ inlineSize: 30, blockSize: 30, padding: 0 }} aria-label="too small" />
      <button type="button" style={{ inlineSize: 44, blockSize: 44, padding: 0 }} aria-label="just right" />
      <label style={{ display: 'inline-block', padding: 20 }}>
        <input type="checkbox" /> ticked by its words
      </label>
      <p>
        Words around <a href="#top">a link in them</a>.
      </p>
    </>
  ),
  play: async () => {
    await expect(smallTargets()).toEqual([expect.stringContaining('too small')]);
  },
});
