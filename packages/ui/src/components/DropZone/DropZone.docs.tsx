import { componentDocs } from '#storybook/docs';
import { DropZone } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it when adding files is the main task of the screen, such as an import.',
    'Use it for many files or a whole folder at once.',
  ],
  whenNotToUse: [
    { when: 'The files are one field of a form.', instead: 'FileTrigger' },
    { when: 'Readers paste text rather than files.', instead: 'TextArea' },
  ],
  anatomy: [
    { part: 'Icon', what: 'Shows that the area takes files. It is hidden from screen readers.' },
    { part: 'Label', what: 'The instruction. It changes to "Drop to add" while files are over the zone.' },
    { part: 'Description', what: 'Optional: file types, size limit, and what happens to the files.' },
    { part: 'Button', what: 'Opens the system file dialog.' },
    { part: 'Folder button', what: 'Optional. It selects a whole folder.' },
    { part: 'Error', what: 'Appears below the buttons when dropped files cannot be read.' },
  ],
  examples: [
    {
      good: {
        show: (
          <DropZone
            label="Drop a mailbox here"
            description="An .mbox file from Gmail Takeout or Thunderbird, or .eml files. They stay on this computer."
            buttonLabel="Choose files"
            accept={['.mbox', '.eml']}
            onFiles={() => undefined}
          />
        ),
        because: 'Readers learn which files fit and where they go before they choose.',
      },
      bad: {
        show: <DropZone label="Upload" buttonLabel="Browse" onFiles={() => undefined} />,
        because: 'Nothing says which files are expected or what happens to them.',
      },
    },
  ],
  accessibility: {
    roles: 'A focusable button that takes pasted and dropped files, followed by a button for the file dialog.',
    announced: [
      'The zone as "Drop or paste files", with the label.',
      'The error at once, when dropped files cannot be read.',
    ],
  },
  content: [
    'Write the label as an instruction with the kind of file: "Drop a mailbox here", not "Upload".',
    'State file types, size limit and destination in the description: "They stay on this computer."',
    'Start button labels with a verb: "Choose files", "Choose a folder".',
  ],
  related: ['FileTrigger', 'Form', 'ProgressBar'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
