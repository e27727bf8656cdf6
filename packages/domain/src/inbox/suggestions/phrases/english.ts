import { ack, custom, type Phrases } from './phrases.js';

export const ENGLISH: Phrases = {
  greeting: 'Hello {name},',
  greetingNobody: 'Hello,',
  quote: ['“', '”'],
  replies: {
    question: [
      custom(
        'Thank you for asking. I have noted {deadline}. Is there anything else that my answer should take into account?',
      ),
      custom(
        'Thank you for asking. By when do you need to know, and is there anything else that my answer should take into account?',
        'deadline',
      ),
      ack('Thank you, I have your question: {question}'),
      ack('Thank you for your question.', 'question'),
    ],
    meeting: [
      custom('Thank you for proposing {when}. How long shall we plan for, and where would you like to meet?'),
      custom('Thank you for suggesting it. Which days and times would suit you?', 'when'),
      ack('Thank you for the invitation. I have noted {when}.'),
      ack('Thank you for the invitation.', 'when'),
    ],
    price: [
      custom('Thank you for naming {amount}. Which quantity do you have in mind, and by when do you need it?'),
      custom(
        'Thank you for your interest. So that the figure is right: which quantity do you need, and by when?',
        'quantity',
      ),
      custom(
        'Thank you for your request. By when do you need it, and is there anything else that the price depends on?',
      ),
      ack('Thank you for asking. I have read your request: {request}'),
    ],
    complaint: [
      custom(
        'I am sorry for the trouble with {reference}. What would help you most right now, and how can I best reach you?',
      ),
      custom(
        'I am sorry for the trouble, and thank you for telling me plainly. What would help you most right now, and how can I best reach you?',
        'reference',
      ),
      ack('I am sorry to read this. You write: {request} I take it seriously.'),
    ],
    thanks: [
      ack('You are very welcome, and thank you for letting me know.'),
      custom('You are welcome. Is there anything else that you need from me?'),
    ],
    status: [
      custom(
        'Thank you for asking about {reference}. What is the last that you heard of it, and by when do you need it?',
      ),
      custom(
        'Thank you for asking. Could you give me the order or invoice number, so that I look at the right one?',
        'reference',
      ),
      ack('Thank you, I have your question about {reference}.'),
      ack('Thank you, I have your question: {request}', 'reference'),
    ],
    document: [
      custom('Thank you, I have noted {deadline}. In which format would you like it?'),
      custom('Thank you for telling me what you need. By when do you need it, and in which format?', 'deadline'),
      ack('Thank you, I have noted what you need: {request}'),
    ],
    reschedule: [
      custom('Thank you for letting me know. I have noted {when}; does everything else stay as agreed?'),
      custom('Thank you for letting me know. Which other days and times would suit you?', 'when'),
      ack('Thank you for letting me know.'),
    ],
    introduction: [
      custom('Thank you for the introduction. What would be most useful for us to talk about first?'),
      ack('Thank you for the introduction. It is good to hear from you.'),
    ],
    unsubscribe: [
      ack('Thank you for telling me. I have read that you want no further messages of this kind.'),
      custom('Thank you for telling me. Does this concern all messages from us, or only some of them?'),
    ],
    confirmation: [
      ack('Thank you for confirming {when}.'),
      ack('Thank you for confirming.', 'when'),
      custom('Thank you. Is there anything that you need from me before then?'),
    ],
  },
};
