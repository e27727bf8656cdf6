/*
 * Language-independent topics of business letters. The classifier sees them beside the words, so that 'quotation', 'Angebot' and 'devis' share what
 * it learns. Each is a list of word prefixes, or whole words if they end in `$`.
 */

const CONCEPTS: Readonly<Record<string, string>> = {
  price:
    'pric cost quot rate$ rates$ fee$ fees$ charge$ charges$ cheap tarif budget estimat discount pricing vat$ afford expens preis kost angebot rabatt gebühr kostenvoranschlag prix coût devis remise tarif combien precio cuest cuánto presupuest descuento',
  quantity: 'units$ piece kilo$ kg$ pallet volume seat$ per$ stück pièce unidad bulk wholesale',
  money: '[£$€] pound euro$ euros$ dollar gbp$ eur$ usd$ chf$',
  meet: 'meet$ meeting meetup visit appointment demo$ tasting lunch$ dinner$ coffee$ workshop presentation slot treffen termin verkost besuch besprech vorführ kaffee$ rendez réunion rencontr dégust démonstr café$ reun cita$ cata$ demostr visita catch walk-through kick-off',
  call: 'call$ phone zoom$ video telefon anruf appel$ llamada chat$ talk$ speak discuss gespräch parler hablar',
  calendar: 'calendar availab free$ schedul when$ suit$ suits$ time$ diary kalender zeit$ uhr$ disponib dispon',
  propose: 'shall how$ would$ could$ let$ fancy invite propos suggest vorschlag schlag einlad aimerions gustaría',
  move: 'move$ moved$ postpon reschedul cancel delay$ push shift swap instead later$ earlier$ forward rather verschieb verleg absag stattdessen später report décal déplac annul plus$ aplaz mover cambi tarde$ bring rain$ clash another$ otro$ otra$ autre$ anderen',
  unable:
    'cannot unable afraid unfortunately sorry$ apolog leider malheureus lament empêch imprevisto dazwischen double-book ill$ pourrai',
  faulty:
    'broken broke$ crack leak stopp fail$ failed$ fault wrong$ damag missing scratch noise down$ terribl mould stale rude defect kaputt zerbroch falsch fehler panne cassé mauvais faux fausse rota$ roto estrope equivoc mal$ bitter late$ twice again$ wieder encore$',
  upset:
    'disappoint unaccept complain angry furious fed$ poor$ unhappy frustrat horrib worst nobody never enttäusch ärger inakzept niemand déçu inadmiss personne$ decepcion inacept nadie happy$ honestly normal$',
  thanks:
    'thank thx$ cheers$ grateful appreciat dank danke merci remerci gracia agradec obrigad pleased loved delicious brilliant star$ lovely wow$ fantastic wonderful wunderb',
  order:
    'order$ orders$ ordered parcel package shipment deliver dispatch courier pallet consignment goods container tracking bestell liefer paket sendung ware$ command livr colis marchand pedido entrega paquet envío mercanc repair refund payment',
  arrive:
    'arriv come$ comes$ eta$ transit way$ shipped left$ turn$ reached kommt ankommt bleibt verschickt versand parti$ arrivera llega enviado where$ wo$ où$ dónde',
  progress:
    'status$ update$ news$ progress waiting still$ heard expect since$ stand$ neues seit$ warten nouvelle attend toujours novedad esper checking following processed far$',
  document:
    'invoice receipt contract certificat document pdf$ file$ files$ form$ questionnaire attach copy declaration sheet manual brochure catalog slides report$ statement agenda minutes nda$ rechnung vertrag bescheinig datenblatt formular lieferschein zertifik katalog facture contrat attestation fiche$ formulaire factura contrato constancia ficha formulario albarán agreement spreadsheet drawings plan$ photos logo proof licence passport',
  send: 'send$ forward$ share$ resend return$ provide$ upload supply$ sign$ complete fill schick send zusend envoy retourn compl envi devuelv rellen need$ needs$ require benötig brauch faut necesit',
  agree:
    'confirm agree approv accept perfect$ yes$ deal$ okay ok$ works$ fine$ sounds$ ahead proceed noted$ good$ bestätig einverstand passt klar$ accord$ entendu convient acuerd vale$ adelante bien$ oui$ ja$ sí$ signed book$ decided in$ got$ both$',
  absent:
    'office$ leave$ vacation holiday absen auto automatic away$ closed$ out$ back$ urgent monitored büro$ urlaub abwesen elternzeit geschlossen dringend congé fermé réponse urgence fuera vacacion ausente cerrada baja$ travel return contact$ deputy cover replied hours$ longer$',
  stop: 'unsubscrib stop$ remov delete opt$ no$ end$ cancel erase withdraw spam contacted abmeld lösch keine widerruf nicht$ retirer désabon supprim plus$ elimin baja$ borr retiro consent more$ anymore never$ off$',
  mailing:
    'list$ newsletter mailing emails marketing promotion advert subscription database gdpr data$ sms$ texts$ messages verteiler werbung liste$ diffusion publicit lista boletín bulletin offers$',
  introduce:
    'introduc name$ joined connect$ connecting partner represent linkedin instagram colleague contact$ met$ founder startup company$ new$ acquaint reaching pleasure vorstell kenneng neue$ unternehmen ansprech betreuung présent appelle rencontr société nouvelle$ responsable reprends presentar llamo conocimos empresa nueva$ gave number mutual opened agency family fan$',
  ask: '\\? how$ what$ which$ does$ do$ is$ are$ can$ could$ who$ why$ explain wonder question possible recommend know$ difference wie$ was$ welche wer$ können frage quel quelle qui$ est-ce pouvez comment$ cuál qué$ quién puede pregunta',
  weekday:
    'monday tuesday wednesday thursday friday saturday sunday tomorrow week montag dienstag mittwoch donnerstag freitag samstag sonntag morgen woche lundi mardi mercredi jeudi vendredi demain semaine lunes martes miércoles jueves viernes mañana$ semana morning afternoon noon',
  month:
    'january february march$ april$ may$ june july august september october november december januar februar märz mai$ juni juli dezember janvier mars$ juin juillet décembre enero marzo mayo junio julio diciembre christmas easter summer',
  season:
    'weather snow rain$ birthday christmas congrat award party newspaper article school weihnacht geburtstag regnet artikel noël anniversaire pleut navidad cumpleaños lloviendo artículo merry happy$ prize published posted book$ match$ fyi$ information$',
};

const isPattern = (word: string): boolean => word.startsWith('\\') || word.startsWith('[');

/** What stands before and after is checked once for all words: compiled for each of them, those checks cost more than the words. */
function patternOf(words: readonly string[]): RegExp {
  const plain = words.filter((word) => !isPattern(word));
  const whole = plain.flatMap((word) => (word.endsWith('$') ? [word.slice(0, -1)] : []));
  const beginnings = plain.filter((word) => !word.endsWith('$'));
  if (whole.length > 0) beginnings.push(`(?:${whole.join('|')})(?!\\p{L})`);
  return new RegExp([...words.filter(isPattern), `(?<!\\p{L})(?:${beginnings.join('|')})`].join('|'), 'u');
}

const PATTERNS = Object.entries(CONCEPTS).map(([name, words]): [string, RegExp] => [name, patternOf(words.split(' '))]);

/** The concepts in a lower-case text. */
export const conceptsOf = (text: string): string[] =>
  PATTERNS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
