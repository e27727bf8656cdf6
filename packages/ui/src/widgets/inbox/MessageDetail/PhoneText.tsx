import { phoneText } from '@concordia/domain/phone';

/** A number in the groups in which people read it. It knows the numbers of all countries, so it comes after the page. */
export const PhoneText = ({ phone }: { phone: string }) => phoneText(phone);
