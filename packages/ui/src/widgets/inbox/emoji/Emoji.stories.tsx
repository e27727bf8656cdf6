import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { RichText, RichTextHandle } from '../../../components/RichTextArea';
import { PlainText } from '../Composer/PlainText';
import { EmojiButton } from '.';
import { EmojiPopover } from './lazy';
import { forgetRecent, keepRecent } from './recentEmoji';

/** A text with the button below it, as in a reply. */
function Field({ onChoose }: { onChoose: (emoji: string) => void }) {
  const [value, setValue] = useState<RichText>({ text: 'Thank you  for the samples', html: null });
  const field = useRef<RichTextHandle>(null);
  return (
    <>
      <PlainText ref={field} label="Reply" value={value} onChange={setValue} />
      <EmojiButton
        isDisabled={false}
        onLeave={() => field.current?.focus()}
        onChoose={(emoji) => {
          onChoose(emoji);
          field.current?.focus();
          field.current?.insert(emoji);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: EmojiButton,
  args: { isDisabled: false, onChoose: fn(), onLeave: fn() },
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    keyboard: [
      { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'Marks the emoji beside, above or below.' },
      { keys: ['Enter'], does: 'Inserts the marked emoji at the cursor.' },
      { keys: ['Escape'], does: 'Returns to the text.' },
    ],
  },
  render: ({ onChoose }) => (
    <div style={{ display: 'grid', gap: '0.5rem', paddingBlockStart: '22rem', justifyItems: 'start' }}>
      <Field onChoose={onChoose} />
    </div>
  ),
  beforeEach: async () => {
    forgetRecent();
    await EmojiPopover.preload();
    return forgetRecent;
  },
});

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  return within(await screen.findByRole('dialog', { name: 'Emoji' }));
};
const text = () => screen.getByRole('textbox', { name: 'Reply' });
const marked = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

/** All of them, in the order of Unicode. How they look is the machine's, so that there is no picture of them. */
export const Ready = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    const picker = await open();
    await expect(await picker.findByRole('option', { name: 'grinning face' })).toBeVisible();
    await expect(picker.getByRole('combobox', { name: 'Search emoji' })).toHaveFocus();
  },
});

/** A word that no emoji has. */
export const NoMatch = meta.story({
  tags: ['dark', 'narrow', 'rtl'],
  play: async () => {
    const picker = await open();
    await userEvent.keyboard('unfindable');
    await expect(await picker.findByText('No emoji match “unfindable”. Try another word.')).toBeVisible();
    await expect(picker.queryByRole('option', { name: 'grinning face' })).toBeNull();
  },
});

/** Those used last in this browser come first. */
export const Recent = meta.story({
  tags: ['no-pixels'],
  play: async () => {
    keepRecent('🙏');
    keepRecent('🎉');
    await userEvent.click(text());
    const picker = await open();
    const [first, second] = await picker.findAllByRole('option');
    await expect(first).toHaveAccessibleName('party popper');
    await expect(second).toHaveAccessibleName('folded hands');
    await userEvent.click(first ?? document.body);
    await waitFor(() => expect(text()).toHaveValue('Thank you  for the samples🎉'));
  },
});

/** German words find it too where the app speaks German. */
export const German = meta.story({
  tags: ['no-pixels'],
  globals: { locale: 'de-DE' },
  play: async () => {
    const picker = await open();
    await picker.findByRole('option', { name: 'grinsendes Gesicht' });
    await userEvent.keyboard('flagge deutsch');
    await expect(await picker.findByRole('option', { name: 'Flagge: Deutschland' })).toBeVisible();
  },
});

/** Found, marked and inserted without a pointer, where the cursor stands. */
export const Keyboard = meta.story({
  tags: ['no-pixels'],
  play: async ({ args }) => {
    const area = text();
    area.focus();
    if (area instanceof HTMLTextAreaElement) area.setSelectionRange(10, 10);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Emoji' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'grinning face' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked()).toBe('😀'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(marked()).toBe('😄'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked()).toBe('🫠'));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect(marked()).toBe('😃'));
    await userEvent.keyboard('folded hands');
    await waitFor(() => expect(marked()).toBe('🙏'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(area).toHaveValue('Thank you 🙏 for the samples'));
    await expect(args.onChoose).toHaveBeenCalledWith('🙏');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(area).toHaveFocus();
    await userEvent.keyboard('!');
    await expect(area).toHaveValue('Thank you 🙏! for the samples');
    await open();
    await userEvent.keyboard('smile{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(area).toHaveFocus());
  },
});
