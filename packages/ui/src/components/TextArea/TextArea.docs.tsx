import { componentDocs } from '#storybook/docs';
import { TextArea } from '.';

const full = { inlineSize: '100%' };

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for text of several sentences: a reply, a note, a message to a group.',
    'Use it where line breaks must be kept, such as an email signature.',
  ],
  whenNotToUse: [
    { when: 'The value fits on one line.', instead: 'TextField' },
    { when: 'The value is a list of short entries.', instead: 'TagField' },
    { when: 'The text is shown and cannot be edited.', instead: 'Text' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the field. It can be hidden visually where the context is clear.' },
    { part: 'Input', what: 'Starts at `rows` lines and grows with the text, up to half the screen. Then it scrolls.' },
    { part: 'Placeholder', what: 'Optional sample text, gone once typing starts.' },
    { part: 'Description', what: 'Optional help below the field.' },
    { part: 'Error message', what: 'What is wrong and how to fix it, shown while the field is invalid.' },
  ],
  examples: [
    {
      good: {
        show: (
          <div style={full}>
            <TextArea
              label="Your reply"
              description="Sent as plain text."
              defaultValue={'Dear Ada,\n\nThursday works for me.'}
              rows={4}
            />
          </div>
        ),
        because: 'Label and help stay visible while you type.',
      },
      bad: {
        show: (
          <div style={full}>
            <TextArea
              label="Your reply"
              isLabelHidden
              placeholder="Type your reply to Ada here. It is sent as plain text."
              rows={4}
            />
          </div>
        ),
        because: 'Help in the placeholder disappears with the first letter.',
      },
    },
  ],
  accessibility: {
    roles: 'A native text area with a label. Description and error message are linked to it.',
    announced: [
      'The label, the text and the description when the field gets focus.',
      'An invalid field says so, with its error message.',
    ],
  },
  content: [
    'Use a noun as the label: "Your reply", not "Please type your reply".',
    'Say in the description where the text goes: "Only your team sees this note."',
  ],
  related: ['TextField', 'TagField', 'Field', 'Form'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
