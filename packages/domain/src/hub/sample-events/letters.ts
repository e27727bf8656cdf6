export interface Letter {
  readonly thread: string;
  readonly person: string;
  /** Whether the user wrote it. */
  readonly isOurs: boolean;
  readonly hoursAgo: number;
  readonly subject: string;
  readonly lines: readonly string[];
}

const NADIA = {
  person: 'nadia.rahman@lumenpay.example',
  thread: 'pilot',
  sign: ['', 'Nadia Rahman', 'VP Engineering', 'Lumenpay Ltd', '+44 20 7946 0321'],
} as const;

const TOM = {
  person: 'tom.birch@orchardlogistics.example',
  thread: 'onboarding',
  sign: ['', '--', 'Tom Birch', 'Head of Operations | Orchard Logistics GmbH', 'Tel. +49 30 5550 0142'],
} as const;

const INES = {
  person: 'ines.duarte@valeanalytics.example',
  thread: 'renewal',
  sign: ['', 'Best regards', 'Inês Duarte', 'Chief Revenue Officer', 'Vale Analytics', '+351 21 555 0177'],
} as const;

/** In chronological order. */
export const LETTERS: readonly Letter[] = [
  {
    ...NADIA,
    isOurs: false,
    hoursAgo: 70,
    subject: 'A pilot for our payments team',
    lines: [
      'Hello,',
      '',
      'We have just closed our Series A and want to put all our customer mail in one place.',
      'We run on AWS with PostgreSQL and Kubernetes. Could you send us a proposal for a pilot with 20 people?',
      ...NADIA.sign,
    ],
  },
  {
    ...NADIA,
    isOurs: true,
    hoursAgo: 69.4,
    subject: 'Re: A pilot for our payments team',
    lines: ['Hello Nadia,', '', 'Congratulations! The proposal is on its way; would Thursday suit you for a call?'],
  },
  {
    ...TOM,
    isOurs: false,
    hoursAgo: 50,
    subject: 'Onboarding of the Hamburg office',
    lines: [
      'Good morning,',
      '',
      'The Hamburg office would like to start next week. What do you need from us for the onboarding?',
      'They work with Salesforce and Slack, if that matters.',
      ...TOM.sign,
    ],
  },
  {
    ...NADIA,
    isOurs: false,
    hoursAgo: 46,
    subject: 'Re: A pilot for our payments team',
    lines: ['Thank you, Thursday at ten is fine. What would the price be for 50 people?', ...NADIA.sign],
  },
  {
    ...TOM,
    isOurs: true,
    hoursAgo: 44,
    subject: 'Re: Onboarding of the Hamburg office',
    lines: ['Good morning Tom,', '', 'A list of addresses is enough. I will send you the invitations by Friday.'],
  },
  {
    ...INES,
    isOurs: false,
    hoursAgo: 26,
    subject: 'Renewal of our contract',
    lines: [
      'Dear team,',
      '',
      'Our contract ends in March. Before we renew it we would like to see the invoice split by department.',
      'Since our seed round we are 35 people and report from Snowflake.',
      ...INES.sign,
    ],
  },
  {
    ...TOM,
    isOurs: false,
    hoursAgo: 20,
    subject: 'Re: Onboarding of the Hamburg office',
    lines: ['Here is the list. Could you also plan a training session for them?', ...TOM.sign],
  },
  {
    ...INES,
    isOurs: false,
    hoursAgo: 2,
    subject: 'Re: Renewal of our contract',
    lines: ['A short reminder about the invoice: we decide on Monday. It is urgent for us.', ...INES.sign],
  },
];
