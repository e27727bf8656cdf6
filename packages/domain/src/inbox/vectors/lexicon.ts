/*
 * Words of business letters that mean nearly the same, in four languages. A workspace of a few hundred messages is too small to learn that an invoice
 * is a bill; this says so, as retrofitting does (Faruqui et al. 2015). Each entry is a beginning of words, or a whole word if it ends in `$`. All are folded
 * (see foldText).
 */
const GROUPS: readonly string[] = [
  // Money
  'pric cost$ costs$ quot quotation rate$ rates$ tariff fee$ fees$ charge$ charges$ estimat preis kosten angebot offerte tarif$ devis prix precio presupuesto coste',
  'invoic bill$ bills$ billing billed rechnung faktura facture factura',
  'paid$ pay$ pays$ payment paying settle remit transfer zahl uberweis paie payer paiement pagar pago',
  'overdue outstanding arrears unpaid reminder dunning mahnung impaye vencid',
  'discount rebate cheaper reduction rabatt nachlass remise descuento',
  'refund reimburs credit$ gutschrift erstatt rembours reembols',
  'account$ accounts$ accounting bookkeep ledger statement reconcil auditor audit$ buchhalt konto compta cuenta',
  'budget spend$ spending afford expens',
  'profit margin sales$ revenue turnover sell-through umsatz ventes',
  'double overcharg twice extra$',
  'raise$ increase higher hike dearer erhoh steig augment aument sube$',
  // Ordering and delivering
  'order$ orders$ ordered reorder purchas buy$ buying bought bestell command pedido encargo comprar',
  'deliver shipment shipping ship$ shipped dispatch consignment parcel package courier freight drop$ drops$ liefer sendung paket livr colis envio entrega',
  'truck lorry van$ driver carrier haulier vehicle bike$ bicycle lkw fahrer camion conductor',
  'arriv received landed reached turned$ angekommen erhalten recu$ llego recib',
  'customs import$ imports$ border clearance broker phytosanitary duty$ zoll douane aduana',
  'container port$ vessel sea$ cargo bulk puerto hafen',
  'storage warehouse depot lager entrepot almacen',
  'delay late$ later$ slow$ overdue waiting held$ stuck queue verspat retard retras tarde$',
  'missing lost$ gone$ lack short$ incomplete hole$ fehlt manqu falta',
  'stock runs$ run$ ran$ supply supplies empty shortage vorrat rupture agot',
  'pallet box$ boxes$ crate carton case$ cases$ sack$ sacks$ bag$ bags$ sacken sacke saco caja karton',
  'track tracking trace$ whereabouts',
  'reserve reserv keep$ hold$ set aside',
  'minimum least$ quantity quantities volume amount menge quantite cantidad',
  'sample samples trial$ test$ tasting cupping probe$ muster echantillon muestra essai',
  'gift present$ presents$ hamper geschenk prasent cadeau regalo christmas weihnacht noel navidad',
  // What goes wrong and is mended
  'broken broke$ faulty fault defect fails$ failed stopped stops$ down$ dead$ kaputt defekt panne casse roto averia malfunction breakdown',
  'damag dent$ dented torn soaked wet$ beschadig durchnasst endommag dana crushed',
  'repair fix$ fixed fixing mend technician engineer mechanic service$ servicing maintenance wartung technik repar tecnico replac ersatz spare$',
  'machine machines grinder brewer boiler espresso-machine equipment appliance maschine muhle moulin maquina molino crank handle',
  'leak leaks drip dripping tropf fuite gotea',
  'noise noises sound$ sounds$ loud$ gerausch bruit ruido rattl',
  'error code$ beep beeps alarm fehler erreur',
  'complain reklamation beschwer reclam unhappy annoyed angry furious disappoint stale bitter bad$ worse wrong$ mauvais',
  'sorry apolog regret forgive entschuldig desole disculp',
  'gasket pump$ seal$ valve pumpe joint$ junta',
  'pressure druck pression presion steam wand',
  'mistake error mixed mix-up confus wrong$ irrtum erreur equivoc',
  // Dealing
  'contract agreement signed sign$ signature vertrag unterschr contrat contrato',
  'renew renewal extend extension prolong verlanger renouvel renov',
  'cancel cancelled terminat end$ ends$ quit$ stop$ kundig stornier annul resili leave$ leaving',
  'tender bid$ bids$ bidder procurement submission rfp ausschreib',
  'partner partnership cooperat collaborat propos',
  'supplier vendor lieferant fournisseur proveedor sourcing',
  'compare competitor alternative instead switch switching change$ changing',
  'confirm confirmed approv approved agreed agree$ accept bestatig confirmer acuerd einverstand board$',
  'refus declin reject deny denied pass$ unfortunately ableh',
  'decide decision choose chosen choice pick$ entscheid decid',
  'deadline until$ before$ latest due$ frist bis$ avant antes',
  'urgent asap immediately emergency hurry dringend eilig urgence urgente soon$',
  'reference references referee recommend recommendation recommended vouch empfehl referenc',
  'guarantee warranty insurance insured versicher garanti seguro',
  'certificate certified certification halal organic standard compliance proof zertifikat nachweis attestation certificado declaration nutrition',
  'questionnaire form$ forms$ survey fill$ formular fragebogen questionn cuestionario',
  'document documents paper$ papers$ paperwork file$ files$ attached attachment unterlagen piece-jointe adjunto licence permit',
  // Meeting and talking
  'meet$ meeting appointment visit visits$ visiting walk-through treffen termin besuch reunion rencontre visite visita cita come$ tour$',
  'call$ calls$ phone telephone ring$ telefon anruf appel llam talk$ speak',
  'calendar date$ dates$ availab free$ slot schedule diary suit$ suits$ termin disponib',
  'postpone reschedul move$ moved moving shift$ verschieb report decal aplaz frequency every$',
  'holiday vacation away closed closing close$ season$ urlaub ferien conge vacacion cerra schliess pause$ break$',
  'invit invitation attend guest guests einlad invite',
  'email mail$ mails$ letter message messages inbox nachricht courriel correo',
  'answer answered reply respond response heard news$ antwort repon respuesta silence nobody',
  'ask$ asked question questions query frage demand pregunta wonder',
  'fair$ exhibition trade-show messe salon feria conference panel$ talk$ speech slides presentation',
  'interview podcast article journalist press$ magazine newspaper story$ published writing fact$ facts$ newsletter media$ presse periodista',
  'photo photos picture pictures image video foto bild imagen repost',
  'introduc introduction connect contact$ referral name$ vorstell presentar',
  'parking park$ barrier parkplatz stationn aparcar',
  'entrance badge key$ keys$ door$ bell$ reception lobby schlussel cle$ llave access',
  'address location site$ sites$ place$ places$ branch branches house$ houses$ premises standort adresse direccion',
  // Feeling
  'thank thanks grateful appreciat danke vielen merci gracias obrigad kind$',
  'praise delicious incredible wonderful love$ loved lovely excellent amazing best$ enjoy perfect great$ liked stupidly marvellous splendid lob gelobt conclu',
  'congratulat won$ win$ winner award champion title$ finalist trophy cheers gratul felicit enhorabuena passed',
  'birthday anniversary year$ jubila cumple jahr',
  'happy glad pleased delighted joy$ froh content$ contento',
  'nervous worried anxious afraid fear scared sorge inquiet preocup',
  'joke joking laugh laughed funny humour',
  // People and places
  'wedding bride couple marriage married hochzeit mariage boda',
  'party celebrat fest$ sommerfest fete event events feier throwdown concert',
  'funeral mourning burial',
  'hotel hotels rooms guesthouse inn$ lodge resort b&b habitacion',
  'restaurant trattoria bistro cafe$ cafes$ bar$ kitchen chef$ cook$ menu$ covers$',
  'office offices desk$ desks$ workplace building floor$ floors$ coworking staff$ employee employees headcount team$ teams$ colleague colleagues mitarbeiter buro bureau oficina',
  'school pupils teacher governors staffroom term$ schule ecole escuela',
  'church service$ sunday congregation parish choir',
  'hospital ward$ clinic patients nurse nurses krankenhaus',
  'charity donat donation food-bank volunteer volunteers spende',
  'airline lounge flight crew aviation airport altitude',
  'shop store$ stores$ shelf retail supermarket listing listed laden boutique tienda',
  'bank$ finance$ lender',
  'boss director manager ceo owner owners chef$ leitung direct jefe',
  'customer customers client clients member members kunde clientele cliente',
  'barista baristas waiter server$ served',
  'apprentice trainee training course workshop class$ lesson teach learn schulung formation curso entrena taller',
  'job$ jobs$ hire$ hiring recruit position role$ vacancy career',
  'child children daughter son$ father mother grandmother family dad$ kid$ kids$ parents eltern pap$ familia',
  'cat$ dog$ animal pet$ swan duck camel fish$ stag stags bird',
  'lawyer legal solicitor nda$ non-disclosure anwalt avocat abogado',
  'inspector inspection health$ hygiene control$ clean$ cleanest',
  'landlord rent$ lease leases tenant miete loyer',
  // Things
  'drawing drawings sketch plan$ plans$ blueprint layout design designs designer artwork draft$ zeichnung plano dessin',
  'wood$ oak$ ash$ timber sink$ counter window shelf$ column furniture chair',
  'colour color$ green$ blue$ red$ sage$ pantone paint painted shade farbe couleur',
  'print printed printing printer label labels$ packaging druck imprim etiquette etiqueta cup$ cups$',
  'environment carbon emission emissions climate footprint sustainab compostable recycl co2 umwelt nachhaltig durable',
  'weather rain$ snow snowed storm sun$ regen pluie lluvia wetter',
  'harvest crop$ crops$ cherries picking cosecha ernte recolte lot$ lots$ farm$ farmer grower plantation beds$',
  'coffee beans blend espresso roast roasted filter$ decaf kaffee cafe$ bohnen grano roaster',
  'decaf caffeine-free decaffeinated descafeinado entkoffeiniert',
  'cold iced ice$ chilled keg$ kegs$ brew$',
  'water$ osmosis wasser agua',
  'taste tastes flavour flavor notes$ cardamom sour$ dark$ bitter geschmack gout sabor thin$ smell smells aroma palate',
  'cake$ pastry bread scones food$ eat$ eaten croissant lunch breakfast porridge dinner meal hungry',
  'wine$ barrel barrels cellar pinot martini cocktail drink drinks',
  'power electric electricity generator mains strom switch$ socket sockets',
  'flat$ tyre tire puncture breakdown',
  'train$ travel trip$ journey ticket strike flight$ zug reise viaje voyage',
  'used$ second-hand secondhand old$ gebraucht occasion usado sell$ selling sale$ verkauf vend',
  'subscription subscribe subscriber monthly abo$ abonn suscrip',
  'language norwegian arabic french english translate translation native sprache langue idioma speaker',
  'grind grinding grinds molienda mahlgrad mouture',
  'profile temperature probe$ calibrat sensor degrees batch',
  'report$ figures numbers data$ statistics bericht zahlen rapport datos percent',
  'week$ weekly woche semaine semana fortnight',
  'month months monthly monat mois mes$ meses',
  'tomorrow$ morgen$ demain manana',
  'expand expansion open$ opens$ opening new$ grow$ growth eroffn ouvr abr$ apertura',
  'install installation setup einbau',
  'how$ many$ count$ number$ headcount anzahl combien cuanto cuantos',
];

