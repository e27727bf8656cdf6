import { Input, TextField } from 'react-aria-components';
import preview from '#storybook/preview';
import { Frame, long, Specimen } from '../../specimen';
import { FieldHelp, FieldLabel, type FieldTexts } from '.';
import * as styles from './Field.css';

/** The label, help text and error message around a control. Every field is built this way. */
function Field({ label, isLabelHidden, description, errorMessage }: FieldTexts) {
  return (
    <TextField className={styles.root} isInvalid={errorMessage !== undefined}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Input className={styles.control()} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </TextField>
  );
}

const meta = preview.meta({
  component: Field,
  args: { label: 'Your addresses', description: 'They tell what you sent from what you got.' },
  decorators: [
    (Story) => (
      <Frame width="20rem">
        <Story />
      </Frame>
    ),
  ],
});

export const Playground = meta.story();

/** With and without help text, error and visible label. */
export const Matrix = meta.story({
  tags: ['dark', 'rtl', 'forced'],
  render: () => (
    <Specimen>
      <Field label="Label only" />
      <Field label="Label and help" description="One line of help." />
      <Field label="With an error" description="One line of help." errorMessage="This is not an email address." />
      <Field label="Label for listeners only" isLabelHidden />
    </Specimen>
  ),
});

export const Stress = meta.story({
  tags: ['zoom', 'small', 'coarse'],
  args: { label: long.sentence, description: long.unbroken, errorMessage: `${long.sentence} ${long.unbroken}` },
});
