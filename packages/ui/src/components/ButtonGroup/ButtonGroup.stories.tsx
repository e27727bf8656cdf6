import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { expectToFit, Frame, long, Row, Specimen, scripts } from '../../specimen';
import { Button, ButtonContext, IconButton, LinkButton } from '../Button';
import { Dialog, DialogTrigger } from '../Dialog';
import { ButtonGroup, ToggleButtonGroup } from '.';

const ranges = [
  { id: '1d', label: '1d', fullLabel: '1 day' },
  { id: '7d', label: '7d', fullLabel: '7 days' },
  { id: '30d', label: '30d', fullLabel: '30 days' },
  { id: '90d', label: '90d', fullLabel: '90 days' },
];

const onRange = fn();

const meta = preview.meta({
  component: ButtonGroup,
  subcomponents: { ToggleButtonGroup },
  args: {
    label: 'This message',
    children: (
      <>
        <Button>Archive</Button>
        <Button tone="primary">Reply</Button>
      </>
    ),
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Goes from button to button. A `ToggleButtonGroup` is one tab stop.' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Goes to the previous or next option.' },
      { keys: ['Enter', ' '], does: 'Presses the button, or selects the option.' },
    ],
  },
  beforeEach: () => {
    onRange.mockClear();
  },
});

export const Playground = meta.story();

/** Alignments, and toggle groups in both sizes, with icons and disabled. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: (args) => (
    <Frame width="28rem">
      <Specimen>
        {(['start', 'end', 'between'] as const).map((align) => (
          <ButtonGroup key={align} {...args} label={align} align={align} />
        ))}
        <Row label="one of few">
          <ToggleButtonGroup label="Range" options={ranges} defaultValue="7d" />
          <ToggleButtonGroup label="Small range" size="small" options={ranges} defaultValue="30d" />
          <ToggleButtonGroup
            label="View"
            defaultValue="board"
            options={[
              { id: 'board', label: 'Board', icon: 'dashboard' },
              { id: 'list', label: 'List', icon: 'menu' },
              { id: 'calendar', label: 'Calendar', icon: 'calendar', isDisabled: true },
            ]}
          />
          <ToggleButtonGroup label="Disabled range" isDisabled options={ranges} defaultValue="7d" />
        </Row>
      </Specimen>
    </Frame>
  ),
});

/** The group sets the size of its buttons and disables them. A button's own props win, and a dialog opened from the group starts without them. */
export const OneSize = meta.story({
  tags: ['dark'],
  render: () => (
    <Specimen>
      <ButtonGroup label="Small" size="small">
        <Button>Archive</Button>
        <IconButton icon="trash" label="Delete" />
        <LinkButton href="/contacts">Open contact</LinkButton>
        <Button size="large">Its own size</Button>
        <DialogTrigger>
          <Button>Rename</Button>
          <Dialog title="Rename" actions={<Button tone="primary">Save</Button>}>
            The name is shown to everybody in the workspace.
          </Dialog>
        </DialogTrigger>
      </ButtonGroup>
      <ButtonGroup label="Disabled" isDisabled>
        <Button>Archive all</Button>
        <Button isDisabled={false}>Still enabled</Button>
      </ButtonGroup>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().height;
    await expect(heightOf('Archive')).toBe(26);
    await expect(heightOf('Delete')).toBe(26);
    await expect(canvas.getByRole('link', { name: 'Open contact' }).getBoundingClientRect().height).toBe(26);
    await expect(heightOf('Its own size')).toBe(40);
    await expect(canvas.getByRole('button', { name: 'Archive all' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Still enabled' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const save = await screen.findByRole('button', { name: 'Save' });
    await expect(save.getBoundingClientRect().height).toBe(32);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A context with slots has props for each of them. */
export const Slots = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <ButtonContext value={{ slots: { cancel: { size: 'small' }, confirm: { size: 'large', isDisabled: true } } }}>
      <Button slot="cancel">Cancel</Button>
      <Button slot="confirm">Send</Button>
    </ButtonContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' }).getBoundingClientRect().height).toBe(26);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

/** Buttons that do not fit wrap, and so do their labels. */
export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  render: () => (
    <Frame width="12rem">
      <Specimen>
        <ButtonGroup label="Long">
          <Button>{long.sentence}</Button>
          <Button tone="primary">{long.unbroken}</Button>
        </ButtonGroup>
        <ToggleButtonGroup
          label="Many"
          defaultValue="a"
          options={[
            { id: 'a', label: 'Everything' },
            { id: 'b', label: long.unbroken },
            { id: 'c', label: scripts.arabic },
            { id: 'd', label: scripts.japanese },
          ]}
        />
      </Specimen>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
  },
});

/** Tab enters the group, arrow keys move focus, and Space selects. The selected option cannot be deselected. */
export const Keyboard = meta.story({
  render: () => <ToggleButtonGroup label="Range" options={ranges} defaultValue="7d" onChange={onRange} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(onRange).toHaveBeenCalled();
    const chosen = canvas.getByRole('radio', { checked: true });
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chosen).toBeChecked();
  },
});
