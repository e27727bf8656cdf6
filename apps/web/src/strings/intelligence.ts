import { section } from '@concordia/ui/locale';

/** What the workspace knows. */
export const intelligenceStrings = section('intelligence', ({ counted }) => ({
  title: 'Intelligence',
  reading: 'Reading what is known…',
  nothing: 'There are no messages in this workspace yet, so there is nothing to learn from.',
  holds: (messages: number, contacts: number, channels: number) =>
    `This workspace holds ${counted(messages, 'message', 'messages')} with ${counted(contacts, 'contact', 'contacts')} on ${counted(channels, 'channel', 'channels')}.`,
  notYet:
    'The graph of people, companies and topics that is drawn from them is not part of this version. What there is to see are <contacts>the contacts</contacts> and <counts>the counts</counts>.',
}));