const WHOLE = new Map<string, string[]>();
const BEGINNINGS = new Map<string, string[]>();

for (const [index, group] of GROUPS.entries())
  for (const entry of group.split(' ')) {
    const isWhole = entry.endsWith('$');
    const [map, word] = isWhole ? [WHOLE, entry.slice(0, -1)] : [BEGINNINGS, entry];
    const names = map.get(word) ?? [];
    map.set(word, names);
    if (!names.includes(`#${index}`)) names.push(`#${index}`);
  }

const SHORTEST = 3;
/** A part inside a compound ("Ersatzlieferung") is looked for in words of so many characters, and has so many itself. */
const COMPOUND = 10;
const INNER = 5;

/** Words looked up so far: the same ones come again and again. Emptied when full. */
const KNOWN = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

/** The groups that a folded word belongs to, as tokens of their own. */
export function groupsOf(word: string): readonly string[] {
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  const found = lookedUp(word);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(word, found);
  return found;
}

function lookedUp(word: string): readonly string[] {
  const found = [...(WHOLE.get(word) ?? [])];
  const add = (names: readonly string[] = []) => {
    for (const name of names) if (!found.includes(name)) found.push(name);
  };
  for (let length = SHORTEST; length <= word.length; length += 1) add(BEGINNINGS.get(word.slice(0, length)));
  if (word.length < COMPOUND) return found;
  for (let start = SHORTEST; start + INNER <= word.length; start += 1)
    for (let length = INNER; start + length <= word.length; length += 1)
      add(BEGINNINGS.get(word.slice(start, start + length)));
  return found;
}
