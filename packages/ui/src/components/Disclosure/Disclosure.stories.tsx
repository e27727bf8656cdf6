import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Link } from '../Link';
import { Disclosure, DisclosureGroup } from '.';

const meta = preview.meta({
  component: Disclosure,
  subcomponents: { DisclosureGroup },
  args: {
    title: 'How the score is computed',
    children: 'From the gaps between messages, measured against the contact’s own rhythm.',
  },
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'Opens or closes the section.' },
      { keys: ['Tab'], does: 'Moves to the next control. Closed content is skipped.' },
    ],
  },
});

export const Playground = meta.story({ args: { defaultExpanded: true, detail: '3 factors' } });

const questions = (
  <>
    <Disclosure id="who" title="Who is asked first?">
      Those whose silence is most surprising.
    </Disclosure>
    <Disclosure id="when" title="When are messages sent?" detail="9:00 to 18:00">
      Within the hours that the <Link href="/setup">setup</Link> allows, in the contact’s own time zone.
    </Disclosure>
    <Disclosure id="undo" title="Can a message be taken back?" isDisabled>
      Until it has been handed over.
    </Disclosure>
  </>
);

/** Both sizes, and a group with one section open. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => (
    <Specimen>
      {(['small', 'medium'] as const).map((size) => (
        <Row key={size} label={size}>
          <Frame width="28rem">
            <Disclosure {...args} size={size} detail="3 factors" />
            <Disclosure {...args} size={size} defaultExpanded />
          </Frame>
        </Row>
      ))}
      <Row label="group">
        <Frame width="28rem">
          <DisclosureGroup defaultExpandedKeys={['when']}>{questions}</DisclosureGroup>
        </Frame>
      </Row>
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['rtl', 'zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="100%">
      <DisclosureGroup allowsMultiple defaultExpandedKeys={['a', 'b', 'c']}>
        <Disclosure id="a" title={long.sentence} detail={long.unbroken}>
          {long.address}
        </Disclosure>
        <Disclosure id="b" title={long.unbroken}>
          {long.unbroken}
        </Disclosure>
        <Disclosure id="c" title={scripts.arabic}>
          {scripts.japanese}
        </Disclosure>
      </DisclosureGroup>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Opening one closes the other. Tab skips closed content and enters open content. */
export const Keyboard = meta.story({
  args: { onExpandedChange: fn() },
  render: () => <DisclosureGroup>{questions}</DisclosureGroup>,
  play: async ({ canvas }) => {
    const who = canvas.getByRole('button', { name: /^Who/ });
    const when = canvas.getByRole('button', { name: /^When/ });
    await userEvent.tab();
    await expect(who).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(who).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(when).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(when).toHaveAttribute('aria-expanded', 'true');
    await expect(who).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'setup' })).toHaveFocus();
  },
});

/** Closed content stays in the document. Find-in-page opens the section that contains the match. */
export const FoundInPage = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^How the score/ });
    const panel = canvas.getByText(/^From the gaps/).closest('[hidden]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel && getComputedStyle(panel).contentVisibility).toBe('hidden');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
});

/** Several sections can be open at once. */
export const Several = meta.story({
  render: () => (
    <DisclosureGroup allowsMultiple defaultExpandedKeys={['who']}>
      {questions}
    </DisclosureGroup>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^When/ }));
    for (const name of [/^Who/, /^When/])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  },
});
