/** Examples of named schemas, captured from the demo workspace or a test. */
export const dayExamples = {
  NewsSource: {
    id: '01a15dcb-cdc0-7f1a-81ae-b7a5833aeede',
    name: 'Table & Counter',
    url: 'sample:/news/table.atom',
    isOn: true,
    isSample: true,
    fetchedAt: '2026-11-20T09:30:00.000Z',
    failure: null,
  },
  NewsSourceUpdate: {
    isOn: false,
  },
  Notification: {
    id: '01a1f2b6-5cc0-759d-8428-22a34453f706',
    kind: 'task_due',
    title: 'Follow up with Marcus Okafor',
    channel: null,
    messageId: '01a1f1da-5c70-792f-83f2-dd2fbcbf2646',
    taskId: '01a1f211-4af0-7fa6-b501-dc7e77e7cb6e',
    contactId: '019e5951-bac8-7647-bff5-bb58c2bfa2b8',
    reason: null,
    campaignId: null,
    contactName: 'Marcus Okafor',
    createdAt: '2026-11-19T07:30:00.000Z',
    seenAt: '2026-11-19T07:35:00.000Z',
  },
  NotificationSummary: {
    unseen: 7,
  },
  TaskSummary: {
    open: 8,
    overdue: 2,
  },
};
