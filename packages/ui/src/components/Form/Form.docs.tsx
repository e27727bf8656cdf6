import { componentDocs } from '#storybook/docs';
import { Button } from '../Button';
import { TextField } from '../TextField';
import { Form, FormActions, needed, SubmitButton } from '.';

const ignore = () => undefined;

export default componentDocs({
  status: { is: 'stable', since: '0.1.0' },
  whenToUse: [
    'Use it when several fields are submitted together: a contact, a campaign, a webhook.',
    'Use it for a single field too, if the server can reject its value.',
  ],
  whenNotToUse: [
    { when: 'A setting takes effect as soon as it changes.', instead: 'Switch' },
    { when: 'A field filters a list while the user types.', instead: 'SearchField' },
    { when: 'The user only confirms an action that cannot be undone.', instead: 'AlertDialog' },
  ],
  anatomy: [
    {
      part: 'Error summary',
      what: 'Appears above the fields when a submit fails. It links to each invalid field and takes focus.',
    },
    { part: 'Fields', what: 'Each with a label, a `name` and its error below it.' },
    { part: 'Actions', what: 'Cancel first, then the submit button. In a dialog they align to the end.' },
    { part: 'Submit button', what: 'Pending while the call runs. It keeps focus and submits only once.' },
  ],
  examples: [
    {
      good: {
        show: (
          <Form aria-label="Add contact" onSubmit={ignore}>
            <TextField name="name" label="Name" isRequired validate={needed('Enter a name')} />
            <TextField name="email" type="email" label="Email (optional)" />
            <FormActions>
              <Button tone="quiet">Cancel</Button>
              <SubmitButton>Add contact</SubmitButton>
            </FormActions>
          </Form>
        ),
        because: 'Mark optional fields in words, put Cancel first, and name the action.',
      },
      bad: {
        show: (
          <Form aria-label="New contact" onSubmit={ignore}>
            <TextField name="name" label="Name *" isRequired />
            <TextField name="email" type="email" label="Email" />
            <FormActions>
              <SubmitButton>Submit</SubmitButton>
              <Button tone="quiet">Cancel</Button>
            </FormActions>
          </Form>
        ),
        because: 'An asterisk needs a legend, and "Submit" does not say what happens.',
      },
    },
  ],
  accessibility: {
    roles:
      'A `form` element, named by `aria-label` or a heading. ' +
      'The error summary is a group, named by the number of problems.',
    announced: [
      'After a failed submit, focus moves to the summary, which says how many problems there are.',
      'Each field is described by its own error, which appears when the user leaves the field.',
      'The submit button says that it is busy while the call runs.',
    ],
  },
  content: [
    'Name the action on the submit button: "Add contact", not "Submit".',
    'Say in an error what to enter: "Enter a URL that starts with https://".',
    'Mark whichever kind is rarer, in words: "MCP endpoint (optional)".',
  ],
  related: ['TextField', 'FileTrigger', 'Dialog', 'AlertDialog'],
  changes: [
    { version: '0.3.0', what: 'Cancel comes before the submit button. In dialogs the buttons align to the end.' },
    { version: '0.1.0', what: 'Added.' },
  ],
});
