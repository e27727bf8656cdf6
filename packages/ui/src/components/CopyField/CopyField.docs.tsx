import { componentDocs } from '#storybook/docs';
import { CopyField } from '.';

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it for a value that users paste into another system, such as a webhook address.',
    'Set `isSecret` for tokens and signing secrets.',
    'Use `CopyButton` alone where the value is already on the screen.',
  ],
  whenNotToUse: [
    { when: 'The value has several lines.', instead: 'CodeBlock' },
    { when: 'Users can change the value.', instead: 'TextField' },
    { when: 'The value is only read and rarely copied.', instead: 'DescriptionList' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the value. The buttons repeat it in their names.' },
    { part: 'Value', what: 'Read-only, selected on focus, and masked if it is a secret.' },
    { part: 'Show button', what: 'Shows or hides a secret.' },
    { part: 'Copy button', what: 'Copies the value and shows the result for three seconds.' },
    { part: 'Description', what: 'Optional. Says where to paste the value.' },
  ],
  examples: [
    {
      good: {
        show: (
          <CopyField
            label="Signing secret"
            value="whsec_4f1b0a77c2"
            isSecret
            description="Paste it into the webhook settings of your CRM."
          />
        ),
        because: 'The secret stays masked even while it is copied, and users know where to paste it.',
      },
      bad: {
        show: <CopyField label="Value" value="whsec_4f1b0a77c2" />,
        because: 'Anyone who sees the screen can read the secret, and the label does not name it.',
      },
    },
  ],
  accessibility: {
    roles:
      'A native read-only text field, or a password field while masked. It is in a `group` with its native buttons.',
    announced: [
      'The buttons include the label: "Copy Signing secret", "Show Signing secret".',
      'After copying: "Copied", or "Not copied: the browser refused".',
      'With `onCopied`, the caller announces success, for instance by a toast.',
    ],
  },
  content: [
    'Use the term of the other system as the label: "OAuth redirect address".',
    'Say where to paste the value: "Paste it into the settings of your app at X."',
  ],
  related: ['CodeBlock', 'TextField', 'JsonView', 'Toast'],
  changes: [{ version: '0.1.0', what: 'Added.' }],
});
