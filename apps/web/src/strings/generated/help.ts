// Written by `npm run generate` from messages/en/help.json.
import { section } from '@concordia/ui/locale';

export const helpStrings = section('pages/help', {
  title: ({ page }: { page: string }) => `Help: ${page}`,
  about: {
    '/': 'The board holds the conversations of all channels. What waits for you stands on the left, the most urgent first; a card opens the conversation beside it, where you read and reply. Filters, saved views and the search above the board narrow what you see.',
    '/today': 'Today is the list to start the day with: who is waiting for your reply, what was promised, tasks, birthdays and deals that are due. Each line leads to where you can act on it.',
    '/intelligence': 'Intelligence shows how you and your contacts are connected, as read from your messages: who is close, who has gone quiet, and who can introduce you. The search finds contacts by what is known of them; further tabs show patterns and the best order of your tasks.',
    '/contacts': 'Contacts are all people you exchanged messages with, and those you add or import. A contact’s page has every conversation on every channel, notes, tasks and what they agreed to receive.',
    '/companies': 'Companies groups contacts by where they work: the people, who of you knows them, the latest conversations, and the deals.',
    '/deals': 'Deals shows every open deal by its stage, with a sum for each. Move a deal by dragging, by keys or from its menu. Deals that are won count in analytics and in customer scores.',
    '/analytics': 'Analytics shows how many messages come and go, how fast you reply, and what needs you today. Its tabs go on to campaigns, customers and what is known about contacts.',
    '/connection': 'Connection is for developers: other programs register here as modules, receive events by webhook, and read or write through the API with tokens that you issue.',
    '/setup': 'Setup connects channels, imports mailboxes and chats, and holds the settings of the workspace: members, currency, time zone, quiet hours and data protection. A channel can be simulated before you connect it.',
  },
  link: {
    import: 'Import your email',
    channels: 'Connect a channel',
    settings: 'Settings of the workspace',
    patterns: 'Patterns',
    search: 'Search contacts by what is known of them',
    board: 'Board',
    companies: 'Companies',
    contacts: 'Contacts',
    customers: 'Customers',
    api: 'API reference',
    status: 'Status of the workspace',
  },
});
