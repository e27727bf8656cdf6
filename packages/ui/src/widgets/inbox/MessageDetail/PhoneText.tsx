import { phoneText } from '@concordia/domain/phone';

/** A phone number in groups. Loaded after the page, since it includes every country's numbering plan. */
export const PhoneText = ({ phone }: { phone: string }) => phoneText(phone);
