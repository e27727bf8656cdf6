import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { long, Row, Specimen } from '../../specimen';
import { Avatar, AvatarButton } from '.';

const people = [
  'Ada Lovelace',
  'Grace Hopper',
  'Katherine Johnson',
  'Mary Somerville',
  'Emmy Noether',
  'Hypatia',
  'Sofja Kowalewskaja',
  'Lise Meitner',
];
const sizes = ['small', 'medium', 'large'] as const;

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  parameters: { keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses an `AvatarButton`.' }] },
});

export const Playground = meta.story({ args: { size: 'large' } });

/** Several names in every size, and an unknown contact. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      {sizes.map((size) => (
        <Row key={size} label={size}>
          {people.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          <Avatar name={null} size={size} />
        </Row>
      ))}
    </Specimen>
  ),
});

/** Names without letters, long names and other scripts. The last avatar stands alone, so it has a label. */
export const Stress = meta.story({
  tags: ['rtl', 'zoom', 'small', 'coarse'],
  render: () => (
    <Row label="odd names">
      <Avatar name="" />
      <Avatar name="— &" />
      <Avatar name="x" />
      <Avatar name={long.sentence} />
      <Avatar name="ŐZE Ńiña" />
      <Avatar name="山田 太郎" />
      <Avatar name="محمد علي" />
      <Avatar name="O'Neill, Wm." label="O'Neill, Wm." />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: "O'Neill, Wm." })).toBeInTheDocument();
  },
});

const onPress = fn();

/** An `AvatarButton`, as in the account menu. */
export const Keyboard = meta.story({
  tags: ['coarse', 'forced'],
  render: () => <AvatarButton name="Fernhill Coffee" label="Workspace: Fernhill Coffee" onPress={onPress} />,
  beforeEach: () => {
    onPress.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Workspace: Fernhill Coffee' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
});

const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Crect width="4" height="4" fill="%23579"/%3E%3C/svg%3E';

/** The picture covers the initials; where it cannot be shown, they stay. */
export const Picture = meta.story({
  tags: ['no-pixels'],
  render: () => (
    <Row label="pictures">
      <Avatar name="Ada Lovelace" picture={DRAWN} label="shown" />
      <Avatar name="Grace Hopper" picture="data:image/png,broken" label="broken" />
    </Row>
  ),
  play: async ({ canvas }) => {
    const [shown, broken] = [await canvas.findByLabelText('shown'), await canvas.findByLabelText('broken')];
    await waitFor(() => expect(broken.querySelector('img')).toBeNull());
    await expect(shown.querySelector('img')).toBeVisible();
    // Nothing shows below it.
    await expect(shown.scrollHeight).toBe(shown.clientHeight);
    await expect(broken).toHaveTextContent('GH');
  },
});
