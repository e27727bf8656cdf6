// Written by `npm run generate` from messages/de/campaignPictures.json.
import type { Speech, TextOf } from '../../../locale';
import type { campaignPicturesStrings } from '../campaignPictures';

export const campaignPicturesWords = ({ counted }: Speech): TextOf<typeof campaignPicturesStrings> => ({
  funnelTitle: 'Von gesendet bis beantwortet',
  stage: {
    sent: 'Gesendet',
    delivered: 'Zugestellt',
    opened: 'Geöffnet oder gelesen',
    replied: 'Beantwortet',
  },
  funnelFailed: 'Der Trichter konnte nicht geladen werden',
  funnelEmpty: 'Noch wurde nichts gesendet.',
  variantsTitle: ({ rate }: { rate: string }) => `${rate}: was jede Variante haben kann`,
  undecided: 'Nicht entschieden: Die Regel braucht mehr Nachrichten.',
  decided: ({ name }: { name: string }) => `${name} schlägt jede andere Variante.`,
  single: 'Es gibt nichts zu vergleichen.',
  rate: {
    reply: 'Antwortrate',
    open: 'Öffnungsrate',
    click: 'Klickrate',
  },
  canaryFound: ({ complaints, most }: { complaints: number; most: number }) => `Bisher ${complaints === 0 ? 'keine Beschwerde' : counted(complaints, 'Beschwerde', 'Beschwerden')}; ${counted(most, 'stoppt', 'stoppen')} die Kampagne.`,
  funnel: 'Trichter',
});
