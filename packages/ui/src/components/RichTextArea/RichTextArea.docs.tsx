import { useState } from 'react';
import { componentDocs } from '#storybook/docs';
import { type RichText, RichTextArea } from '.';

const full = { inlineSize: '100%' };

function Letter({ html, text }: { html: string | null; text: string }) {
  const [value, setValue] = useState<RichText>({ html, text });
  return (
    <div style={full}>
      <RichTextArea label="Your reply" value={value} onChange={setValue} />
    </div>
  );
}

export default componentDocs({
  status: { is: 'stable', since: '0.3.0' },
  whenToUse: [
    'Use it to write an email: text with emphasis, lists, quotes and links.',
    'Use it only where the reader gets the formatting.',
  ],
  whenNotToUse: [
    { when: 'The text goes out without formatting, as on SMS and most chats.', instead: 'TextArea' },
    { when: 'The value fits on one line.', instead: 'TextField' },
    { when: 'The text is shown and cannot be edited.', instead: 'Text' },
  ],
  anatomy: [
    {
      part: 'Text',
      what: 'Starts at `rows` lines and grows with the content, up to half the screen. Then it scrolls.',
    },
    { part: 'Placeholder', what: 'Optional sample text, gone once typing starts.' },
    { part: 'Format bar', what: 'Bold, italic, underline, lists, quote and link. `isCollapsed` hides it.' },
    { part: 'Link popover', what: 'The address of the link at the cursor, to set or remove.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Letter
            text={'Dear Ada,\n\n- the offer\n- the samples'}
            html="<p>Dear Ada,</p><ul><li><p>the offer</p></li><li><p>the samples</p></li></ul>"
          />
        ),
        because: 'A list says what belongs together. The plain text of the email says it too.',
      },
      bad: {
        show: <Letter text="IMPORTANT" html="<p><strong><em><u>IMPORTANT</u></em></strong></p>" />,
        because: 'One emphasis is enough. More of it shouts.',
      },
    },
  ],
  accessibility: {
    roles: 'A textbox of several lines with a name, and a toolbar of toggle buttons below it.',
    announced: [
      'The name and the text when the field gets focus; the placeholder while it is empty.',
      'Each format button says whether it is on at the cursor.',
    ],
  },
  content: [
    'Name the field by what is written: "Your reply", not "Editor".',
    'Paste freely: images, colors, fonts and scripts are left out.',
  ],
  related: ['TextArea', 'TextField', 'Field', 'Popover'],
  changes: [{ version: '0.3.0', what: 'Added.' }],
});
