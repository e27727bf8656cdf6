import { ack, custom, type Phrases } from './phrases.js';

export const SPANISH: Phrases = {
  greeting: 'Hola, {name}:',
  greetingNobody: 'Hola:',
  quote: ['«', '»'],
  replies: {
    question: [
      custom(
        'Gracias por la pregunta. He anotado el plazo: {deadline}. ¿Hay algo más que deba tener en cuenta en la respuesta?',
      ),
      custom(
        'Gracias por la pregunta. ¿Para cuándo se necesita la respuesta, y hay algo más que deba tener en cuenta?',
        'deadline',
      ),
      ack('Gracias, he recibido la pregunta: {question}'),
      ack('Gracias por la pregunta.', 'question'),
    ],
    meeting: [
      custom('Gracias por la propuesta: {when}. ¿Cuánto tiempo calculamos y dónde sería el encuentro?'),
      custom('Gracias por la propuesta. ¿Qué días y horas [le|te] vendrían bien?', 'when'),
      ack('Gracias por la invitación. Anotado: {when}.'),
      ack('Gracias por la invitación.', 'when'),
    ],
    price: [
      custom('Gracias por indicar {amount}. ¿En qué cantidad [piensa|piensas] y para cuándo sería?'),
      custom(
        'Gracias por [su|tu] interés. Para que el precio sea correcto: ¿qué cantidad sería y para cuándo?',
        'quantity',
      ),
      custom('Gracias por la consulta. ¿Para cuándo sería, y hay algo más que influya en el precio?'),
      ack('Gracias, he leído la consulta: {request}'),
    ],
    complaint: [
      custom(
        'Lamento las molestias con {reference}. ¿Qué [le|te] ayudaría más en este momento y cuál es la mejor forma de contacto?',
      ),
      custom('Lamento las molestias y agradezco la franqueza. ¿Qué [le|te] ayudaría más en este momento?', 'reference'),
      ack('Lamento leer esto: {request} Me lo tomo en serio.'),
    ],
    thanks: [
      ack('Con mucho gusto, y gracias por [su|tu] mensaje.'),
      custom('De nada. ¿Hay algo más que [necesite|necesites] de mi parte?'),
    ],
    status: [
      custom('Gracias por preguntar por {reference}. ¿Cuál fue la última noticia y para cuándo hace falta?'),
      custom(
        'Gracias por preguntar. ¿Me [podría|podrías] dar el número de pedido o de factura para mirar el correcto?',
        'reference',
      ),
      ack('Gracias, he recibido la pregunta sobre {reference}.'),
      ack('Gracias, he recibido la pregunta: {request}', 'reference'),
    ],
    document: [
      custom('Gracias, he anotado el plazo: {deadline}. ¿Qué formato conviene?'),
      custom('Gracias por los detalles. ¿Para cuándo hace falta y en qué formato?', 'deadline'),
      ack('Gracias, he anotado lo que hace falta: {request}'),
    ],
    reschedule: [
      custom('Gracias por avisar. Anotado: {when}. ¿Lo demás queda como estaba acordado?'),
      custom('Gracias por avisar. ¿Qué otros días y horas vendrían bien?', 'when'),
      ack('Gracias por avisar.'),
    ],
    introduction: [
      custom('Gracias por la presentación. ¿De qué sería más útil hablar primero?'),
      ack('Gracias por la presentación. Es un placer.'),
    ],
    unsubscribe: [
      ack('Gracias por avisar. He leído que no se desean más mensajes de este tipo.'),
      custom('Gracias por avisar. ¿Se refiere a todos nuestros mensajes o solo a algunos?'),
    ],
    confirmation: [
      ack('Gracias por confirmar: {when}.'),
      ack('Gracias por confirmar.', 'when'),
      custom('Gracias. ¿Hace falta algo más de mi parte hasta entonces?'),
    ],
  },
};
