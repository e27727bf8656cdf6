/** Areas and tags of the contract, in reading order. */
export const TAG_GROUPS: readonly { readonly name: string; readonly tags: Readonly<Record<string, string>> }[] = [
  {
    name: 'Inbox',
    tags: {
      messages: 'Incoming and outgoing messages on every channel.',
      conversations: 'Threads of messages, with their participants.',
      drafts: 'Unsent replies, kept per conversation.',
      suggestions: 'Replies prepared for a message.',
      'canned-replies': 'Short texts to reuse in replies.',
      uploads: 'Files to send with a message.',
      attachments: 'Files received with messages.',
      promises: 'Promises in messages, and whether they were kept.',
      projects: 'Labels that group conversations.',
      views: 'Saved filters of the message list.',
      'conversation-views': 'Tables of conversations: saved filters, orders and columns, and their export.',
      board: 'The columns of the board: their order, and columns of views.',
      search: 'Search by words and meaning, over people and companies, and saved searches.',
      assistant: 'Questions about the workspace, answered from its messages.',
    },
  },
  {
    name: 'People',
    tags: {
      contacts: 'Contacts, with their addresses, notes, tags and consent.',
      'contact-views': 'Saved tables of contacts: a filter, an order and columns.',
      companies: 'Companies, with their people, conversations and deals.',
      deals: 'Deals and the stages they go through.',
      identity: 'Duplicate contacts: suggestions, merging and undoing a merge.',
      'contact-imports': 'Import and export of address books in CSV and vCard.',
      birthdays: 'Birthdays of contacts.',
      enrichment: 'Public data about contacts from outside providers.',
      'email enrichment': 'Deliveries, opens, clicks and bounces of email.',
      'data protection': 'Export and erasure of personal data, and retention.',
    },
  },
  {
    name: 'Intake',
    tags: {
      imports: 'Email archives imported into the inbox.',
      mailboxes: 'Mailboxes read over IMAP.',
      ingest: 'Messages from event files, and the data extracted from them.',
      'dead letters': 'Messages that failed after all retries.',
      'night-ops': 'Runs of the scheduled night jobs.',
    },
  },
  {
    name: 'Delivery',
    tags: {
      outbox: 'Replies and messages waiting to be sent, sent or failed.',
      outreach: 'One message to one contact on several channels.',
      marketing: 'Campaigns with variants, audiences and results.',
      guardrails: 'Limits on automated messages, and what they stopped.',
    },
  },
  {
    name: 'Channels',
    tags: {
      channels: 'Connections of the eight channels.',
      'channel tests': 'Step-by-step tests of a channel.',
      'setup files': 'Channel settings as a file, to move them to another machine.',
    },
  },
  {
    name: 'Insight',
    tags: {
      analytics: 'Counts and metrics for the whole workspace.',
      charts: 'Metrics and charts of posts on X.',
      patterns: 'How often contacts write and how soon they get a reply.',
      intelligence: 'Customer segments, churn risk, intents, deals and save offers.',
      today: 'Who to reply to first, promises, and what changed since yesterday.',
      brief: 'The morning brief and where it is sent.',
      queue: 'Tasks in the order that gets the most value from the day.',
      graph: 'The graph of contacts and companies.',
    },
  },
  {
    name: 'Connection hub',
    tags: {
      'hub-modules': 'Programs connected to this workspace: address, health, API and tools.',
      'hub-events': 'The event log, and publishing to it.',
      'hub-webhooks': 'Webhook subscriptions and their deliveries.',
      'connection auth': 'Keys, tokens and the audit log of modules.',
    },
  },
  {
    name: 'Day',
    tags: {
      tasks: 'Tasks and follow-ups.',
      calendar: 'Calendars of other programs, and calendar feeds for them.',
      notifications: 'Workspace notifications.',
      news: 'Headlines from the feeds that the workspace follows.',
      market: 'Yields, indices and currencies from public sources.',
    },
  },
  {
    name: 'Workspace',
    tags: {
      workspace: 'Workspace settings.',
      'getting-started': 'The first steps of a workspace, its introduction, and its sample data.',
      members: 'The team members to whom messages are assigned.',
      stream: 'Live changes, as server-sent events.',
      health: 'The state of the database, the jobs and the disk.',
    },
  },
];
