import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Frame, long, Specimen } from '../../specimen';
import { type RichText, RichTextArea, type RichTextAreaProps } from '.';

const EMPTY: RichText = { text: '', html: null };

const LETTER: RichText = {
  text: '',
  html:
    '<p>Dear Ada,</p><p>thank you for <strong>the offer</strong>. Two <em>questions</em>:</p>' +
    '<ul><li><p>Is Thursday fine?</p></li><li><p>See <a href="https://concordia.example">our page</a>.</p></li></ul>' +
    '<ol><li><p>first</p></li><li><p>second</p></li></ol>' +
    '<blockquote><p>We have <u>forty</u> in stock.</p></blockquote><p>Charles</p>',
};

function Field({ value: start, onChange, ...props }: RichTextAreaProps) {
  const [value, setValue] = useState(start);
  return (
    <RichTextArea
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: RichTextArea,
  parameters: {
    keyboard: [
      { keys: ['Mod+B', 'Mod+I', 'Mod+U'], does: 'Turns bold, italic or underline on and off.' },
      { keys: ['Mod+Shift+8', 'Mod+Shift+7'], does: 'Begins or ends a bulleted or numbered list.' },
      { keys: ['Mod+Shift+9'], does: 'Begins or ends a quote.' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Indents in a list. Elsewhere, leaves the field.' },
      { keys: ['Shift+Enter'], does: 'Starts a new line in the same paragraph.' },
      { keys: ['Mod+Z', 'Mod+Shift+Z'], does: 'Undoes and redoes.' },
    ],
  },
  args: { label: 'Your reply', placeholder: 'Write an answer', value: EMPTY, onChange: fn() },
  decorators: [
    (Story) => (
      <Frame width="32rem">
        <Story />
      </Frame>
    ),
  ],
  render: (args) => <Field {...args} />,
});

const field = () => screen.getByRole('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** As the browser types, letter by letter; test libraries do not know how editors read the page. */
async function type(text: string): Promise<void> {
  for (const letter of text) {
    document.execCommand('insertText', false, letter);
    await new Promise(requestAnimationFrame);
  }
}
const shortcut = (keys: string) => userEvent.keyboard(`{Control>}${keys}{/Control}`);

function paste(html: string, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', text);
  field().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const Playground = meta.story();

/** Empty, filled, collapsed, invalid and read-only. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => (
    <Specimen>
      <Field {...args} label="Empty" />
      <Field {...args} label="Filled" value={LETTER} />
      <Field {...args} label="Collapsed" rows={1} isCollapsed />
      <Field {...args} label="Invalid" isInvalid value={{ text: 'Too long for this channel', html: null }} />
      <Field {...args} label="Read-only" isReadOnly value={LETTER} />
    </Specimen>
  ),
});

/** Grows with the text up to half the height of the screen, then scrolls. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  args: { label: long.sentence, value: { text: `${long.unbroken}\n\n`.repeat(60), html: null } },
  play: async () => {
    await expect(field().getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight / 2 + 1);
  },
});

/** What is formatted is sent with its formatting and, besides, as plain text; what is not, as plain text alone. */
export const Formatted = meta.story({
  play: async ({ args, canvas }) => {
    field().focus();
    await type('Dear Ada');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ text: 'Dear Ada', html: null }));
    await press('Bold');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await type(', soon');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        text: 'Dear Ada, soon',
        html: '<p dir="auto">Dear Ada<strong>, soon</strong></p>',
      }),
    );
    await press('Bulleted list');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ text: '- Dear Ada, soon' })),
    );
  },
});

/** `- ` at the start of a line begins a list, Enter adds an item, and Enter in an empty one ends it. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await type('- tea');
    await userEvent.keyboard('{Enter}');
    await type('cups');
    await userEvent.keyboard('{Enter}{Enter}');
    await shortcut('i');
    await type('Soon');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        text: '- tea\n- cups\n\nSoon',
        html: '<ul><li dir="auto"><p dir="auto">tea</p></li><li dir="auto"><p dir="auto">cups</p></li></ul><p dir="auto"><em>Soon</em></p>',
      }),
    );
    await shortcut('z');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ text: '- tea\n- cups' })),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
});

/** The button asks for the address, takes one without `https://`, and removes the link again. */
export const Link = meta.story({
  args: { value: { text: 'our page', html: null } },
  play: async ({ args }) => {
    field().focus();
    document.execCommand('selectAll');
    await waitFor(() => expect(document.getSelection()?.toString()).toBe('our page'));
    await press('Link');
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'our page{Enter}');
    await expect(address).toHaveAccessibleDescription(/Enter an address/);
    await userEvent.clear(address);
    await userEvent.type(address, 'concordia.example{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        text: 'our page <https://concordia.example>',
        html: '<p dir="auto"><a href="https://concordia.example">our page</a></p>',
      }),
    );
    await press('Link');
    await expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('https://concordia.example');
  },
});

/** Pasted content keeps emphasis, lists and links. Scripts, images and styles are left out; too much is refused. */
export const Pasted = meta.story({
  tags: ['no-pixels'],
  args: { onTooLong: fn() },
  play: async ({ args }) => {
    field().focus();
    paste(
      '<style>p{color:red}</style><p onclick="x()" style="font-size:40px">Dear <b>Ada</b></p><script>alert(1)</script>' +
        '<img src="https://tracker.example/x.gif" onerror="alert(1)"><a href="javascript:alert(1)">press</a>',
      'Dear Ada',
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        text: 'Dear Ada\n\npress',
        html: '<p dir="auto">Dear <strong>Ada</strong></p><p dir="auto">press</p>',
      }),
    );
    paste(`<p>${'x'.repeat(600_000)}</p>`, '');
    await expect(args.onTooLong).toHaveBeenCalledTimes(1);
    await expect(field()).toHaveTextContent('Dear Adapress');
  },
});
