import type { OutgoingTemplate, TemplateValue } from '../../port/adapter.js';
import type { Part } from '../parts.js';

/**
 * `template` of a message (developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates): one component for each part that has values.
 *
 * @param media the file above the body, as the message object has it: `{ type: 'image', image: { id } }`.
 */
export function templatePart({ name, language, values }: OutgoingTemplate, media?: Part): Part {
  const of = (part: TemplateValue['part']) => values.filter((value) => value.part === part);
  const [header, body] = [of('header'), of('body')];
  const components = [
    ...(media === undefined ? [] : [{ type: 'header', parameters: [media] }]),
    ...(header.length === 0 ? [] : [{ type: 'header', parameters: header.map(textParameter) }]),
    ...(body.length === 0 ? [] : [{ type: 'body', parameters: body.map(textParameter) }]),
    ...of('button').map(({ index, text }) => ({
      type: 'button',
      sub_type: 'url',
      index: String(index),
      parameters: [{ type: 'text', text }],
    })),
  ];
  return { name, language: { code: language }, ...(components.length > 0 && { components }) };
}

const textParameter = ({ name, text }: TemplateValue): Part => ({
  type: 'text',
  ...(!/^\d+$/.test(name) && { parameter_name: name }),
  text,
});
