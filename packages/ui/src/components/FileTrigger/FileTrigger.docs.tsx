import { componentDocs } from '#storybook/docs';
import { FileTrigger } from '.';

const ignore = () => undefined;

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it to choose files in a form: an email archive, a public key, a list of contacts.',
    'Use it when the chosen files must stay visible until the form is submitted.',
  ],
  whenNotToUse: [
    { when: 'Files are usually dragged in from a folder or the desktop.', instead: 'DropZone' },
    { when: 'The content is short and can be pasted as text.', instead: 'TextArea' },
    {
      when: 'The files are used at once and need no list. `PickButton` from the same folder only opens the dialog.',
    },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the field. It can be hidden visually.' },
    { part: 'Button', what: 'Opens the system file dialog.' },
    { part: 'Description', what: 'One line below the button about which files are accepted.' },
    { part: 'Error', what: 'What is wrong and how to fix it, with an icon.' },
    { part: 'File list', what: 'The name and size of each file, with a button to remove it.' },
    { part: 'Rejected files', what: 'Each rejected file by name, with the reason.' },
  ],
  examples: [
    {
      good: {
        show: (
          <FileTrigger
            label="Email archive"
            buttonLabel="Choose an archive"
            description="An .mbox file from Gmail Takeout or Thunderbird, up to 2 GB."
            accept={['.mbox']}
            maxBytes={2_000_000_000}
            onChange={ignore}
          />
        ),
        because: 'Say which files are accepted before the dialog opens.',
      },
      bad: {
        show: <FileTrigger label="File" buttonLabel="Browse" accept={['.mbox']} onChange={ignore} />,
        because: 'The reader learns which files are accepted only after one is rejected.',
      },
    },
    {
      good: {
        show: (
          <FileTrigger
            label="Public key"
            buttonLabel="Choose a key"
            errorMessage="This file holds a private key. Choose the .pem file with the public key."
          />
        ),
        because: 'Name the problem and the next step.',
      },
      bad: {
        show: <FileTrigger label="Key file" buttonLabel="Choose a key file" errorMessage="Invalid file." />,
        because: 'The message does not say what is wrong or what to do.',
      },
    },
  ],
  accessibility: {
    roles:
      'A group, named by the label and described by the description and the error. The button is native. ' +
      'Chosen files are a list, named "Chosen files". Each "Remove" button names its file.',
    announced: [
      'Rejected files and the reasons are announced when the dialog closes, without moving focus.',
      'After a file is removed, focus moves to the next file, and after the last one to the button.',
    ],
  },
  content: [
    'Start the button label with a verb and name the file: "Choose an archive", not "Browse".',
    'Put the accepted type, source and size in the description: "An .mbox file, up to 2 GB."',
    'Write an error as the problem and the fix: "This file is empty. Choose a different file."',
  ],
  related: ['DropZone', 'Form', 'TextArea'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
