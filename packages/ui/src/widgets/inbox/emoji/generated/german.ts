/* Written by scripts/emoji.mjs from emojibase-data 17.0.0, © Miles Johnson, MIT license; its words are those of Unicode CLDR, Unicode License v3. */

/** The German name and words of each line of the English table. */
export const german = `
grinsendes Gesicht|froh,fröhlich,grinsen,haha,lachen,lol,lustig,smiley
grinsendes Gesicht mit großen Augen|fröhlich,glücklich,grinsen,große,lachen,lol,lustig,lächeln,mund,offen,smiley
grinsendes Gesicht mit lachenden Augen|fröhlich,geschlossen,glücklich,grinsen,lachen,lol,lustig,lächeln,mund,offen,smiley,witzig
strahlendes Gesicht mit lachenden Augen|fröhlich,grinsen,happy,lachen,lustig,lächeln,smiley,strahlen,zähne
Grinsegesicht mit zugekniffenen Augen|geschlossen,gesicht,grinsen,haha,hehe,hihi,lachen,lol,lustig,mund,offen,smiley,witzig,zugekniffen,zusammengekniffen
grinsendes Gesicht mit Schweißtropfen|grinsen,lachen,lustig,lächeln,mund,nervös,offen,schweiß,schwitzen,smiley
sich vor Lachen auf dem Boden wälzen|gesicht,haha,hehe,lol,lustig,muahaha,rofl,smiley,tränen,witzig
Gesicht mit Freudentränen|freude,fröhlich,haha,happy,hehe,hihi,lachen,lol,lustig,muahaha,rofl,smiley,tränen,witzig
leicht lächelndes Gesicht|lächeln,smiley
umgekehrtes Gesicht|auf dem kopf,lächeln,smiley,stehen,umgekehrt
schmelzendes Gesicht|auflösen,beschämt,flüssig,hitze,sarkasmus,sarkastisch,schmelzen,schwitzen,smiley,verschwinden
zwinkerndes Gesicht|auge,flirten,sexy,smiley,zudrücken,zugedrückt,zukneifen,zuzwinkern,zwinkern
lächelndes Gesicht mit lachenden Augen|erröten,freude,freundlich,glücklich,lachen,lächeln,rot,wangen
lächelndes Gesicht mit Heiligenschein|brav,engel,glücklich,lieb,lächeln,seelig,smiley
lächelndes Gesicht mit Herzen|3,anhimmeln,bewundern,hdgdl,hdl,herzchen,lieb,liebe,lächeln,smiley,verknallt,verliebt,verzückt
lächelndes Gesicht mit herzförmigen Augen|glücklich,herzen,herzförmig,liebe,lächeln,smiley,verliebt
überwältigt|aufgeregt,augen,gesicht,grinsen,smiley,star,stern,wow
Kuss zuwerfendes Gesicht|flirten,küsschen,küssen,lieb,smiley,zuwerfen
küssendes Gesicht|flirten,hdl,knutsch,kuss,küssen,smiley,xoxo
lächelndes Gesicht|fröhlich,lächeln,rot,smiley,wangen
küssendes Gesicht mit geschlossenen Augen|geschlossen,knutsch,kuss,küsschen,küssen,rot,smiley,ugen,wangen
küssendes Gesicht mit lächelnden Augen|flirten,knutsch,kuss,küssen,lächeln,smiley
lachendes Gesicht mit Träne|berührt,dankbar,erleichtert,freudenträne,gerührt,lächeln,smiley,stolz
sich die Lippen leckendes Gesicht|lecker,leckeres essen,lächeln,sich die lippen leckender smiley,sich die lippen leckendes gesicht,smiley,zunge
Gesicht mit herausgestreckter Zunge|bäh,herausgestreckt,lachen,lustig,smiley,ätsch
zwinkerndes Gesicht mit herausgestreckter Zunge|auge,herausgestreckt,herausstrecken,smiley,zudrücken,zugedrückt,zwinkern
irres Gesicht|auge,augen,groß,irre,klein,smiley,verrückt
Gesicht mit herausgestreckter Zunge und zusammengekniffenen Augen|auge,bäh,ekel,herausgestreckt,herausstrecken,igitt,schmeck,schrecklich,smiley,zusammengekniffen,zusammenkneifen
Gesicht mit Dollarzeichen|dollar,geld,mund,smiley,zunge
Gesicht mit umarmenden Händen|drücken,hände,smiley,umarmen,umarmung
verlegen kicherndes Gesicht|haha,hand,hihi,huch,kichern,lachen,mund,rot,smiley,wangen
Gesicht mit offenen Augen und Hand über dem Mund|erschrecken,erstaunen,furcht,geschockt,offen,omg,schock,smiley,unglauben,verlegenheit,überraschung
Gesicht mit durch die Finger linsendem Auge|gebannt,hervorlugen,linsen,schüchtern,smiley,spähen,starren,verlegen
ermahnendes Gesicht|ermahnen,finger,leise,psst,pst,ruhe,ruhig,sch,smiley
nachdenkendes Gesicht|fragen,grübeln,hm,komisch,nachdenken,nachdenklich,smiley,wundern
salutierendes Gesicht|aye,jawohl,jawoll,militär,ok,respekt,salutieren,smiley,zu befehl
Gesicht mit Reißverschlussmund|geheimnis,halten,mund,reißverschluss,schweigen,smiley,wahren
Gesicht mit hochgezogenen Augenbrauen|argwöhnisch,hochgezogen,misstrauen,skeptisch,smiley,stutzig,zweifel
neutrales Gesicht|ausdruckslos,kommentarlos,neutral,smiley,todernst,unbeeindruckt
ausdrucksloses Gesicht|ausdruckslos,kommentarlos,selbstgefällig,smiley,unbeeindruckt,unglaublich
Gesicht ohne Mund|kein,smiley,sprachlos
gestricheltes Gesicht|depressiv,deprimiert,egal,gestrichelt,introvertiert,smiley,traurig,unsichtbar,verschwinden,verstecken
Gesicht in Wolken|geistesabwesend,gesicht im nebel,gesicht in wolken,kopf in wolken
süffisant lächelndes Gesicht|feixen,flirten,lächeln,mundwinkel,schief,smiley
verstimmtes Gesicht|langweilig,smiley,traurig,unglücklich,unzufrieden,verstimmt
Augen verdrehendes Gesicht|genervt,meinetwegen,nerv,ohje,rollen,smiley,verdrehen,verrollen
Grimassen schneidendes Gesicht|grimasse,peinlich,schneiden,smiley,verziehen,zähne
Gesicht, das ausatmet|ausatmen,erleichtert,erschöpft,husten,puh,pusten,schnaufen,seufz,seufzen,smiley
lügendes Gesicht|lüge,nase,pinocchio,schwindel
zitterndes Doppelgesicht|erdbeben,gesicht,omg,panik,schock,smiley,verrückt,vibrieren,wow,zittern,überrascht
erleichtertes Gesicht|augen,entspannt,erleichtert,geschlossen,smiley,zen,zufrieden
nachdenkliches Gesicht|enttäuscht,nachdenklich,schrecklich,smiley,traurig,verlieren,verloren
schläfriges Gesicht|gute,müde,nacht,schläfrig,smiley,traurig
sabberndes Gesicht|sabbern,smiley
schlafendes Gesicht|dösen,einschlafen,gute nacht,gähnen,langweilig,mittagsschlaf,müde,nickerchen,schlaf,schlafen,smiley,zzz
Gesicht mit Atemschutzmaske|arzt,bazillen,erkältet,krank,krankheit,mund,mundschutz,schutzmaske,smiley,viren,virus
Gesicht mit Fieberthermometer|fieber,krank,messen,smiley,thermometer
Gesicht mit Kopfverband|aua,autsch,kopf,schmerzen,smiley,verband,verletzung
würgendes Gesicht|ekel,eklig,erbrechen,grün,igitt,smiley,widerlich,würgen,übelkeit,übergeben
kotzendes Gesicht|brechen,erbrechen,kotzen,krank,schlecht,smiley,speien,spucken,übel,übergeben
niesendes Gesicht|erkältet,erkältung,gesundheit,grippe,hatschi,krank,nase,niesen,putzen,smiley,taschentuch
schwitzendes Gesicht|erhitzt,fieber,fiebrig,heiß,herausstrecken,hitze,hitzschlag,rot,schnaufen,schwitzen,smiley,zunge
frierendes Gesicht|bibbern,blau,eisig,erfrieren,frieren,frostig,frösteln,kalt,smiley,unter null,zittern,zähne,zähneklappern
schwindeliges Gesicht|angeheitert,angeschwipst,angetrunken,benebelt,berauscht,beschwipst,betrunken,gewellt,mund,schwindelig,schwindlig,smiley
benommenes Gesicht|augen,benommen,ko,krank,kreuze,schwindelig,schwindlig,smiley
Gesicht mit Spiralen als Augen|hypnose,hypnotisiert,höhenangst,omg,schwindelig,schwindlig,smiley,verwirrt,wirr
explodierender Kopf|entsetzt,explodieren,geschockt,gesicht,schock,schockiert,smiley,unglaublich,überwältigt
Gesicht mit Cowboyhut|cowboy,cowgirl,hut,smiley
Partygesicht|aufgeregt,feier,fest,fröhlich,geburtstag,gesicht,glückwunsch,hurra,hut,party,smiley,überraschung
verkleidet|brille,gesicht,incognito,inkognito,maske,nase,nasenbrille,person,smiley,spionieren,verdeckt,verkleidung
lächelndes Gesicht mit Sonnenbrille|cool,lächeln,smiley
Strebergesicht|brille,gesicht,intelligent,klug,nerd,schlau,schlaumeier,smart,smiley,streber
Gesicht mit Monokel|elegant,reich,smiley
verwundertes Gesicht|keine ahnung,smiley,traurig,verwirrt,verwundert,weiß nicht
Gesicht mit schrägem Mund|enttäuscht,genervt,hmpf,keine ahnung,langweilig,skeptisch,smiley,unsicher,zweifelnd
besorgtes Gesicht|besorgt,smiley,sorgen,traurig
betrübtes Gesicht|betrübt,schade,smiley,traurig
düsteres Gesicht|deprimiert,düster,smiley,stirnrunzelnd,traurig
Gesicht mit offenem Mund|erstaunt,offen,omg,schockiert,unglaublich,vergessen,wow
verdutztes Gesicht|erstaunt,omg,smiley,sprachlos,verdutzt
erstauntes Gesicht|erstaunt,nee,omg,schockiert,smiley,verwundert
errötetes Gesicht mit großen Augen|erröten,groß,peinlich,rot,scham,schämen,smiley,verlegen,wangen,überrascht
bettelndes Gesicht|anflehen,augen,betteln,bettelnd,bitte,bitten,flehend,groß,kulleraugen,smiley,traurig,welpenaugen
Gesicht, das Tränen zurückhält|aufgebracht,dankbar,freude,freudentränen,gerührt,rührung,smiley,stolz,weinen,zurückhalten
entsetztes Gesicht|entsetzt,mund,offen,schockiert,smiley,verwundert
qualvolles Gesicht|arm,leidend,qualvoll,smiley,vergessen,wow
ängstliches Gesicht|angst,besorgt,ängstlich
besorgtes Gesicht mit Schweißtropfen|angst,angstschweiß,besorgt,mund,nervös,offen,schweiß,ängstlich
trauriges aber erleichtertes Gesicht|enttäuscht,erleichtert,knapp,schweiß,traurig,ängstlich
weinendes Gesicht|smiley,traurig,träne,weinen
heulendes Gesicht|flennen,heulen,schluchzen,smiley,traurig,tränen,tränenfluss,weinen
vor Angst schreiendes Gesicht|munch,omg,panik,schrei,schreien,schreiend,ängstlich
verwirrtes Gesicht|bestürzt,frustriert,konfus,smiley,verwirrt,verzweifelt
entschlossenes Gesicht|ausdauernd,durchhalten,fokus,konzentration,konzentrieren,kopfschmerzen
enttäuschtes Gesicht|enttäuscht,leider,schade,smiley,traurig,verloren
bedrücktes Gesicht mit Schweiß|angstschweiß,augen,bedrückt,geschlossen,kopfschmerzen,smiley
erschöpftes Gesicht|erschöpft,fehlschlag,hungrig,müde,nein,smiley,unglücklich
müdes Gesicht|müde,niesen,smiley,traurig
gähnendes Gesicht|gelangweilt,gähnen,gähnend,langweilig,müde,schnarch,smiley,zzz,öde
schnaubendes Gesicht|erleichtert,gewonnen,schnaubendes gesicht
schmollendes Gesicht|rot,rot angelaufener smiley,schmollendes gesicht,wütend
verärgertes Gesicht|böse,smiley,verärgert,wut,wütend,zornig,ärgern
Gesicht mit Symbolen über dem Mund|fluchen,schimpfen,schimpfwort,smiley,symbole,verdammt,wut,wütend,zensur,ärger,ärgern
grinsendes Gesicht mit Hörnern|böse,dämon,dämonin,fantasie,grinsen,hörner,lila,märchen,satan,smiley,teufel,violett
wütendes Gesicht mit Hörnern|böse,dämon,dämonin,fantasie,fantasy,hörner,kobold,lila,märchen,satan,teufel,teufelchen,violett,wütend
Totenkopf|gesicht,knochen,märchen,schädel,tod,tot,yolo
Totenkopf mit gekreuzten Knochen|gekreuzt,gesicht,piratenflagge,schädel,tod,tot
Kothaufen|kot,mist
Clown-Gesicht|clown-gesicht
Ungeheuer|gesicht,gruselig,japan,japanisch,maske,monster,märchen,oger
Kobold|gemein,gesicht,japan,japanisch,maske,monster,märchen,tengu,ungeheuer,wütend
Gespenst|buh,fantasy,geist,gesicht,gruselig,halloween,märchen,spuk,zunge
Außerirdischer|alien,all,außerirdisch,außerirdische,fantasy,gesicht,monster,märchen,ufo,weltraum,wesen
Computerspiel-Monster|computerspiel-monster,gesicht,ufo
Roboter|gesicht,monster,robotergesicht,roboterkopf
grinsende Katze|gesicht,grinsen,katzengesicht,lachen,lol,lustig,mund,offen,smiley,tier
grinsende Katze mit lachenden Augen|gesicht,grinsen,katzengesicht,lachen,smiley,tier
Katze mit Freudentränen|freude,gesicht,katzengesicht,lachen,smiley,tier,tränen
lachende Katze mit Herzen als Augen|gesicht,herzaugen,katzengesicht,lachen,liebe,lächeln,smiley,tier,verliebt
verwegen lächelnde Katze|gesicht,grinsen,ironisch,katzengesicht,lachen,lächeln,smiley,tier
küssende Katze|augen,geschlossen,gesicht,katzengesicht,kuss,küsschen,küsse,küssen,rot,smiley,tier,wangen
erschöpfte Katze|angst,erschöpft,gesicht,katzengesicht,panik,schock,schockiert,schrei,schreien,smiley,tier,überrascht
weinende Katze|gesicht,katzengesicht,smiley,tier,traurig,träne,weinen
schmollende Katze|gesicht,katzengesicht,schmollen,schmollmund,smiley,tier,verärgert
sich die Augen zuhaltendes Affengesicht|affe,böse,geheimnis,gemein,geste,nein,omg,sehen,tier,verboten,vergessen,verstecken,zuhalten
sich die Ohren zuhaltendes Affengesicht|affe,böse,geheimnis,gemein,geste,hören,nein,tier,verboten,zuhalten,zuhören
sich den Mund zuhaltendes Affengesicht|affe,böse,geheimnis,gemein,geste,hand,heimlich,leise,nein,sagen,sprechen,still,tier,ups,verboten,zuhalten
Liebesbrief|brief,herz,liebe,post,siegel
Herz mit Pfeil|herz mit pfeil,liebe
Herz mit Schleife|hochzeitstag,jahrestag,küsschen,küsse,liebe,valentinstag,xoxo
funkelndes Herz|aufregung,funkeln,gefühl,glitzern,liebe,morgen,nacht,rosa,xoxo
wachsendes Herz|aufregung,gefühl,herzschlag,küsschen,küsse,liebe,nervosität,nervös,puls,wachsen,xoxo
schlagendes Herz|gefühl,herzschlag,liebe,puls,pulsieren,schlagen
kreisende Herzen|emotion,gefühl,herz,hochzeitstag,jahrestag,kreisen,liebe,süß
zwei Herzen|date,gefühl,herz,hochzeitstag,jahrestag,küsschen,küsse,liebe,rendezvous,xoxo
Herzdekoration|deko,emotion,gefühl,herz,liebe,lila,violett,weiß
Herz als Ausrufezeichen|herz als ausrufezeichen,satzzeichen
gebrochenes Herz|allein,gebrochen,gefühl,herzschmerz,liebeskummer,schmerz,traurig,trennung,zerbrochen
Herz in Flammen|brennendes herz,herz in flammen,leidenschaft,liebe
Herz mit Verband|besserung,genesen,herz mit verband
rotes Herz|rotes herz
pinkes Herz|gefallen,gefällt,gefühl,liebe,mag,mögen,niedlich,pink,rosa,süß,verliebt
oranges Herz|liebe,orange
gelbes Herz|gefühl,gelb,herzlich,liebe
grünes Herz|gefühl,grün,liebe,romantisch
blaues Herz|blau,gefühl,liebe,romantisch
hellblaues Herz|aquamarin,emotion,gefallen,gefällt,gefühl,hdl,hellblau,liebe,mag,mögen,niedlich,süß,türkis,zyan
lila Herz|beste,gefühl,hdl,liebe,lilafarben,violett
braunes Herz|braun,braunes herz
schwarzes Herz|böse,schwarz,schwarzes herz
graues Herz|emotion,grau,graues herz,hdl,liebe,schieferfarben,silber,silberfarben
weißes Herz|weiß,weißes herz
Kussabdruck|gefühl,knutsch,kuss,küssen,liebe,lippen,lippenstift,romantisch,sexy
100 Punkte|100 punkte,punktestand,volle punktzahl
Ärger|comic,wut
Zusammenstoß|bombe,boom,comic,explodieren,explosion,kollidieren,kollision,zusammenstoßen
schwindlig|benommen,benommenheit,comic,komet,stern,sterne,sternschnuppe
Schweißtropfen|comic,feucht,nass,schweiß,schwitzen,trainieren,training,tropfen,wasser
Staubwolke|comic,rennen,weglaufen
Loch|schwarz
Sprechblase mit drei Punkten|comic,dialog,gespräch,sprechblase mit drei punkten,unterhaltung
Auge in Sprechblase|dialog,reden,sprechen,zeuge
Sprechblase links|dialog,reden,sprechblase links,sprechen,unterhaltung
Sprechblase für wütende Aussage rechts|sprechblase für wütende aussage rechts,wütend
Gedankenblase|comic,nachdenken
Schlafen|buchstaben,comic,gähn,langweilig,müde,nickerchen,schlaf,schnarchen,zzz,öde
winkende Hand|auf wiedersehen,bis später,ciao,guten tag,hallo,hey,hi,tschüs,tschüss,winken
erhobene Hand von hinten|erhoben,erhobene hand von hinten,erhobener handrücken
Hand mit gespreizten Fingern|5,finger,fünf,gespreizt,hand mit gespreizten fingern
erhobene Hand|5,erhoben,halt,handfläche,high five,schlag ein,stopp,warte
vulkanischer Gruß|finger,grüßen,hand,hände,spreizen
nach rechts weisende Hand|ausgestreckt,ausstrecken,hände,händeschütteln,reichen,schütteln,weisen
nach links weisende Hand|ausgestreckt,ausstrecken,hände,händeschütteln,reichen,schütteln,weisen
Hand mit Handfläche nach unten|abweisen,fallen lassen,fallenlassen,handgeste,hau ab,verscheuchen,wegscheuchen,wegschicken
Hand mit Handfläche nach oben|anbieten,angebot,darbieten,einladen,entgegenstrecken,handgeste,kommen,locken,reichen
nach links schiebende Hand|drücken,halt,high 5,high five,moment,nein,schieben,schluss,stopp,warte mal,warten
nach rechts schiebende Hand|drücken,halt,high 5,high five,moment,nein,schieben,schluss,stopp,warte mal,warten
OK-Zeichen|exzellent,finger,genial,hand,in ordnung,natürlich,ok-zeichen,perfekt,super
zusammengedrückte Finger|bündelhand,fingerspitzen,gehts noch,geste,hand,handgeste,italienisch,was,zusammengedrückt,zusammengelegt
Wenig-Geste|betrag,finger,gering,hand,klein,menge,unbedeutend,wenig-geste,winzig
Victory-Geste|sieg,v,victory-geste
Hand mit gekreuzten Fingern|finger,gekreuzt,hand mit gekreuzten fingern
Hand mit gekreuztem Zeigefinger und Daumen|finger,fingerherz,gekreuzt,geld,handgeste,kosten,teuer
Ich-liebe-dich-Geste|drei,finger,hand,hdl,ich-liebe-dich-geste
Teufelsgruß|corna,finger,hand,heavy,hörner,mano cornuta,metal,metalhand,pommesgabel,rock,teufel,yeah
Ruf-mich-an-Handzeichen|anruf,anrufen,hand,ruf-mich-an-handzeichen,shaka
nach links weisender Zeigefinger|finger,handrückseite,weisen,zeigen
nach rechts weisender Zeigefinger|finger,handrückseite,weisen,zeigen
nach oben weisender Zeigefinger von hinten|aufwärts,finger,handrücken,handrückseite,hier,hinauf,melden,rauf,weisen,zeigen
Mittelfinger|finger,hand
nach unten weisender Zeigefinger|abwärts,finger,handrücken,handrückseite,hinab,hinunter,runter,weisen,zeigen
nach oben weisender Zeigefinger von vorne|finger,hand,handvorderseite,hier,melden,weisen,zeigen
auf Betrachter zeigender Zeigefinger|deuten,du,finger,fingerzeig,hand,handgeste,sie,stupsen,zeigen
Daumen hoch|daumen hoch,einverstanden,finger,gut,hand,in ordnung,jawohl,klar,klasse,like,nach oben,ok,super,top
Daumen runter|daumen runter,hand,nach unten,schlecht
erhobene Faust|erhoben,hand,kampf,solidarität
geballte Faust|absolut,bro,geballt,hand,korrekt,zustimmen
Faust nach links|hand,nach links
Faust nach rechts|hand,nach rechts
klatschende Hände|applaudieren,applaus,beifall,gratulation,großartig,gut,hand,klatschen,klatschend,toll
zwei erhobene Handflächen|erhoben,feiern,geste,hurra,hände
Hände, die Herz bilden|finger,geste,handgeste,handherz,hdl,händeherz,liebe
offene Hände|jazz,offen,umarmen,umarmung
Handflächen nach oben|beten,gebet,hand,hände,nach oben,zusammen
Handschlag|hände,händeschütteln,vereinbarung
zusammengelegte Handflächen|beten,betend,bitten,danke,danken,gebet,gefaltet,grüßen,zusammengelegt
schreibende Hand|schreiben,schreibend,stift
Nagellack|kosmetik,maniküre,nagel,nagelpflege
Selfie|smartphone
angespannter Bizeps|arm,bodybuilder,bro,fitnessstudio,gewichtheben,muckies,muskeln,stark,training
Armprothese|arm,barrierefreiheit,prothese
Beinprothese|barrierefreiheit,bein,prothese
Bein|extremität,fuß,gebeugtes knie,gliedmaße,knie,körperglied,körperteil,treten,tritt
Fuß|füße,kick,knöchel,körperteil,stampfen,treten,tritt
Ohr|hören,körperteil
Ohr mit Hörgerät|barrierefreiheit,gehörlos,hilfsgerät,hörhilfe,schwerhörig,taub
Nase|körperteil,riechen
Gehirn|hirn,intelligent,intelligenz,klug,schlau
Herz (Organ)|anatomie,herzschlag,körper,körperteil,mensch,puls,schlagen
Lunge|atem,atmen,ausatmen,einatmen,körper,körperteil,lungenflügel,mensch,organ
Zahn|perlweiß,weiß,zahnarzt,zahnärztin,zähne
Knochen|hund,hundeknochen,kauknochen,skelett
Augen|auge,gesicht,gucken,schauen,sehen
Auge|blick,körper,körperteil,schauen,sehen
Zunge|hmm,körperteil,lecken,lecker,mmh,ätsch
Mund|kuss,körperteil,lippen,lippenstift
auf Lippe beißen|angst,besorgt,flirten,flirtend,kuss,lippenstift,mund,nervös,sexy,unbehaglich,zähne,ängstlich
Baby|gesicht,jung,kind,kleinkind,locke
Kind|enkelkind,jung,jünger,munter,strahlend
Junge|enkelsohn,gesicht,jung,jünger,kind,munter,sohn,strahlend
Mädchen|enkeltochter,gesicht,jung,jünger,kind,munter,strahlend,tochter
Person|erwachsen,erwachsene person,mensch
Person: blondes Haar|blond,blondhaarig,gesicht,mensch
Mann|erwachsen,gesicht
Person: Bart|bärtig,schnurrbart
Mann: Bart|mann mit bart
Frau: Bart|frau mit bart
Mann: rotes Haar|erwachsen,gesicht,rotes haar
Mann: lockiges Haar|erwachsen,gesicht,lockiges haar
Mann: weißes Haar|erwachsen,gesicht,weißes haar
Mann: Glatze|erwachsen,gesicht
Frau|erwachsen,gesicht
Frau: rotes Haar|erwachsen,gesicht,rotes haar
Person: rotes Haar|erwachsen,erwachsene person,mensch,rotes haar
Frau: lockiges Haar|erwachsen,gesicht,lockiges haar
Person: lockiges Haar|erwachsen,erwachsene person,lockiges haar,mensch
Frau: weißes Haar|erwachsen,gesicht,weißes haar
Person: weißes Haar|erwachsen,erwachsene person,mensch,weißes haar
Frau: Glatze|erwachsen,gesicht
Person: Glatze|erwachsen,erwachsene person,mensch
Frau: blond|blonde frau,gesicht,haar
Mann: blond|blonder mann,gesicht,haar
ältere Person|alt,erwachsen,großeltern,mensch,weise,älter
älterer Mann|alt,erwachsen,großeltern,großvater,mensch,opa,senior,weise,älter
ältere Frau|alt,erwachsen,großeltern,großmutter,mensch,oma,seniorin,weise,älter
missmutige Person|frustriert,gesicht,missmutig,runzeln,stirnrunzelnd,unzufrieden,verärgert
missmutiger Mann|frustriert,gesicht,missmutig,runzeln,stirnrunzelnd,unzufrieden,verärgert
missmutige Frau|frustriert,gesicht,missmutig,runzeln,stirnrunzelnd,unzufrieden,verärgert
schmollende Person|eingeschnappt,enttäuscht,jammerd,jammern,schmollen,schmollend,verärgert
schmollender Mann|eingeschnappt,enttäuscht,jammerd,jammern,schmollen,schmollend,verärgert
schmollende Frau|eingeschnappt,enttäuscht,jammerd,jammern,schmollen,schmollend,verärgert
Person mit überkreuzten Armen|arme,gesicht,nein,nicht,verbieten,verboten,überkreuzt
Mann mit überkreuzten Armen|arme,gesicht,nein,nicht,verbieten,verboten,überkreuzt
Frau mit überkreuzten Armen|arme,frau mit überkreuzten armen,gesicht
Person mit Händen auf dem Kopf|geste,hände,oje,ok,omg,über kopf,übung
Mann mit Händen auf dem Kopf|geste,hände,oje,ok,omg,über kopf,übung
Frau mit Händen auf dem Kopf|geste,hände,oje,ok,omg,über kopf,übung
Infoschalter-Mitarbeiter(in)|abgekippt,beleidigen,gerüchte,geste,hand,klatsch,klatschen,person,sarkasmus,sarkastisch,tratsch,tratschen
Infoschalter-Mitarbeiter|abgekippt,beleidigen,gerüchte,geste,hand,klatsch,klatschen,mann,sarkasmus,sarkastisch,tratsch,tratschen
Infoschalter-Mitarbeiterin|auskunft,frau,informationen,infoschalter-mitarbeiterin
Person mit erhobenem Arm|aufzeigen,drankommen,drannehmen,frage,geste,hand,heben,hier,ich,sich melden,wissen
Mann mit erhobenem Arm|aufzeigen,drankommen,drannehmen,frage,geste,hand,heben,hier,ich,sich melden,wissen
Frau mit erhobenem Arm|aufzeigen,drankommen,drannehmen,frage,geste,hand,heben,hier,ich,sich melden,wissen
gehörlose Person|barrierefreiheit,gehörlos,hören,ohr,schwerhörig,taub
gehörloser Mann|gehörlos,gehörloser mann,taub
gehörlose Frau|gehörlos,gehörlose frau,taub
sich verbeugende Person|bedauern,bitten,demut,entschuldigung,geste,kniefall,meditation,meditieren,sorry,unterwerfen,verbeugen,verzeihung
sich verbeugender Mann|demut,sich verbeugender mann,verbeugen
sich verbeugende Frau|bedauern,bitten,demut,entschuldigung,geste,kniefall,meditation,meditieren,sorry,unterwerfen,verbeugen,verzeihung
sich an den Kopf fassende Person|fassen,frustriert,genervt,gesicht,oh nein,omg,unfassbar,unglaublich,verzweifelt
sich an den Kopf fassender Mann|fassen,frustriert,genervt,gesicht,oh nein,omg,unfassbar,unglaublich,verzweifelt
sich an den Kopf fassende Frau|fassen,frustriert,genervt,gesicht,oh nein,omg,unfassbar,unglaublich,verzweifelt
schulterzuckende Person|egal,gleichgültig,keine ahnung,schultern zucken,schulterzuckend,weiß nicht,zweifel
schulterzuckender Mann|egal,gleichgültig,keine ahnung,schultern zucken,schulterzuckend,weiß nicht,zweifel
schulterzuckende Frau|egal,gleichgültig,keine ahnung,schultern zucken,schulterzuckend,weiß nicht,zweifel
Arzt/Ärztin|arztkittel
Arzt|arztkittel,doktor,krankenpfleger,pfleger
Ärztin|arztkittel,doktor,krankenschwester,pflegerin
Student(in)|doktorhut,uni
Student|absolvent,diplom,doktorhut,uni
Studentin|abschluss,absolventin,diplom,doktorhut,uni
Lehrer(in)|
Lehrer|dozent,mann,professor,tafel
Lehrerin|dozentin,frau,professorin
Richter(in)|waage
Richter|gerechtigkeit,mann,recht
Richterin|frau,gerechtigkeit,recht
Bauer/Bäuerin|
Bauer|farmer,gärtner,landwirt,rancher,ähre
Bäuerin|farmerin,gärtnerin,landwirtin,ähre
Koch/Köchin|kochen
Koch|kochen,restaurant
Köchin|kochen
Mechaniker(in)|
Mechaniker|elektriker,handwerker,klempner,mann
Mechanikerin|elektrikerin,frau,handwerkerin,klempnerin
Fabrikarbeiter(in)|fabrik,industriell,montage
Fabrikarbeiter|fabrik,helm
Fabrikarbeiterin|fabrik,frau,helm
Büroangestellte(r)|business,schlips und kragen
Büroangestellter|angestellter,büro,manager,mann
Büroangestellte|angestellte,büro,frau,managerin,mangerin
Wissenschaftler(in)|labor
Wissenschaftler|chemie,forscher,labor
Wissenschaftlerin|forscherin,frau,labor
IT-Experte/IT-Expertin|bildschirm,computer
IT-Experte|arbeit,bildschirm,büro,computer,entwickler,it-experte,mann,office
IT-Expertin|arbeit,bildschirm,büro,computer,entwickler,entwicklerin,frau,it-expertin,laptop,office
Sänger(in)|rock,star
Sänger|mann,mikrofon,popstar,schauspieler
Sängerin|frau,mikrofon,popstar,schauspielerin
Künstler(in)|farbpalette
Künstler|farbpalette,maler,mann
Künstlerin|farbpalette,frau,malerin
Pilot(in)|flugzeug
Pilot|flugzeug,mann
Pilotin|flieger,flugzeug,frau
Astronaut(in)|raumfahrt,weltraum
Astronaut|mann,raumfahrt,weltraum
Astronautin|frau,raumfahrt,weltraum
Feuerwehrmann/-frau|feuerwehrhelm
Feuerwehrmann|feuerwehr,feuerwehrhelm,mann
Feuerwehrfrau|feuerwehrhelm,frau
Polizist(in)|beruf,festnehmen,gesetzeshüter,gesicht,person,polizei,polizistin,uniform,verhaften
Polizist|mann,polizei
Polizistin|beruf,festnehmen,frau,gesetzeshüterin,person,polizei,uniform,verhaften
Detektiv(in)|lupe,sherlock,spion
Detektiv|mann,spion
Detektivin|frau,spionage,spionin
Wache|buckingham palace,bärenfellmütze,gesicht,london,wachfrau,wachmann,wachsoldat,wachsoldatin,wächter
Wachsoldat|buckingham palace,wache
Wachsoldatin|buckingham,buckingham palace,guard,helm,london,palast,wache,wächter
Ninja|ausdauer,geheimmission,killer,krieger,kunoichi,kämpfer,mörder,person,shinobi,soldat,vermummt
Bauarbeiter(in)|arbeit,bau,bauarbeiterin,beruf,gesicht,helm,person,schutzhelm,umbauen
Bauarbeiter|baustelle,helm
Bauarbeiterin|bauarbeiter,baustelle,frau,helm,mann
Person mit Krone|adelig,krönung,könig,königin,königlich,königliche hoheit,monarch,monarchin,person mit krone,prinz,prinzessin
Prinz|krone
Prinzessin|gesicht,krone,märchen
Person mit Turban|bart,dreitagebart,person mit turban
Mann mit Turban|gesicht,mann mit turban
Frau mit Turban|frau mit turban,gesicht
Mann mit chinesischem Hut|china,chinesisch,gesicht,kappe,mütze,person
Frau mit Kopftuch|frau mit kopftuch,hidschab,hijab,mantilla,person,tichel,tuch
Person im Smoking|anzug,bräutigam,formell,mann,person im smoking,vornehm
Mann im Smoking|mann im smoking
Frau im Smoking|frau im smoking
Person mit Schleier|braut,braut mit schleier,gesicht,hochzeit,person mit schleier
Mann mit Schleier|mann mit schleier
Frau mit Schleier|frau mit schleier
schwangere Frau|schwanger,schwangere frau
schwangerer Mann|aufgebläht,bauch,dick,person,schwanger,schwangerer mann,zu viel gegessen,überfressen
schwangere Person|aufgebläht,bauch,dick,dicker bauch,schwanger,schwangere person,schwangerschaft,zu viel gegessen,überfressen
Stillen|baby,brust,frau,person
Frau, die Baby die Flasche gibt|eltern,flasche geben,flasche gebende frau,füttern,mama,milch,mutter,neugeborenes,person,säugling
Mann, der Baby die Flasche gibt|flasche geben,flasche gebender mann,füttern
Person, die Baby die Flasche gibt|flasche geben,flasche gebende person
Putte|engel,gesicht,kind,märchen
Weihnachtsmann|weihnachten
Weihnachtsfrau|weihnachten
Weihnachtsperson|gesicht,gesicht mit hut,person,santa claus,weihnachten,weihnachtsfrau,weihnachtshut,weihnachtsmann,weihnachtsmütze
Superheld(in)|held,person,superheldin,superkraft,superkräfte,superman,umhang,übermensch
Superheld|held
Heldin|superheldin
Bösewicht|böse,bösewichtin,krimineller,person,schurke,schurkin,superkräfte,superschurke,superschurkin,verbrecher
männlicher Bösewicht|böse,männlicher bösewicht
weiblicher Bösewicht|böse,weiblicher bösewicht
Magier(in)|hexe,hexenmeister,magiker,person,zauberer,zauberin,zaubern,zauberspruch,zauberstab
Magier|hexenmeister,zauberer
Magierin|hexe,zauberin
Märchenfee|elf,elfe,fantasy,fee,flügel,geflügelt,mystisch,märchen,person,wesen
männliche Fee|männliche fee,oberon,puck,zauberer
Fee|titania
Vampir|blutsauger,dracula,halloween,person,reißzähne,untot,untoter,zähne
männlicher Vampir|dracula,männlicher vampir,untoter
weiblicher Vampir|untoter,weiblicher vampir
Wassermensch|meerjungfrau,meermann,märchen,nixe,person,sirene,wasserfrau,wassermann
Wassermann|triton
Meerjungfrau|nixe,wasserfrau
Elf(e)|elbe,elben,elbin,elfe,fantasy,herr der ringe,magie,magisch,person
Elf|alb,elbe,magisch
Elfe|elbin,magisch
Flaschengeist|aladdin,aladin,dschinn,lampe,person,wunderlampe,wünsche
männlicher Flaschengeist|dschinn,männlicher flaschengeist
weiblicher Flaschengeist|dschinn,weiblicher flaschengeist
Zombie|apokalypse,halloween,horror,person,untot,untoter,walking dead,wandelnder toter
männlicher Zombie|männlicher zombie,untoter,wandelnder toter
weiblicher Zombie|untote,wandelnde tote,weiblicher zombie
Troll|fantasy,gruslig,kobold,monster,märchen,ork,ungeheuer
Person, die eine Kopfmassage bekommt|behandlung,die eine kopfmassage bekommt,entspannen,kopfschmerzen,massage,migräne,salon,spa,therapie
Mann, der eine Kopfmassage bekommt|der eine kopfmassage bekommt,entspannen,kopfschmerzen,massage,salon
Frau, die eine Kopfmassage bekommt|behandlung,entspannen,entspannend,gesicht,kopf,kopfschmerzen,kopfweh,lindern,massage,relaxen,salon,spa,therapie,verspannung
Person beim Haareschneiden|friseur,friseurin,friseuse,frisur,frisör,frisörin,haare,haarschnitt,person beim haareschneiden,schere
Mann beim Haareschneiden|friseur,frisur,haarschnitt,mann beim haareschneiden,salon,schere
Frau beim Haareschneiden|frau beim haareschneiden,friseur,haarschnitt,schere
Fußgänger(in)|fußgängerin,gehen,gehend,person,schlendern,schlurfen,wandern
Fußgänger|gehen,mann,spaziergang
Fußgängerin|frau,gehen,schlendern,spazieren,spaziergang
stehende Person|mensch,stand,stehen,stehende person
stehender Mann|stehen,stehender mann
stehende Frau|stehen,stehende frau
kniende Person|fersensitz,knien,kniend,kniende person,meditation,meditieren,mensch,seiza,zazen
kniender Mann|kniend,kniender mann
kniende Frau|kniend,kniende frau
Person mit Langstock|barrierefreiheit,blind,person mit blindenstock,person mit langstock
Mann mit Langstock|barrierefreiheit,behinderung,blind,mann mit blindenstock,mann mit gehstock,mann mit langstock,mensch,person,sehbehindert
Frau mit Langstock|barrierefreiheit,behinderung,blind,frau mit blindenstock,frau mit gehstock,frau mit langstock,mensch,person
Person in elektrischem Rollstuhl|barrierefreiheit,person in elektrischem rollstuhl
Mann in elektrischem Rollstuhl|barrierefreiheit,behinderung,mann in elektrischem rollstuhl,mann in rollstuhl,mensch,person
Frau in elektrischem Rollstuhl|barrierefreiheit,behinderung,frau in elektrischem rollstuhl,frau in rollstuhl,mensch,person
Person in manuellem Rollstuhl|barrierefreiheit,person in manuellem rollstuhl
Mann in manuellem Rollstuhl|barrierefreiheit,behinderung,mann in manuellem rollstuhl,mann in rollstuhl,mensch,person
Frau in manuellem Rollstuhl|barrierefreiheit,behinderung,frau in manuellem rollstuhl,frau in rollstuhl,mensch,person
laufende Person|eilig,joggen,laufen,laufende person,läufer,läuferin,marathon,rennen,schnell,sport
laufender Mann|joggen,jogger,laufen,laufender mann,marathon
laufende Frau|athlet,athletin,joggen,joggerin,laufen,laufende frau,läufer,läuferin,marathon,rennen,renner,rennerin,rennt,schell
tanzende Frau|elegant,festlich,flair,flamenco,salsa,schwung,tango,tanz,tanzen,tänzerin
tanzender Mann|elegant,festlich,flair,flamenco,salsa,schwung,tango,tanz,tanzen,tänzer
schwebender Mann im Anzug|geschäftlich,schwebender mann im anzug
Personen mit Hasenohren|bunny,bunnys,doppelt,leute,party,person,personen mit hasenohren,seelenverwandt,tanzen,tänzerinnen,zwillinge
Männer mit Hasenohren|bunnys,männer mit hasenohren,party,tanzen,zwillinge
Frauen mit Hasenohren|bunnys,frauen mit hasenohren,party
Person in Dampfsauna|abschalten,dampfbad,entspannen,frau,luxuriös,person in dampfsauna,relaxen,sauna,spa
Mann in Dampfsauna|mann in dampfsauna,sauna
Frau in Dampfsauna|frau in dampfsauna,sauna
Bergsteiger(in)|fels,kletterer,klettern,person,sport
Bergsteiger|
Bergsteigerin|bergsteiger
Fechter(in)|fechten,schwert,sport
Pferderennen|jockey auf pferd,schnell,sport,um die wette,wetten
Skifahrer(in)|schnee,ski,skifahrerin,sport
Snowboarder(in)|snowboard,snowboarden,snowboarderin,sport
Golfer(in)|abschlagplatz,golf,golferin,golfspieler,golfspielerin,person,sport,sportler,sportlerin
Golfer|golf,golfen,golfspieler,mann
Golferin|frau,golf,golfen,golfspielerin
Surfer(in)|person,sport,surfboard,surfbrett,surfen,surferin,wassersport,wellenreiten,wellenreiter,wellenreiterin
Surfer|mann,wellenreiten
Surferin|frau,sport,strand,surf,surfbrett,wellen,wellenreiten
Person im Ruderboot|angeln,boot,kanu,paddel,person im ruderboot,rudern,sport
Mann im Ruderboot|boot,mann im ruderboot,rudern
Frau im Ruderboot|boot,bootfahrerin,frau im ruderboot,ruder,ruderin,rudern,see
Schwimmer(in)|kraulen,person,pool,schwimmbecken,schwimmen,schwimmerin,sport,triathlon,wasser
Schwimmer|kraulen,pool,schwimmbad,schwimmen
Schwimmerin|frau,kraulen,pool,schwimmbad,schwimmen,sport
Person mit Ball|basketball,basketballer,basketballspieler,basketballspielerin,dribbeln,person mit ball,sport,sportler,sportlerin
Mann mit Ball|ballsport,handball,mann mit ball
Frau mit Ball|ballsport,basketball,basketballspieler,frau mit ball,handball,sport
Gewichtheber(in)|gewicht,gewichtheberin,hantel,muskeln,person,schwer,sport,stark,training
Gewichtheber|gewicht heben,mann
Gewichtheberin|frau,gewicht heben,gewichte heben,gewichteheberin
Radfahrer(in)|fahrrad,person,rad,radeln,radfahren,radfahrerin,sport,tour de france
Radfahrer|fahrrad,mann,rad
Radfahrerin|fahrrad,fahrradfahrerin,frau,frauen,rad,radeln,radlerin
Mountainbiker(in)|fahrrad,mountainbikerin,mountainbiking,person,rad,radfahren,radfahrer,radfahrerin,sport,tour de france
Mountainbiker|fahrrad,mann,mountainbike,rad
Mountainbikerin|fahrrad,fahrradfahrerin,frau,mountain bike,mountain bikerin,mountainbike,rad,radeln,radfahrerin,sport
Rad schlagende Person|akrobatik,bodenturnen,gymnastik,rad schlagen,rad schlagende person,radschlag,sport,turner,turnerin
Rad schlagender Mann|akrobatik,bodenturnen,gymnastik,person,rad schlagen,rad schlagender mann,radschlag,sport,turner
Rad schlagende Frau|akrobatik,bodenturnen,gymnastik,person,rad schlagen,rad schlagende frau,radschlag,sport,turnerin
Ringer(in)|catchen,catcher,person,ringen,ringkampf,sport,sportler,wrestler,wrestling
ringende Männer|catchen,catcher,ringen,ringer,ringkampf,sport,wrestler,wrestling
ringende Frauen|catchen,catcherin,person,ringen,ringende frauen,ringer,ringerin,ringkampf,sport,wrestlerin,wrestling
Wasserballspieler(in)|person,schwimmsport,sport,sportler,sportlerin,wasser,wasserball,wasserballspielerin,wassersport
Wasserballspieler|mann,person,schwimmsport,sport,sportler,wasser,wasserball,wassersport
Wasserballspielerin|ballspiele,frau,person,schwimmsport,sport,sportlerin,wasser,wasserball,wassersport
Handballspieler(in)|handball,handballer,handballerin,handballspielerin,person,schleudern,sport,sportler,werfen
Handballspieler|handball,mann,sport
Handballspielerin|frau,handball,handballerin,person,schleudern,sport,sportlerin,werfen
Jongleur(in)|artist,artistin,geschickt,jongleurin,jongleuse,jonglieren,multitasking,person,zirkus
Jongleur|artist,entertainer,geschickt,jonglieren,mann,multitasking,person,unterhalter,zirkus
Jongleurin|frau,geschickt,jonglieren,multitasking
Person im Lotossitz|burmesischer sitz,frau,lotussitz,meditation,person im lotossitz,person in lotussitz,schneidersitz,yoga,zen
Mann im Lotossitz|mann im lotossitz,meditation,yoga
Frau im Lotossitz|frau im lotossitz,meditation,yoga
badende Person|bad,baden,badende person,badewanne,badezimmer,dusche,entspannen
im Bett liegende Person|gute nacht,heia,im bett liegende person,müde,nachtruhe,schlaf schön,schlafen,zzz
sich an den Händen haltende Personen|händchen halten,hände,hände halten,menschen,paar,pärchen,sich an den händen haltende personen
Händchen haltende Frauen|händchen halten,händchen haltende frauen,paar,pärchen aus frau und frau
Mann und Frau halten Hände|händchen halten,mann und frau halten hände,paar,pärchen aus frau und mann
Händchen haltende Männer|händchen halten,händchen haltende männer,paar,pärchen aus mann und mann,zwillinge
sich küssendes Paar|frau,herz,kuss,küssen,küssendes paar,mann,sich küssendes paar
sich küssendes Paar: Frau, Mann|herz,kuss,küssen,küssendes paar,sich küssendes paar
sich küssendes Paar: Mann, Mann|frau,herz,kuss,küssen,küssendes paar,sich küssendes paar
sich küssendes Paar: Frau, Frau|herz,kuss,küssen,küssendes paar,mann,sich küssendes paar
Liebespaar|frau,herz,liebe,mann,paar
Liebespaar: Frau, Mann|herz,liebe,paar
Liebespaar: Mann, Mann|frau,herz,liebe,paar
Liebespaar: Frau, Frau|herz,liebe,mann,paar
Familie: Mann, Frau und Junge|kind,mutter,vater
Familie: Mann, Frau und Mädchen|junge,kind,mutter,vater
Familie: Mann, Frau, Mädchen und Junge|kind,mutter,vater
Familie: Mann, Frau, Junge und Junge|kind,mutter,vater
Familie: Mann, Frau, Mädchen und Mädchen|junge,kind,mutter,vater
Familie: Mann, Mann und Junge|kind,mutter,vater
Familie: Mann, Mann und Mädchen|junge,kind,mutter,vater
Familie: Mann, Mann, Mädchen und Junge|kind,mutter,vater
Familie: Mann, Mann, Junge und Junge|kind,mutter,vater
Familie: Mann, Mann, Mädchen und Mädchen|junge,kind,mutter,vater
Familie: Frau, Frau und Junge|kind,mutter,vater
Familie: Frau, Frau und Mädchen|junge,kind,mutter,vater
Familie: Frau, Frau, Mädchen und Junge|kind,mutter,vater
Familie: Frau, Frau, Junge und Junge|kind,mutter,vater
Familie: Frau, Frau, Mädchen und Mädchen|junge,kind,mutter,vater
Familie: Mann, Junge|kind,mutter,vater
Familie: Mann, Junge und Junge|kind,mutter,vater
Familie: Mann, Mädchen|junge,kind,mutter,vater
Familie: Mann, Mädchen und Junge|kind,mutter,vater
Familie: Mann, Mädchen und Mädchen|junge,kind,mutter,vater
Familie: Frau, Junge|kind,mutter,vater
Familie: Frau, Junge und Junge|kind,mutter,vater
Familie: Frau, Mädchen|junge,kind,mutter,vater
Familie: Frau, Mädchen und Junge|kind,mutter,vater
Familie: Frau, Mädchen und Mädchen|junge,kind,mutter,vater
sprechender Kopf|gesicht,silhouette,sprechen,sprechend,sprechende person,sprechender kopf
Silhouette einer Büste|person,silhouette einer büste
Silhouette mehrerer Büsten|personen,silhouette mehrerer büsten
sich umarmende Personen|abschied,danke,drücken,drücker,freundschaft,hallo,liebe,sich umarmende personen,tschüss,umarmung
Familie|junge,kind,mutter,vater
Fußabdrücke|abdruck,auf dem weg,fuß,fußabdruck
Affengesicht|affe,banane,dschungel,gesicht,tier,zoo
Affe|tier
Gorilla|affe,gesicht,tier
Orang-Utan|affe,orang-utan,tier
Hundegesicht|gesicht,hund,tier,treu,wau,wuff
Hund|haustier,tier,wau,wuff
Blindenhund|barrierefreiheit,behinderung,blind,hund,sehbehindert,tier
Assistenzhund|assistenz,barrierefreiheit,behinderung,hund,tier
Pudel|hund,tier
Wolf|gesicht,tier,wolfsgesicht
Fuchs|fuchsgesicht,gesicht,tier
Waschbär|klug,neugierig,schlau,tier
Katzengesicht|gesicht,katze,miau,miez,miezekatze,tier
Katze|haustier,miau,tier
schwarze Katze|kater,miau,pech,schwarz,schwarze katze,schwarzer kater,tier,unglück
Löwe|gesicht,löwengesicht,sternzeichen,tier,tierkreis
Tigergesicht|gesicht,raubkatze,tier,tiger
Tiger|tier
Leopard|gepunktet,punkte,raubkatze,raubtier,tier,zoo
Pferdegesicht|gesicht,pferd,pferdekopf,tier
Elch|geweih,säugetier,tier
Esel|austreten,dickschädel,dummkopf,maultier,stur,störrisch,säugetier,tier
Pferd|rennen,rennpferd,tier
Einhorn|einhorngesicht,gesicht
Zebra|streifen,tier
Hirsch|gesicht,tier
Bison|büffel,herde,ochse,tier,wisent
Kuhgesicht|gesicht,kuh,tier
Ochse|kuh,sternzeichen,stier,tier,tierkreis
Wasserbüffel|büffel,tier,wasser
Kuh|bauernhof,muh,tier
Schweinegesicht|gesicht,schwein,tier
Schwein|bauernhof,sau,tier
Wildschwein|eber,schwein,tier
Schweinerüssel|nase,schwein,tier
Widder|schaf,sternzeichen,tierkreis
Schaf|bock,mäh,tier,widder,wolle
Ziege|steinbock,sternzeichen,tier,tierkreis
Dromedar|einhöckrig,kamel,tier,wüste
Kamel|tier,wüste,zweihöckrig
Lama|alpaca,alpaka,anden,kamel,tier,vicuña,wolle
Giraffe|flecken,tier
Elefant|tier
Mammut|aussterben,groß,natur,stoßzahn,tier,wollig
Nashorn|rhinozeros,tier
Nilpferd|flusspferd,hippo,tier
Mäusegesicht|gesicht,maus,mausgesicht,nagetier,tier
Maus|nage,tier
Ratte|nagetier,tier
Hamster|gesicht,hamstergesicht,tier
Hasengesicht|gesicht,hase,kaninchen,karnickel,langohr,mümmelmann,nager,nagetier,tier
Hase|kaninchen,karnickel,mümmelmann,nagetier,tier
Streifenhörnchen|tier
Biber|biberschwanz,biberzahn,damm,natur,otter,tier
Igel|stachelig,stacheln,tier
Fledermaus|tier,vampir
Bär|bärengesicht,gesicht,tier
Eisbär|arktis,nordpol,weiß
Koala|koalabär,koalagesicht,tier
Panda|gesicht,pandabär,pandagesicht,tier
Faultier|faul,langsam,tier,träge
Otter|fischen,tier,verspielt
Stinktier|skunk,stinken,tier
Känguru|australien,beuteltier,down under,hüpfen,quokka,skippy,springen,tier,wallaby
Dachs|dachse,frechdachs,honigdachs,ratel,tier
Tatzenabdrücke|abdruck,tatzen,tier
Truthahn|geflügel,pute,thanksgiving
Huhn|geflügel,henne,tier,tierkopf
Hahn|tier
schlüpfendes Küken|ei,küken in eierschale,piep,schlüpfen,schlüpfendes küken,tier,vogel
Küken|kükenkopf,tier
Küken von vorne|geflügel,küken in frontansicht,küken von vorne,tier
Vogel|papagei,taube,tier,vogelkopf
Pinguin|pinguinkopf,tier,vogel
Taube|fliegen,friede,frieden,friedenstaube,vogel
Adler|tier,vogel
Ente|tier,vogel
Schwan|hässliches entlein,tier,vogel
Eule|raubvogel,tier,uhu,vogel,weise
Dodo|aussterben,dronte,groß,mauritius,natur,tier,vogel
Feder|federleicht,federn,fliegen,gefieder,leicht,vogelfeder
Flamingo|bunt,farbenfroh,rosa,tier,tropen,tropisch,vogel
Pfau|bunt,stolz,stolzieren,tier,vogel
Papagei|ausplaudern,pirat,plappern,sprechen,tier,vogel,wiederholen
Flügel|engel,engelsflügel,federn,fliegen,flug,himmlisch,mythologie,vogel
schwarzer Vogel|amsel,krächzen,krähe,rabe,schnabel,schwarz,schwarzer vogel,tier
Gans|blöd,dumm,dumme gans,ganter,geflügel,gänserich,schnattern,tier,vogel
Frosch|froschgesicht,gesicht,grün,quak,tier
Krokodil|reptil,schnappi,tier
Schildkröte|tier
Eidechse|reptil
Schlange|schlangenträger,sternzeichen,tier,tierkreis
Drachengesicht|drache,gesicht,märchen,tier
Drache|chinesisch neujahr,märchen,tier
Sauropode|brachiosaurus,brontosaurus,dino,dinosaurier,diplodocus,saurier
T-Rex|dino,dinosaurier,saurier,t-rex,tree,tyrannosaurus rex
blasender Wal|blasender wal,meer,ozean,tier
Wal|ozean,tier
Delfin|meer,ozean,strand,tier
Seehund|meer,ozean,robbe,seelöwe,tier
Fisch|aquarium,fische,meehr,sternzeichen,tier,tierkreis
Tropenfisch|fisch,tier
Kugelfisch|fisch,kugelrund,meer,tier
Hai|fisch,haifisch,meer,tier
Oktopus|krake,meer,tier,tintenfisch
Schneckenhaus|muschel,strand,tier
Koralle|great barrier reef,klimawandel,korallenriff,meer,ozean,riff,tier
Qualle|autsch,brennen,gallert,glibber,meer,meeresbewohner,meerestier,nesseltier,ozean,tentakeln
Krebs|krabbe,meer,sternzeichen,strand,tierkreis
Hummer|lobster,meeresfrucht,meeresfrüchte,meerestier,scheren,tier
Garnele|gourmet,krustentier,meeresfrucht,shrimp
Tintenfisch|kalmar,tier
Auster|meer,muschel,perle,tauchen,tier
Schnecke|langsam,tier
Schmetterling|insekt,schön
Raupe|gefräßig,insekt,tier
Ameise|insekt,tier
Biene|honig,honigbiene,hummel,insekt,maja,natur,summ,tier
Käfer|insekt,krabbeltier,minzkäfer,tier,wanze
Marienkäfer|glückskäfer,insekt,krabbel,käfer,punkte,tier
Grille|grashüpfer,heuschrecke,insekt,tier,zikade
Kakerlake|insekt,krabbeln,krabbeltier,käfer,küchenschabe,la cucaracha,schabe,tier
Spinne|insekt,tier
Spinnennetz|netz,spinne
Skorpion|horoskop,sternzeichen,tierkreis
Mücke|biss,fieber,insekt,insektenbiss,insektenstich,krankheit,malaria,moskito,schnake,stechmücke,stich,tier,virus
Fliege|fliegen,insekt,krankheit,made,mücke,plage,schmeißfliege,tier,verwesen
Wurm|insekt,natur,parasit,regenwurm,ringelwurm,tier
Mikrobe|amöbe,amöben,bakterie,bakterien,einzeller,medizin,virus,wissenschaft
Blumenstrauß|blumen,bouquet
Kirschblüte|blume,blüte,kirsche,pflanze
Blumenstempel|blume
Lotusblüte|blume,buddhismus,erleuchtung,gleichmut,hinduismus,liebe,lotosblume,pflanze,reinheit,ruhe,schönheit
Rosette|pflanze
Rose|blume,blüte,pflanze
welke Blume|am sterben,sterbend,verwelkt,welk,welke blume,welkende blume
Hibiskus|blume,blüte,pflanze,rosa
Sonnenblume|blume,blüte,pflanze,sonne
gelbe Blüte|blume,gelbe blüte,pflanze
Tulpe|blume,blüte,pflanze
Hyazinthe|blaue wiesenlupine,blume,blühen,blüte,frühling,lavendel,lila,lupine,löwenmaul,pflanze,violett
Spross|junge pflanze
Topfpflanze|dekor,grünpflanze,haus,pflanze,pflegen,wachsen,zimmerpflanze
Nadelbaum|baum,pflanze,tannenbaum
Laubbaum|baum,blätter,grün,laub,pflanze,wald
Palme|baum,kokusnuss,oase,pflanze,strand,tropen
Kaktus|dürre,natur,pflanze,trockenzeit,wüste
Reisähre|pflanze,reis,reispflanze,ähre
Kräuter|blätter,pflanze
Kleeblatt|grün,pflanze
Glücksklee|blatt,glück,klee,kleeblatt,pflanze,silverster,vier,vierblättrig,vierblättriges kleeblatt
Ahornblatt|ahorn,blatt,herbst,laub,pflanze
Laub|blatt,blätter,fallendes laub,herbst,pflanze
Blätter im Wind|blatt,blätter im wind,laub,pflanze
leeres Nest|heim,leeres nest,nestbau,nisten,vogelnest,zuhause
Nest mit Eiern|heim,nest mit blauen eiern,nest mit eiern,nestbau,nisten,vogelnest,zuhause
Fliegenpilz|giftig,pilz
Trauben|frucht,obst,traube,wein
Honigmelone|cantaloupe,frucht,melone,obst
Wassermelone|frucht,melone,obst,wasser
Mandarine|apfelsine,frucht,obst,orange,vitamin
Zitrone|frucht,obst,sauer,zitrusfrucht
Banane|frucht,obst,schale
Ananas|frucht,obst
Mango|essen,frucht,früchte,obst,shaker,tropisch
roter Apfel|frucht,obst,rot,roter apfel
grüner Apfel|frucht,gesund,grün,grüner apfel,obst
Birne|frucht,obst
Pfirsich|frucht,obst
Kirschen|frucht,kirsche,obst
Erdbeere|beere,essen,frucht,obst
Blaubeeren|beere,blau,blaubeere,essen,frucht,heidelbeere,heidelbeeren,lebensmittel,nahrung,obst
Kiwi|frucht,obst
Tomate|essen,gemüse,obst
Olive|essen,grün,lebensmittel,nahrung,olivenzweig,olivenöl,zweig
Kokosnuss|colada,essen,frucht,palme,piña
Avocado|essen,frucht
Aubergine|gemüse
Kartoffel|essen,gemüse
Karotte|gemüse,mohrrübe,möhre
Maiskolben|gemüse,mais
Peperoni|chili,paprika,pfeffer,pflanze,scharf
Paprika|essen,gemüse,gemüsepaprika,grün,lebensmittel,nahrung,peperoni
Gurke|essen,gemüse,scheiben
Blattgemüse|blattgrün,essen,gemüse,grünkohl,grünzeug,kohl,kraut,mangold,pak choi,pok choi,salat,salatblatt,spinat
Brokkoli|broccoli,essen,gemüse,gemüsekohl,kohl
Knoblauch|essen,geschmack,lebensmittel,nahrung,würze,zutat
Zwiebel|essen,geschmack,gewürz,lebensmittel,nahrung,würze
Erdnuss|essen
Bohnen|bohne,essen,gemüse,hülsenfrucht,kidney-bohne,kidneybohne,lebensmittel
Kastanie|marone
Ingwer|gesund,gewürz,ginger ale,ingwerbier,scharf,wurzel,würzig
Erbsenschote|bohne,edamame,erbse,erbsen,essen,gemüse,hülsenfrucht,hülsenfrüchte,schote
Brot|brotlaib,essen,kohlenhydrate,laib brot,toast,weizen,weißbrot
Croissant|corissant,französisch,frühstück,frühstückshörnchen
Baguette|brot,französisch,frühstück
Fladenbrot|arepa,brot,essen,lavasch,lebensmittel,naan,nahrung,pita
Brezel|brezen,brezn,essen,gedreht,oktoberfest
Bagel|backwaren,brötchen,bäckerei,essen,frühstück,pausenbrot
Pfannkuchen|crepe,eierpfannkuchen,essen
Waffel|essen,lebensmittel,nahrung,waffel mit butter
Käsestück|käse
Fleischhachse|fleisch,knochen,restaurant
Hähnchenschenkel|fleisch,geflügel,hühnerbein,restaurant
Fleischstück|essen,fleisch,kotelett,lammkotelett,rot,schnitzel,schweinekotelett,steak
Bacon|essen,frühstücksspeck,speck,speckstreifen
Hamburger|burger,fast food,restaurant
Pommes frites|fritten,pommes frites
Pizza|pizzastück,pizzeria
Hotdog|essen,frankfurter,hot dog,wurst,würstchen
Sandwich|brot,essen
Taco|essen,mexikanisch
Burrito|essen,mexikanisch
Tamale|burrito,eingewickelt,essen,lebensmittel,mexikanisch,streetfood,wrap
Döner|döner kebab,falafel,wrap
Falafel|bällchen,essen,fleischbällchen,kichererbsen,lebensmittel,nahrung
Ei|frühstück,frühstücksei
Spiegelei in Bratpfanne|braten,kochen,pfanne,spiegelei in bratpfanne
Pfannengericht|essen,paella,reispfanne
Topf mit Essen|eintopf,gericht,schüssel,suppe,topf mit essen
Fondue|essen,geschmolzen,käse,schokolade,schweizerisch,topf
Schüssel mit Löffel|brei,cerealien,essen,frühstück,haferbrei,reisbrei,schüssel mit löffel,suppe
Salat|blattgemüse,essen,gesund,grün
Popcorn|kino,snack
Butter|essen,lebensmittel,milchprodukt,nahrung
Salz|gesalzen,geschmack,gewürz,salzig,salzstreuer,würze,zutat
Konserve|büchse,dose,essen
Bento-Box|bento-box,japanisches essen,sushi
Reiscracker|cracker
Reisbällchen|essen,japanisch,reis
Reis in Schüssel|essen,reis in schüssel
Reis mit Curry|reis mit curry
Schüssel und Essstäbchen|chinesisches essen,dampfend,eiernudeln,nudeln,schüssel und essstäbchen,stäbchen,suppe
Spaghetti|essse,nudeln mit tomatensoße,pasta,restaurant
geröstete Süßkartoffel|essen,gemüse,geröstet
Oden|japanisches gericht,restaurant
Sushi|japanisches gericht,restaurant
frittierte Garnele|frittierte garnele,restaurant,tempura
Fischfrikadelle|fisch,restaurant,spirale
Mondkuchen|essen,fest,festival,herbst,kuchen,mondfest,pinyin,yuebing
Dango|japanisches gericht,mochi-kugeln auf einem spieß,restaurant
Teigtasche|chinesische teigtasche,dumpling,empanada,essen,gyōza,jiaozi,kloß,pierogi,potsticker
Glückskeks|essen,prophezeiung
Takeaway-Schachtel|chinesisches essen,essen,stäbchen,takeaway-box,takeaway-schachtel
Softeis|eis
Wassereis|eis,sorbet,zerstoßen
Eiscreme|eis,eisbecher,eisdiele
Donut|doughnut,essen,kuchen,süß
Keks|cookie,plätchen
Geburtstagskuchen|essen,feier,geburtstag,geburtstagstorte,happy birthday,kerzen,kuchen,lebensmittel,torte
Torte|kuchen,kuchenstück,stück torte,tortenstück
Cupcake|bäckerei,dessert,essen,gebäck,kalorienbombe,konditorei,muffin,nachspeise,streusel,süß,zucker
Kuchen|essen,füllung,gebäck,pastete,torte
Schokoladentafel|essen,schokolade,süßigkeit
Bonbon|süß,süßigkeit
Lutscher|lolli,süßigkeit
Pudding|dessert,flan,nachspeise,nachtisch,schokolade,soße
Honigtopf|honig,süß
Babyflasche|baby,flasche,fläschchen,kind,milch,trinken
Glas Milch|getränk,trinken
Heißgetränk|cafe,dampfend,getränk,heiß,kaffee,tasse,tee,trinken
Teekanne|getränk,kanne,lebensmittel,tee,tee brühen,teekrug,trinken
Teetasse ohne Henkel|getränk,grüner tee,oolong,schale,tee,teetasse ohne henkel
Sake-Flasche mit Tasse|getränk,sake-flasche mit tasse,sake-flasche und -tasse,trinken
Flasche mit knallendem Korken|champagner,flasche mit knallendem korken,getränk,knallen,sekt,trinken
Weinglas|alkohol,bar,glas,wein
Cocktailglas|bar,cocktail,drink,martini
Cocktail|bar,exotisches getränk
Bierkrug|bar,bier,krug,oktoberfest,prost,weizenbier
Bierkrüge|anstoßen,bier,oktoberfest,prosit,prost,weizen
Sektgläser|anstoßen,feier,feiern,getränk,gläser,prost,sekt
Trinkglas|bar,schnaps,whiskey
Flüssigkeit ausgießen|ausleeren,flüssigkeit ausgießen,getränk,gießen,glas,leer,missgeschick,tropfende flüssigkeit,verschütten
Becher mit Strohhalm|becher mit strohhalm,brause,erfrischung,saft,selters,soda,trinken,trinkhalm,wasser
Bubble Tea|blase,bubble tea,essen,getränk,lebensmittel,milch,perle,taiwan,tee
Trinkpäckchen|fruchtsaft,getränk,obstsaft,saft,saftpackung
Mate-Tee|getränk,mate-tee
Eiswürfel|eisberg,gefroren,kalt,kühlen,würfel
Essstäbchen|chinesisches essen,essen,hashi,japanisches essen,stäbchen
Teller mit Messer und Gabel|geschirr,kochen,teller mit messer und gabel
Messer und Gabel|abendessen,besteck,essen,frühstück,gabel und messer,geschirr,hunger,lecker,messer und gabel,mittagessen,restaurant
Löffel|besteck
Küchenmesser|messer,schneiden
Einmachglas|einweckglas,essen,gewürzglas,leer,leerer behälter,leeres einweckglas,leeres glas,marmeladeglas,schraubglas
Amphore|gefäß,kochen,krug,sternzeichen,tierkreis,trinken,vase,wassermann
Globus mit Europa und Afrika|erde,globus mit europa und afrika,weltkugel
Globus mit Amerika|erde,globus mit amerika,nordamerika,südamerika,weltkugel
Globus mit Asien und Australien|erde,globus mit asien und australien,weltkugel
Globus mit Meridianen|breitengrad,globus mit meridianen,längengrad
Weltkarte|karte,landkarte,reisen,welt
Umriss von Japan|karte,umriss von japan
Kompass|himmelsrichtung,magnetisch,navigation,orientierung,richtung,windrose
schneebedeckter Berg|gebirge,kalt,schnee,schneebedeckter berg
Berg|gebirge
Vulkan|ausbruch,berg,lava,vulkanausbruch,wetter
Fuji|berg,vulkan
Camping|campen,zelt,zelten
Strand mit Sonnenschirm|meer,strand mit sonnenschirm
Wüste|heiß
einsame Insel|einsam,einsame insel,meer,palme,strand,verlassen
Nationalpark|berg,fluss,natur,park,schutzgebiet
Stadion|arena
antikes Gebäude|antik,antikes gebäude,klassizistisch
Kran|bau,bauen
Ziegelstein|bauen,grenze,klinker,mauer,mauerwerk,mörtel,wand,ziegel,ziegelsteine,zugemauert
Felsen|felsig,hart,natur,schwer,stein,steinig
Holz|baumstamm,feuerholz,holzig,holzscheite,lagerfeuer
Hütte|behausung,gebäude,haus,jurte,objekt,rundhaus,schutz
Wohnhäuser|dorf,gebäude,haus,häuser,wohnhaus,wohnsiedlung
verfallenes Haus|gebäude,heruntergekommen,verfallen,verfallenes haus,verlassen,verlassenes haus
Haus|gebäude,zuhause
Haus mit Garten|baum,haus mit baum,haus mit garten
Bürogebäude|hochhaus
japanisches Postgebäude|japan,japanisches postgebäude,post
Postgebäude|europa,europäisches postgebäude,post
Krankenhaus|ambulanz,arzt,gebäude,krank,medizin,notaufnahme
Bank|gebäude,geld
Hotel|gebäude,unterkunft,übernachten
Stundenhotel|gebäude,hotel,liebe,unterkunft
Minimarkt|einkaufen,gebäude,geschäft,lebensmittel
Schule|gebäude,schulgebäude
Kaufhaus|einkaufen,gebäude,geschäft,shoppen
Fabrik|fabrikgebäude,gebäude
japanisches Schloss|bauwerk,gebäude,japan,japanisch,japanisches schloss
Schloss|bauwerk,burg,europa,europäisch,gebäude,märchen,märchenschloss
Hochzeit|herz,kirche
Tokyo Tower|fernsehturm,tokio,tokyo tower
Freiheitsstatue|amerika,freiheit
Kirche|christ,christentum,christlich,gebäude,kreuz,religion
Moschee|islam,moslem,muslim,religion
Hindutempel|gebäude,hindu,tempel
Synagoge|jude,jüdisch,religion,tempel
Shinto-Schrein|religion,shinto-schrein
Kaaba|hajj,islam,moslem,muslim,religion
Springbrunnen|brunnen,garten,park
Zelt|camping,campingurlaub,zeltplatz
neblig|nebel,wetter
Sternenhimmel|city,hochhäuser,nacht,skyline,stadt,sterne
Skyline|gebäude,großstadt,hochhäuser,häuser,stadt,wolkenkratzer
Sonnenaufgang über Bergen|berge,sonnenaufgang über bergen
Sonnenaufgang über dem Meer|sonnenaufgang über dem meer
Abendstimmung in der Stadt|abendstimmung in der stadt,hochhäuser,new york,skyline,sonnenaufgang,sonnenuntergang,wolkenkratzer
Sonnenuntergang in der Stadt|großstadt,hochhäuser,morgenrot,sonnenaufgang,sonnenuntergang in der stadt,wolkenkratzer
Brücke vor Nachthimmel|brücke vor nachthimmel,golden gate,nacht,nachts
heiße Quellen|dampf,dampfend,heiß,heiße quelle,heiße quellen,quelle
Karussellpferd|karussell,pferd,reiten
Spielplatzrutsche|rutschbahn,rutsche,spielen,spielplatz,vergnügungspark
Riesenrad|freizeitpark,rad,volksfest
Achterbahn|freizeitpark,volksfest
Barbershop-Säule|barbershop-säule,friseur,herrenfriseur
Zirkuszelt|unterhaltung,zelt,zirkus
Dampflokomotive|bahn,dampf,dampflok,fahrzeug,lokomotive,schiene,zug
Eisenbahnwagen|fahrzeug,straßenbahn,straßenbahnwagen,tram,wagen,waggon,wagon,zug
Hochgeschwindigkeitszug mit spitzer Nase|hochgeschwindigkeitszug mit spitzer nase,ice,shinkansen,tgv,zug
Hochgeschwindigkeitszug|bahn,japan,shinkansen,zug
Zug|bahn,eisenbahn,ice
U-Bahn|metro,u-bahn
S-Bahn|ice,monorail,s-bahn,zug
Bahnhof|bahn,zug
Straßenbahn|tram,verkehrsmittel
Einschienenbahn|bahn,magnetschwebebahn,monorail
Bergbahn|bahn,bimmelbahn,zug
Straßenbahnwagen|straßenbahn,tram,tramwagen,transport,verkehrsmittel,waggon
Bus|fahrzeug,schulbus
Bus von vorne|bus von vorne,verkehrsmittel,vorderansicht bus
Oberleitungsbus|straßenbahn,trolleybus
Kleinbus|bus,fahrzeug
Krankenwagen|ambulanz,notfall
Feuerwehrauto|brand,löschfahrzeug
Polizeiwagen|polizei,streifenwagen
Polizeiwagen von vorne|polizei,polizeiwagen von vorne,streifenwagen,vorderansicht polizeiwagen
Taxi|auto,fahrzeug
Taxi von vorne|auto,fahren,gelb,taxi von vorne,vorderansicht taxi
Auto|fahren,fahrzeug,rot,verkehr
Auto von vorne|auto von vorne,automobil,fahrzeug,rot,vorderansicht auto
Wohnmobil|auto,blau,fahren,verreisen
Pick-up|auto,fahren,fahrzeug,laster,lastwagen,lieferwagen,lkw,pick-up,transport
Lieferwagen|lastwagen,lkw
Sattelzug|lastwagen,lkw,umziehen,ziehen um
Traktor|bauernhof,landwirtschaft,trecker
Rennauto|autorennen
Motorrad|moped,motorrennen
Motorroller|motoroller,roller,vespa
manueller Rollstuhl|barrierefreiheit,behinderung,manueller rollstuhl
elektrischer Rollstuhl|barrierefreiheit,behinderung,elektrischer rollstuhl
Autorikscha|fahrzeug,tuk-tuk
Fahrrad|bmx,rad,radeln,radler,spinning
Tretroller|roller
Skateboard|board,brett,räder,skateboard fahren,skaten,skater
Rollschuh|rollen,rollerskate,rollschuh laufen,schuh,sport
Bushaltestelle|bus,haltestelle
Autobahn|schnellstraße
Bahngleis|bahn,gleise,schienen
Ölfass|fass,öl
Tanksäule|benzin,tanke,tanken,tankstelle
Autorad|autoreifen,drehen,rad,reifen,reifen mit felgen,rotieren
Polizeilicht|polizei,sirene
horizontale Verkehrsampel|ampel,horizontale verkehrsampel,vertikal
vertikale Verkehrsampel|ampel,horizontal,vertikale verkehrsampel
Stoppschild|achteckig,schild,stopp
Baustellenabsperrung|baustelle,baustellenschild,schild
Anker|hafen,meer
Rettungsring|leben retten,lebensretter,retten,rettung,schwimmring,sicherheit
Segelboot|boot
Kanu|boot,wassersport
Schnellboot|boot,luxus,see,sommer,wasser,yacht
Passagierschiff|aida,rundreise,schiff,seereise,traumschiff
Fähre|schiff
Motorboot|boot,schiff
Schiff|dampfer,kreuzfahrtschiff,traumschiff
Flugzeug|flieger
kleines Flugzeug|klein,kleines flugzeug,privatjet
Abflug|fliegen,flughafen,flugzeug,start,start eines flugzeugs
Landung eines Flugzeugs|ankunft,flieger,flughafen,flugzeug,landen,landung eines flugzeugs
Fallschirm|fallschirmspringen,paragliding,skydiving,sport
Sitzplatz|bus,flugzeug,sitz,zug
Hubschrauber|fliegen,helikopter,reisen
Schwebebahn|hängebahn
Bergschwebebahn|schwebebahn
Bergseilbahn|gondel,seilbahn
Satellit|sputnik,weltraum
Rakete|all,weltraum
fliegende Untertasse|alien,außerirdisch,fliegende untertasse,ufo
Rezeptionsklingel|klingel
Gepäck|ballast,hartschalenkoffer,koffer,reise,trolley-tasche
Sanduhr|prozess,vorgang läuft,zeit
laufende Sanduhr|laufende sanduhr,prozess,vorgang läuft
Armbanduhr|uhr,zeit
Wecker|uhr,uhrzeit,zeit
Stoppuhr|uhr,zeit
Zeitschaltuhr|timer,uhr
Kaminuhr|tick tack,uhr
Ziffernblatt 12:00 Uhr|0 uhr,mittag,mitternacht,zwölf uhr
12:30 Uhr|halb eins,zeit
1:00 Uhr|punkt eins,zeit
1:30 Uhr|1 uhr 30,halb zwei
2:00 Uhr|zeit
2:30 Uhr|halb drei,zeit
3:00 Uhr|zeit
3:30 Uhr|halb vier
4:00 Uhr|zeit
4:30 Uhr|halb fünf,zeit
5:00 Uhr|punkt fünf,zeit
5:30 Uhr|halb sechs
6:00 Uhr|zeit
6:30 Uhr|halb sieben
7:00 Uhr|
7:30 Uhr|halb acht,zeit
8:00 Uhr|um 8,zeit
8:30 Uhr|halb neun
9:00 Uhr|zeit
9:30 Uhr|halb zehn,zeit
10:00 Uhr|zeit
10:30 Uhr|halb elf
11:00 Uhr|zeit
11:30 Uhr|halb zwölf,zeit
Neumond|mond
erstes Mondviertel|erstes mondviertel,mond,zunehmend
zunehmender Halbmond|mond,zunehmend,zunehmender halbmond
zweites Mondviertel|mond,zunehmend,zweites mondviertel
Vollmond|mond
drittes Mondviertel|abnehmend,drittes mondviertel,mond
abnehmender Halbmond|abnehmend,abnehmender halbmond
letztes Mondviertel|abnehmend,letztes mondviertel,mond,nacht
Mondsichel|mond,nacht
Neumond mit Gesicht|mond,mondgesicht,neumond mit gesicht
Mondsichel mit Gesicht links|mond,mondsichel mit gesicht links,weltall
Mondsichel mit Gesicht rechts|mondsichel mit gesicht rechts,nacht
Thermometer|temperatur,wetter
Sonne|sonnenstrahlen,sonnig,strahlen,wetter
Vollmond mit Gesicht|vollmond mit gesicht
Sonne mit Gesicht|sonne mit gesicht,sonnengesicht,sonnenschein
Ringplanet|gasplanet,himmelskörper,planet,saturn
weißer mittelgroßer Stern|astronomie,gelber stern,himmel,weißer mittelgroßer stern
funkelnder Stern|funkeln,funkelnder stern,glitzern
Sternschnuppe|himmel
Milchstraße|galaxie,universum
Wolke|wetter,wolkig
Sonne hinter Wolke|sonne hinter wolke,wolkig
Wolke mit Blitz und Regen|gewitter,wetter,wolke mit blitz und regen,wolkig
Sonne hinter kleiner Wolke|bewölkt,kleine wolke,sonne hinter kleiner wolke,wetter
Sonne hinter großer Wolke|bewölkt,große wolke,sonne hinter großer wolke,wetter
Sonne hinter Regenwolke|sonne hinter regenwolke,wetter
Wolke mit Regen|regenwolke,wetter,wolke mit regen
Wolke mit Schnee|kalt,wetter,wolke mit schnee
Wolke mit Blitz|gewitter,wetter,wolke mit blitz
Wirbelsturm|tornado,wetter
Nebel|neblig,wetter
Wind|wetter,windig
Wirbel|spirale,wirbelsturm
Regenbogen|wetter
geschlossener Regenschirm|geschlossener regenschirm,regen
Regenschirm|bekleidung,regen,wetter
Regenschirm im Regen|regenschirm im regen
aufgestellter Sonnenschirm|aufgestellt,aufgestellter sonnenschirm,strand
Hochspannung|blitz,elektrizität,gefahr,gewitter,hochspannungszeichen,strom
Schneeflocke|flocke,kalt,schnee,schneien,wetter,winter
Schneemann im Schnee|schneemann im schnee
Schneemann ohne Schneeflocken|kalt,schnee,schneemann ohne schneeflocken,winter
Komet|weltall
Feuer|brennen,flamme,heiß
Tropfen|schweiß,träne,wasser,wassertropfen
Welle|meer
Halloweenkürbis|halloween,herbst,kürbis,kürbislaterne
Weihnachtsbaum|baum,tanne,weihnachten
Feuerwerk|silvester
Wunderkerze|feiern,feuerwerk,party
Feuerwerkskörper|dynamit,explosion,explosiv,feuer,feuerwerk,funken,knall,knallen,knaller,kracher,silvester,sprengen,sprengstoff,zündstoff
funkelnde Sterne|funkel,funkeln,funkelnde sterne
Luftballon|ballon,feier,geburtstag
Konfettibombe|böller,feier,juhu,knaller,konfetti,party,super,yay
Konfettiball|feier,konfetti,party
Tanabata-Baum|fest,japan,sternenfest,tanabata-baum,zettel
Piniendekoration|japan,neujahrsfest
japanische Puppen|japanische puppen,puppenfest japan
traditionelle japanische Windsäcke|feier,karpfen,traditionelle japanische windsäcke
japanisches Windspiel|bimmel,feier,glocke,japanisches windspiel,wind
traditionelles Mondfest|japan,mond,traditionelles mondfest
roter Umschlag|geld,geschenk,glück,hong bao,hongbao,roter umschlag
pinke Schleife|feier,geschenk,pink,rosa
Geschenk|feier,geburtstag,schachtel,schleife,verpackt,weihnachten,überraschung
Gedenkschleife|schleife
Eintrittskarten|billet,eintrittskarte,ticket
Ticket|konzert,unterhaltung
Militärorden|orden
Pokal|bundesliga,champion,gewinnen,preis,sieger,sport,trophäe
Sportmedaille|gewinn,goldmedaille,medaille
Goldmedaille|erster,gewinn
Silbermedaille|zweiter
Bronzemedaille|dritter
Fußball|ball,bundesliga,messi
Baseball|ball
Softball|ball,baseball,handschuh,sport,unterarm,werfen
Basketball|ball,korb,sport
Volleyball|ball,sport
Football|american football,amerika,ball,sport,super bowl
Rugbyball|ball,rugby,sport
Tennisball|ball,sport,tennis
Frisbee|disc,disk,fliegende untertasse,scheibe,ultimate
Bowling|bowlingkugel,kugel,spiel
Kricket|ball,cricket,schläger
Feldhockey|hockey,schläger
Eishockey|eishockey-schläger und puck,hockey,puck,schläger
Lacrosse|ball,schläger,sport,stick,stock,tor
Tischtennis|ball,ping pong,schläger,spiel,sport
Badminton|federball,schläger
Boxhandschuh|boxen,handschuh,sport
Kampfsportanzug|judo,kampfkunst,kampfsport,karate,taekwondo
Tor|fußball,netz,sport
Golffahne|golfplatz
Schlittschuh|eislauf
Angel mit Fisch|angel mit fisch,angeln,entspannung
Tauchmaske|schnorcheln,schwimmen,sport,sporttauchen,tauchen
Laufshirt|laufen,laufshirt mit schärpe,schärpe,sport
Ski|ski und stöcke
Schlitten|rodel,rodeln,schnee
Curlingstein|spiel,sport,stein
Darts|dart,pfeil,spiel,volltreffer,zielscheibe
Jo-Jo|jo-jo,spielzeug,yo-yo
Drachen|fliegen,hochfliegen,steigen,wind
Wasserpistole|pistole,revolver,waffe
Billardkugel|8-ball,billard,kugel,schwarz,spiel
Kristallkugel|wahrsager,zukunft
Zauberstab|abrakadabra,hexe,hexer,magie,magisch,wunder,zauberei,zauberer,zauberin,zaubern
Gamepad|gaming,unterhaltung,videospiel
Joystick|gaming,videospiel
Spielautomat|glücksspiel,spiel
Spielwürfel|casino,spiel,unterhaltung,würfel,würfeln,zufall
Puzzleteil|bestandteile,hinweise,hobby,passen,puzzeln,puzzle,puzzlestück,puzzleteile,spiel,teile,zusammenpassen,zusammensetzen
Teddybär|bär,kuscheltier,plüschteddy,plüschtier,spielwaren,spielzeug,stoffbär,stofftier,teddy
Piñata|feier,hau drauf,mexikanisch,mexiko,objekt,party,pinada,pinata,süß,süßigkeiten
Discokugel|disco,lichtreflexe,party,spiegel,spiegelkugel,tanz,tanzen
Matroschka|babuschka,matrioschka,matrjoschka,puppe,russland,spielzeug
Pik|karten,kartenspiel
Herz|kartenspiel
Karo|kartenspiel
Kreuz|kartenspiel
Bauer Schach|bauer schach
Jokerkarte|joker,spielkarte
Mahjong-Stein|mahjong-stein,roter drache,spiel
japanische Blumenkarte|blume,hanafuda,japan,japanische blumenkarte,karte
Masken|kunst,theater,unterhaltung
gerahmtes Bild|gemälde,gerahmtes bild,kunst,malen,rahmen,zeichnen,zeichnung
Mischpalette|farben,kunst,künstler,palette
Faden|nadel,nähen,nähfaden,nähgarn,rolle,spule,zwirn
Nähnadel|einfädeln,faden,nadel,nadel und faden,nähen,nähte,schneidern,stiche,sticken
Wollknäuel|ball,garn,häkeln,spinnen,stricken,wolle,zwirn
Knoten|achterknoten,binden,schnur,schnürsenkel,seemansknoten,segelboot,segeln,seil,verknoten,zusammendrehen
Brille|accessoire
Sonnenbrille|augen,brille,dunkel
Schutzbrille|augenschutz,brille,schweißen,schweißerbrille,schwimmen,tauchen,taucherbrille
Laborkittel|arzt,arztkittel,doc,doktor,experiment,kleidung,kleidungsstück,labormantel,weiße jacke,weißer mantel,wissenschaftler
Sicherheitsweste|kleidung,notfall,sicherheit,weste
Hemd mit Krawatte|hemd mit krawatte,kleidung,kragen,schlips
T-Shirt|kleidung,t-shirt
Jeans|hose,kleidung
Schal|hals,kalt,kleidung,warm anziehen
Handschuhe|hand,handschuh
Mantel|brr,jacke,kalt,kleidung,warm anziehen
Socken|strumpf,strümpfe
Kleid|kleidung
Kimono|japanisch,kleid,kleidung
Sari|kleid,kleidung
einteiliger Badeanzug|einteiliger badeanzug,kleidung
Slip|badeanzug,einteiler,kleidung,unterwäsche
Shorts|badebekleidung,badehose,boxershorts,kleidung,schwimmshorts
Bikini|badeanzug,kleidung
Bluse|damenmode,kleidung,oberbekleidung,shirt
Faltfächer|abkühlung,flirten,fächer,heiß,kühlen,luft zufächeln,schüchtern,spanisch,tanz,warm
Geldbörse|accessoire,brieftasche,münzen,portemonnaie
Handtasche|accessoire,einkaufen,tasche
Clutch|accessoire,beutel,handtasche,kulturbeutel,tasche,waschtasche
Einkaufstüten|einkaufen,shoppen,shopping,tasche,tüte
Schulranzen|ranzen,rucksack,schule,tornister
Zehensandale|badelatschen,flipflops,latschen,sandalen,schuh,strandschuh,zehensandalen
Herrenschuh|gehen,herren,schuh
Sportschuh|laufen,rennen,schuh,sneaker,sportlich,turnschuh
Wanderstiefel|brauner schuh,campen,camping,kleidungsstück,outdoor,rucksacktour,schuh,stiefel,wandern,wanderung
flacher Schuh|ballerina,ballet-pumps,bequem,flacher schuh,frauenschuh,kleidungsstück,slipper
Stöckelschuh|absatz,absatzschuh,damen,elegant,high heel,highheels,pumps,rot,schuh,vornehm
Damensandale|damen,sandale,schuh
Ballettschuhe|ballett,kleidung,schuhe,tanz
Damenstiefel|damen,schuh,stiefel
Haarkamm|afro,afro pick,haare,kamm,kämmen
Krone|kopfbedeckung,könig,königin,majestät
Damenhut|damenhut mit schleife,hut,kleidung,kopfbedeckung,schleife
Zylinder|hut,kopfbedeckung,unterhaltung,zauberer,zylinderhut
Doktorhut|abschlussfeier,diplom
Baseballmütze|baseball,baseball-kappe,baseball-mütze,baseballkappe,mütze,schirmkappe
Militärhelm|armee,heer,helm,krieg,kämpfer,kämpferin,militär,schutzhelm,soldat,soldatin
Rettungshelm|bergen,erste hilfe,helm,helm mit weißem kreuz,hilfe,kreuz,retten,roter helm,sanitäter
Gebetskette|beten,gebet,kette,religion,rosenkranz
Lippenstift|kosmetik,make-up,makeup,rot,schminke
Ring|diamantring,edelstein,schmuck,verlobung
Edelstein|diamant
durchgestrichener Lautsprecher|durchgestrichener lautsprecher,leise,psst,stumm,stummgeschaltet
Lautsprecher mit geringer Lautstärke|eingeschaltet,lautsprecher mit geringer lautstärke,ton an
Lautsprecher mit mittlerer Lautstärke|lautsprecher mit einer schallwelle,lautsprecher mit mittlerer lautstärke,leise,mittellaut,ton
Lautsprecher mit hoher Lautstärke|dezibel,laut,lautsprecher mit drei schallwellen,lautsprecher mit hoher lautstärke,musik,schallwellen
Lautsprecher|megafon,schallendes megafon
Megafon|jubel,lautsprecher
Posthorn|brief,e-mail,post
Glocke|ding dong,klingeling,ton eingeschaltet
durchgestrichene Glocke|durchgestrichene glocke,kein ton,leise,ton ausgeschaltet
Notenschlüssel|musik,noten,partitur,violinschlüssel
Musiknote|lied,melodie,musik,note
Musiknoten|musik,noten
Studiomikrofon|mikrofon
Schieberegler|musik
Drehregler|bedienknöpfe,knöpfe,stellknöpfe
Mikrofon|karaoke,singen,unterhaltung
Kopfhörer|musik,unterhaltung
Radio|musik
Saxofon|instrument,musik,musikinstrument
Trompete|instrument,musik,musikinstrument
Akkordeon|akkordeons,concertina,harmonika,instrument,musik,musikinstrument,quetschkommode,quetschkommoden,schifferklavier,spielen,ziehharmonika,ziehharmonikas
Gitarre|instrument,musik,musikinstrument
Klaviatur|instrument,klavier,musik,musikinstrument,piano,tastatur,tasten
Geige|instrument,musik,musikinstrument,violine
Banjo|instrument,musik,saiteninstrument,zupfinstrument
Trommel|drumsticks,instrument,musik,schlägel,sticks,trommelstöcke
afrikanische Trommel|afrikanische trommel,conga,handtrommel,instrument,musikinstrument,rhythmus,trommeln
Maracas|cha-cha-cha,instrument,musik,musikinstrument,musizieren,party,percussion,rassel,rasseln,tanz,tanzen
Flöte|band,blaskapelle,holzblasinstrument,instrument,musik,musikinstrument,musizieren,orchester,spielmannszug
Mobiltelefon|handy,iphone,smartphone,telefonieren
Mobiltelefon mit Pfeil|anruf,anrufen,handy,iphone,kommunikation,mobiltelefon mit pfeil,whatsapp
Telefon|anruf,anrufen,festnetz
Telefonhörer|anrufen,hörer,kommunikation,telefon
Pager|kommunikation,piepser
Faxgerät|fax,kommunikation
Batterie|akku
schwache Batterie|akku,akku fast leer,akku leer,aufladen,batterie fast leer,batterie leer,elektronik,ladestand,niedriger akkustand,schwache batterie,schwacher akku
Netzstecker|stecker,stromstecker
Laptop|bildschirm,computer,computermonitor,monitor,notebook,pc
Desktopcomputer|bildschirm,computer,desktop,imac,monitor
Drucker|computer
Tastatur|computer,keyboard
Computermaus|computer,maus
Trackball|computer
Minidisc|md,minidisk
Diskette|datenträger
CD|blu-ray,dvd
DVD|blu-ray,cd,computer
Abakus|abaki,abakusse,berechnung,kalkulation,mathe,mathematik,rechenhilfe,rechenrahmen,rechenschieber,rechnen,zählen,zählrahmen
Filmkamera|film,kino,unterhaltung
Filmstreifen|film,filmband,kino
Filmprojektor|kino,unterhaltung
Filmklappe|film,klappe,unterhaltung
Fernseher|fernsehen,film,tv
Fotoapparat|fotos,kamera
Fotoapparat mit Blitz|fotoapparat mit blitz
Videokamera|filmen,videos
Videokassette|vhs,video
Lupe nach links|lupe nach links,suche,vergrößerungsglas
Lupe nach rechts|lupe nach rechts,suche,vergrößerungsglas
Kerze|licht
Glühbirne|hell,idee,lampe,licht
Taschenlampe|lampe,licht
rote Papierlaterne|izakaya,japanische laterne,japanisches lokal,rote papierlaterne
Öllampe|diya,lampe,öl
Notizbuch mit dekorativem Einband|notizbuch mit dekorativem einband
geschlossenes Buch|geschlossen,geschlossenes buch
offenes Buch|bibliothek,blättern,geöffnet,lernen,lesen,offen,offenes buch,seite
grünes Buch|grün,grünes buch,lesen
blaues Buch|blau,blaues buch
orangefarbenes Buch|orangefarben,orangefarbenes buch
Bücherstapel|bücher,fantasie,lesen,roman
Notizbuch|notizen
Spiralblock|notizblock
teilweise eingerolltes Blatt|dokument,papier,seite,teilweise eingerolltes blatt
Schriftrolle|papier
Vorderseite eines Blattes|dokument,papier,seite,vorderseite eines blattes
Zeitung|medien,nachrichten,presse
zusammengerollte Zeitung|zusammengerollt,zusammengerollte zeitung
Pagemarker|notizen
Lesezeichen|etikett,lesen
Etikett|label,marke
Münze|bezahlen,dollar,euro,geld,gold,goldesel,metall,reich,schatz,silber,sparen
Geldsack|geld,moneten,reich,sack
Yen-Banknote|geld,geldschein,yen-banknote
Dollar-Banknote|dollar-banknote,geld,geldschein,währung
Euro-Banknote|euro-banknote,euroschein,geld,geldschein
Pfund-Banknote|geld,geldschein,pfund-banknote
Geldschein mit Flügeln|bank,euro,geld,geldschein mit flügeln,knete,moneten
Kreditkarte|bankkarte,ec-karte,geldkarte,guthaben,karte
Beleg|abrechnung,aufstellung,blatt,buchhalter,buchhaltung,quittung,rechnung,rechnungswesen,schriftstück
steigende Kurve mit Yen-Zeichen|diagramm,markt,steigende kurve mit yen-zeichen,steigender trend mit yen-zeichen
Briefumschlag|brief,e-mail
E-Mail|brief,e-mail,e-mail-symbol,post
eingehender Briefumschlag|e-mail,eingehender briefumschlag,empfangen,umschlag
Umschlag mit Pfeil|e-mail,gesendet,umschlag mit pfeil
Postausgang|ablage,e-mail
Posteingang|ablage,e-mail
Paket|päckchen
geschlossener Briefkasten mit Post|e-mail,geschlossen,geschlossener briefkasten mit post
geschlossener Briefkasten ohne Post|geschlossen,geschlossener briefkasten ohne post,keine e-mail,keine post
offener Briefkasten mit Post|e-mail,offen,offener briefkasten mit post
offener Briefkasten ohne Post|keine e-mail,keine post,offen,offener briefkasten ohne post
Briefkasten|brief,post
Urne mit Wahlzettel|urne mit wahlzettel,wahlen
Bleistift|stift
schwarzer Federhalter|füller,schwarz,schwarzer federhalter,stift
Füllhalter|füller,füllfedehalter,füllfederhalter,schreiben,stift
Kugelschreiber|stift
Pinsel|kunst,malen
Wachsmalstift|buntstift,filzstift
Papier und Bleistift|kurzmitteilung,nachricht,notiz,papier und bleistift,schreibblock,schreiben
Aktentasche|tasche
Ordner|akten,büro,dokument,geschlossen
geöffneter Ordner|dokument,geöffneter ordner,offen
Karteireiter|akten,büro,büroausstattung,büromaterial,karteibahnen,karteikarten
Kalender|datum,kalenderblatt
Abreißkalender|datum,kalender,termin
Notizblock|block,notiz,papier
Spiralkalender|kalender
Rotationskartei|visitenkarten
Aufwärtstrend|diagramm,kurve,steigend
Abwärtstrend|diagramm,fallend,kurve
Balkendiagramm|balken,diagramm
Klemmbrett|clipboard,clpboard,zwischenablage
Reißzwecke|anpinnen
Stecknadel|anpinnen,reißzwecke,rund,runde reißzwecke
Büroklammer|
verhakte Büroklammern|büroklammer,verhakt,verhakte büroklammern
Lineal|
dreieckiges Lineal|dreieckiges lineal,geodreieck
Schere|schneiden,schnipp
Karteikasten|büroausstattung,büromaterial
Aktenschrank|ablage,archiv,schublade
Papierkorb|abfalleimer
geschlossenes Schloss|datenschutz,geschlossen,geschlossenes schloss,sicherheit
offenes Schloss|nicht gesichert,offen,offenes schloss
Schloss mit Füller|datenschutz,privat,schloss mit füller,sicherheit
Schloss mit Schlüssel|datenschutz,privat,schloss mit schlüssel,sicherheit
Schlüssel|passwort,schließen
alter Schlüssel|alt,alter schlüssel,schloss
Hammer|werkzeug
Axt|beil,hacken,holz,spalten,werkzeug
Pickel|werkzeug
Hammer und Pickel|arbeiter,hammer und pickel,werkzeug
Hammer und Schraubenschlüssel|hammer und schraubenschlüssel,werkzeug
Dolch|schwert,waffe
gekreuzte Schwerter|gekreuzt,gekreuzte schwerter,waffe
Bombe|comic,dynamit,explodieren
Bumerang|aborigines,australien,boomerang,schleuder,waffe,werfen
Pfeil und Bogen|pfeil und bogen
Schutzschild|schild
Handsäge|holz,säge,sägen,tischler,trimmen,werkzeug
Schraubenschlüssel|werkzeug
Schraubenzieher|schraube,schrauben,schraubendreher,werkzeug
Mutter und Schraube|mutter und schraube
Zahnrad|werkzeug
Schraubzwinge|werkzeug
Waage|gerechtigkeit,gewicht,werkzeug,wiegen
Blindenstock|barrierefreiheit,behinderung,blind,gehstock
Linksymbol|kettenglieder,verknüpfen,verknüpfung,verknüpfungssymbol,zwei ringe
Ketten|eisen,kette
Haken|angelhaken,aufhaken,aufhängen,einhaken,hängen,metallhaken
Werkzeugkasten|box,handkasten,kasten,kiste,mechaniker,rote kiste,werkzeug,werkzeugkiste,werkzeugkoffer
Magnet|anziehung,anziehungskraft,hufeisen,magnetisch,pole,positiv negativ,u-form
Leiter|hochsteigen,holzleiter,klettern,sprosse,stufe
Destillierapparat|werkzeug
Reagenzglas|chemie,chemikalie,chemiker,experiment,labor,substanz,versuche,wissenschaft
Petrischale|bakterien,bakterienkultur,biologe,biologie,biologin,kultur,labor,pipette,probe
DNA|biologe,biologie,biologin,dns,evolution,gen,genetik,genmanipulation,leben
Mikroskop|labor,untersuchen,wissenschaft
Teleskop|himmel
Satellitenschüssel|antenne,sat-schüssel,satschüssel,schüssel
Spritze|arzt,impfen,impfung,injektion,kanüle,nadel
Blutstropfen|blutspende,flüssigkeit,medizin,menstruation
Kapsel|arznei,arzt,medizin,pille,tabletten
Heftpflaster|pflaster,verletzt,wunde
Krücke|behinderung,beinverletzung,fußverletzung,gehhilfe,gehstütze,hilfe,schmerzen,stock,verletzt,verletzung
Stethoskop|abhören,arzt,doktor,herz,herzschlag,medizin,untersuchung
Röntgenbild|durchleuchten,knochen,medizin,radiologie,rippen,röntgen,röntgenstrahlen,skelett
Tür|eingang,geschlossen
Fahrstuhl|aufzug,haus,lift,symbol,transport
Spiegel|holzspiegel,reflexion,spiegelbild,wandspiegel
Fenster|aussicht,durchsichtig,fensterrahmen,frische luft,glas,haus,lüften,rahmen,öffnung
Bett|hotel,schlafen,übernachtung
Sofa und Lampe|couch,sofa und lampe
Stuhl|holzstuhl,möbel,sitzen
Toilette|klo,wc
Saugglocke|abfluss,gummiglocke,klempner,klo,pömpel,pümpel,sanitär,saugglocken,toilette,verstopft,wc,werkzeug
Dusche|duschkopf
Badewanne|bad,badezimmer,dusche
Mausefalle|anlocken,falle,käse,maus,mäusefalle
Rasierer|klinge,rasieren,rasiermesser,scharf
Creme|feuchtigkeitscreme,feuchtigkeitsmilch,haarwaschmittel,körpercreme,lotion,nachtcreme,shampoo,sonnencreme
Sicherheitsnadel|punk,windel
Besen|fegen,hexe,hexenbesen,kehren,reinigen,sauber machen,säubern
Korb|bauernhof,landwirtschaft,picknick,tragekorb,wäsche,wäschekorb
Küchenrolle|hygiene,klopapier,papierrolle,papiertücher,toilette,toilettenpapier,wc,wc-papier
Eimer|behälter,bottich,kübel,wassereimer
Seife|baden,putzen,reinigen,riegel,sauber,sauber machen,schaum,schäumen,seifenschale,seifenstück,säubern
Blasen|perlen,reinigen,schaum,schweben,seife,seifenblasen,unter wasser,wasserblasen
Zahnbürste|badezimmer,bürste,körperpflege,mundhygiene,putzen,sauber,zahnhygiene,zähne
Schwamm|absorbieren,aufsaugen,löchrig,porös,putzen,putzmittel,reinigen,sauber machen,schaum,schäumen
Feuerlöscher|feuer,löschen
Einkaufswagen|einkaufen
Zigarette|kippe,rauchen,rauchersymbol
Sarg|beerdigung,tod,tot,vampir
Grabstein|friedhof,grab,rip,tot
Urne|beerdigung,tod,tot
Nazar-Amulett|blau,böser blick,glasperle,glücksbringer,kügelchen,nazar-amulett,perle,talisman
Hamsa|amulett,auge in offener hand,fatima,glückssymbol,hand,jüdisch,maria,muslimisch,schutz
Statue|gesicht,maske,osterinsel
Protestschild|ankündigung,bekanntmachung,demonstration,hinweis,mahnwache,plakat,protest,schild
Ausweis|dokument,führerschein,karte,pass,personalausweis,plakette,reisepass
Symbol „Geldautomat“|atm
Symbol „Papierkorb“|abfall,müll,mülleimer,sauberkeit,wegschmeißen,wegwerfen
Trinkwasser|wasser,wasserhahn
Symbol „Rollstuhl“|barrierefrei,behindertengerecht
Herren|herrentoilette,wc
Damen|damentoilette,wc
Toiletten|toilette,wc
Symbol „Baby“|wickelraum
WC|toilette
Passkontrolle|pass
Zollkontrolle|zoll
Gepäckausgabe|gepäck
Gepäckaufbewahrung|gepäck,schließfach
Warnung|achtung,dreieck,vorsicht,warnschild
Kinder überqueren die Straße|kinder überqueren die straße,kinder-queren-die-straße-schild,straßenschild,vorsicht
Zutritt verboten|einbahnstrasse,kein zutritt,keine durchfahrt,zutritt verboten,zutritt-verboten-schild
Verboten|kein zutritt,kein-zutritt-zeichen,verbotszeichen
Fahrräder verboten|fahhrad,fahrrad-verboten-schild,fahrräder verboten,radfahren verboten
Rauchverbot|rauchen verboten,zigarette
Abfall verboten|müll,müll-verboten-zeichen
Kein Trinkwasser|kein trinkwasser,verboten,verschmutzt,wasser
Fußgänger verboten|fußgänger verboten,fußgänger-verboten-schild
Mobiltelefone verboten|handy,mobiltelefon,mobiltelefone verboten,verbot
Minderjährige verboten|erwachsene,minderjährige verboten,mindestalter,nicht jugendfrei,zeichen mit durchgestrichener 18
Radioaktiv|
Biogefährdung|zeichen
Pfeil nach oben|aufwärts,aufwärtspfeil,nach oben,norden,pfeil nach oben
Pfeil nach rechts oben|nach rechts oben,nordosten,pfeil nach rechts oben
Pfeil nach rechts|nach rechts,osten,pfeil nach rechts,rechtspfeil
Pfeil nach rechts unten|nach rechts unten,pfeil nach rechts unten,südosten
Pfeil nach unten|abwärts,abwärtspfeil,nach unten,pfeil nach unten,süden
Pfeil nach links unten|nach links unten,pfeil nach links unten
Pfeil nach links|linkspfeil,nach links,pfeil nach links,westen
Pfeil nach links oben|nach links oben,nordwesten,pfeil nach links oben
Pfeil nach oben und unten|entgegengesetzt,nach oben und unten,pfeil nach oben und unten
Pfeil nach links und rechts|entgegengesetzt,nach links und rechts,pfeil nach links und rechts
geschwungener Pfeil nach links|geschwungen,geschwungener pfeil nach links,nach links
geschwungener Pfeil nach rechts|geschwungen,nach rechts,umdrehen
geschwungener Pfeil nach oben|geschwungen,nach oben
geschwungener Pfeil nach unten|geschwungen,nach unten
kreisförmige Pfeile im Uhrzeigersinn|im uhrzeigersinn,kreisförmige pfeile im uhrzeigersinn
Pfeile gegen den Uhrzeigersinn|gegen den uhrzeigersinn,kreisförmige pfeile gegen den uhrzeigersinn,pfeile gegen den uhrzeigersinn
BACK-Pfeil|back-pfeil,links,zurück
END-Pfeil|end-pfeil,ende-zeichen,links
ON!-Pfeil|anschalten,ein-zeichen,einschaltem,rechts und links
SOON-Pfeil|bald-zeichen,rechts,soon-pfeil
TOP-Pfeil|pfeil nach oben,top-pfeil,top-zeichen
religiöse Stätte|kultstätte,religion,religiöse stätte
Atomzeichen|atheist,atom
om|hinduismus,religion
Davidstern|jüdisch,religion
Dharma-Rad|buddhismus,dharma-rad
Yin und Yang|daoismus,religion,yin und yang
lateinisches Kreuz|christentum,lateinisch,religion,römisch
orthodoxes Kreuz|christentum,orthodox,religion
Hilal und Stern|islam,muslim,religion
Friedenszeichen|friedensbewegung,friedenssymbol
Menora|leuchter,religion
Hexagramm mit Punkt|hexagramm mit punkt,wahrsager
Khanda|deg tegh fateh,glaube,khalsa,khanda-emblem,religion,schwert,sikh,sikhismus
Widder (Sternzeichen)|
Stier (Sternzeichen)|horoskop
Zwillinge (Sternzeichen)|horoskop,zwilling
Krebs (Sternzeichen)|
Löwe (Sternzeichen)|horoskop
Jungfrau (Sternzeichen)|horoskop
Waage (Sternzeichen)|horoskop
Skorpion (Sternzeichen)|horoskop
Schütze (Sternzeichen)|
Steinbock (Sternzeichen)|
Wassermann (Sternzeichen)|
Fische (Sternzeichen)|horoskop
Schlangenträger|schlagenträger,sternbild
Zufallsmodus|gekreuzt,pfeile,richtung,verschlungene pfeile nach rechts
Wiederholen|im uhrzeigersinn,keycap,pfeile,tastenkappe
Titel wiederholen|dasselbe wiederholen,einmal,im uhrzeigersinn,noch einmal,pfeile,titel wiederholen
Wiedergabe|abspielen,dreieck,pfeil,rechts
Doppelpfeile nach rechts|doppelpfeil,doppelpfeile nach rechts,vorwärts,weiter,überspringen
Nächster Titel|doppelpfeil,dreieck,nächster titel,vorwärts,weiter
Wiedergabe oder Pause|dreieck,pfeil,rechts,wiedergabe oder pause
Pfeil zurück|dreieck,links
Zurückspulen|doppelpfeil,doppelpfeile nach links,dreieck,pfeil,vorheriger titel,zurück
Vorheriger Titel|doppelpfeil,dreieck,pfeil,vorheriger titel,zurück
Aufwärts-Schaltfläche|aufwärts-schaltfläche,nach oben,pfeil
Doppelpfeile nach oben|aufwärts,doppelpfeil,doppelpfeile nach oben,doppelt,nach oben,pfeil
Abwärts-Schaltfläche|abwärts-schaltfläche,nach unten,pfeil
Doppelpfeile nach unten|doppelpfeil,doppelpfeile nach unten,doppelt abwärts,nach unten,pfeil
Pause|keycap,streifen,tastenkappe,vertikal
Stopp|aufnahme stoppen,keycap,quadrat,tastenkappe
Aufnehmen|aufnahme,keycap,kreis,tastenkappe
Auswerfen|auswurf,auswurftaste,medien
Kinosymbol|film,filmkamera,filmkamera in blauem quadrat,kino,unterhaltung
Taste Dimmen|gedimmt,helligkeit,schwache helligkeit,taste dimmen
Heller-Taste|heller-taste,helligkeit,starke helligkeit
balkenförmige Signalstärkenanzeige|balkenförmige signalstärkenanzeige,empfang,mobilfunksignal,mobiltelefon,signalstärke
WLAN|computer,drahtlos,hotspot,internet,kabellos,netzwerk,router,verbindung,wi-fi
Vibrationsmodus|handy,kommunikation,mobiltelefon,symbol für vibrationsalarm,vibration,vibrieren
Mobiltelefon aus|ausschalten,handy aus,mobiltelefon aus
Frauensymbol|frau,weiblich,zeichen
Männersymbol|mann,symbol,zeichen
Transgender-Symbol|symbol für transgender,transgender-symbol
mal|abbrechen,multiplikation,multiplikationszeichen,multiplizieren,x
plus|addieren,mathe,pluszeichen
minus|-,mathe,minuszeichen
geteilt durch|division,divisionszeichen,geteiltzeichen,mathe
Gleichheitszeichen extrafett|gleich,gleichheit,gleichheitszeichen extrafett,ist gleich,mathematik,vergleichszeichen
Unendlichkeit|ewig,grenzenlos,unendlich
doppeltes Ausrufezeichen|doppelt,doppeltes ausrufezeichen,muss,rot,satzzeichen
Ausrufe- und Fragezeichen|ausrufe- und fragezeichen,ausrufezeichen,rot,satzzeichen
rotes Fragezeichen|frage,rot,rotes fragezeichen,satzzeichen,warum,wieso
weißes Fragezeichen|frage,satzzeichen,warum,weiß,weißes fragezeichen
weißes Ausrufezeichen|muss,satzzeichen,weiß,weißes ausrufezeichen
rotes Ausrufezeichen|rot,satzzeichen
Wellenlinie|gewellt,linie
Geldwechsel|geld,wechsel,währung
Dollarzeichen extrafett|bezahlen,dollar,dollar-zeichen,dollarzeichen extrafett,geld,knete,moneten,teuer,usd,währung
Äskulapstab|apotheke,arznei,asklepiosstab,medizin
Recycling-Symbol|grüne punkt,grüner punkt,recycling-symbol
Lilie|fleur-de-lis
Dreizack|anker,poseidon,triton
Namensschild|schild
japanisches Anfänger-Zeichen|japanisches anfänger-zeichen,japanisches symbol
hohler roter Kreis|großer kreis,hohler roter kreis,o,rot
weißes Häkchen|abgehakt,erledigt,weißes häkchen
abgehaktes Kästchen|abgehaktes kästchen,abstimmungsfeld,abstimmungsfeld mit häkchen,ankreuz,feld,häkchen,kästchen mit häkchen,wahlurne
kräftiges Häkchen|abhaken,erledigt,fertig,haken,kräftiges häkchen
Kreuzzeichen|abbrechen,durchgestrichen,mal,multiplikation,multiplizieren,rotes kreuz,x
angekreuztes Kästchen|angekreuztes feld,angekreuztes kästchen,feld,kreuz,kreuzsymbol im quadrat,quadrat,x
Schleife|
Doppelschleife|blau,rechteck,schleife
Teilalternationszeichen|japanisch,zeichensetzung
achtzackiger Stern|achtzackig,achtzackiger stern,grün,quadrat
achtstrahliger Stern|achtstrahliger stern
Funkeln|grün,quadrat
Copyright|c
Registered-Trademark|markenzeichen,r,registered-trademark
Markenzeichen|tm,trademark
Taste: #|
Taste: *|
Taste: 0|null
Taste: 1|eins
Taste: 2|zwei
Taste: 3|drei
Taste: 4|vier
Taste: 5|fünf
Taste: 6|sechs
Taste: 7|sieben
Taste: 8|acht
Taste: 9|neun
Taste: 10|
Eingabesymbol lateinische Großbuchstaben|abcd,buchstaben,eingabe,großschreiben,lateinisch
Eingabesymbol lateinische Kleinbuchstaben|eingabesymbol lateinische kleinbuchstaben,lateinische kleinbuchstaben
Eingabesymbol Zahlen|1234,eingabe,symbol,ziffern
Eingabesymbol Sonderzeichen|eingabe,keycap,symbol,tastenkappe
Eingabesymbol lateinische Buchstaben|abc,alphabet,eingabe,lateinisch,symbol
Großbuchstabe A in rotem Quadrat|blut,blutgruppe,negativ,positiv
Großbuchstaben AB in rotem Quadrat|blut,blutgruppe,großbuchstaben ab in rotem quadrat,negativ,positiv
Großbuchstabe B in rotem Quadrat|blut,blutgruppe,negativ,positiv
Großbuchstaben CL in rotem Quadrat|großbuchstaben cl in rotem quadrat
Wort „Cool“ in blauem Quadrat|
Wort „Free“ in blauem Quadrat|
Buchstabe „i“ in blauem Quadrat|information
Großbuchstaben ID in lila Quadrat|großbuchstaben id in lila quadrat
Buchstabe „M“ in Kreis|eingekreist,großbuchstabe
Wort „New“ in blauem Quadrat|neu
Großbuchstaben NG in blauem Quadrat|großbuchstaben ng in blauem quadrat
Großbuchstabe O in rotem Quadrat|0,blut,blutgruppe,negativ,positiv
Großbuchstaben OK in blauem Quadrat|keycap,okay,taste,tastenkappe
Großbuchstabe P in blauem Quadrat|parken,parkplatz,taste
SOS-Zeichen|hilfe,sos-zeichen
Schriftzug „UP!“ im blauen Quadrat|keycap,taste,tastenkappe
Schriftzug VS in orangem Quadrat|gegen,taste,versus
Schriftzeichen „koko“|japanisches schriftzeichen
Schriftzeichen „sa“|japanisches schriftzeichen
Schriftzeichen für „Monatsbetrag“|japanisch,monatlich,mond,taste
Schriftzeichen für „nicht gratis“|berechnen,existieren,japanisch,nicht gratis,taste
Schriftzeichen für „reserviert“|finger,japanisches schriftzeichen
Schriftzeichen für „Schnäppchen“|japanisches schriftzeichen,vorteil
Schriftzeichen für „Rabatt“|japanisches schriftzeichen,teilen
Schriftzeichen für „gratis“|japanisches schriftzeichen,verhandlung
Schriftzeichen für „verbieten“|japanisches schriftzeichen,kanji
Schriftzeichen für „akzeptieren“|japanisch
Schriftzeichen für „anwenden“|chinesisches schriftzeichen,japanisches schriftzeichen
Schriftzeichen für „Note zum Bestehen“|bestanden,chinesisches schriftzeichen,japanisches schriftzeichen,zusammen
Schriftzeichen für „Zimmer frei“|chinesisches schriftzeichen,japanisches schriftzeichen,leer,zimmer frei
Schriftzeichen für „Gratulation“|chinesisches schriftzeichen,japanisches schriftzeichen
Schriftzeichen für „Geheimnis“|chinesisches schriftzeichen,japanisches schriftzeichen
Schriftzeichen für „Geöffnet“|betrieb,chinesisches schriftzeichen,japanisches schriftzeichen
Schriftzeichen für „Kein Zimmer frei“|belegt,besetzt,chinesisches schriftzeichen,fülle,japanisches schriftzeichen,kanji,kein zimmer frei
roter Punkt|ball,rot,roter punkt
oranger Punkt|form,kreis,orange,orange scheibe,oranger kreis,oranger punkt
gelber Punkt|form,gelb,gelbe scheibe,gelber kreis,gelber punkt,kreis,scheibe
grüner Punkt|form,grün,grüne scheibe,grüner kreis,grüner punkt,kreis
blauer Punkt|ball,blau,blauer punkt,großer blauer kreis,kreis
lila Punkt|form,kreis,scheibe,violett
brauner Punkt|braun,braune scheibe,brauner kreis,brauner punkt,form,kreis
schwarzer Punkt|ball,großer schwarzer kreis,kreis,rund,schwarz,schwarzer punkt
weißer Punkt|ball,großer weißer kreis,kreis,weiß,weißer punkt
rotes Quadrat|form,rot,rotes quadrat,rotes viereck,viereck
oranges Quadrat|form,orange,oranges quadrat,oranges viereck,viereck
gelbes Quadrat|form,gelb,gelbes quadrat,gelbes viereck,viereck
grünes Quadrat|form,grün,grünes quadrat,grünes viereck,viereck
blaues Quadrat|blau,blaues quadrat,blaues viereck,form,viereck
lila Quadrat|form,viereck,violett
braunes Quadrat|braun,braunes quadrat,braunes viereck,form,viereck
großes schwarzes Quadrat|großes schwarzes quadrat,schwarz
großes weißes Quadrat|großes weißes quadrat,weiß
mittelgroßes schwarzes Quadrat|mittelgroßes schwarzes quadrat,schwarz
mittelgroßes weißes Quadrat|mittelgroßes weißes quadrat,weiß
mittelkleines schwarzes Quadrat|mittelkleines schwarzes quadrat,schwarz
mittelkleines weißes Quadrat|geometrisch,mittelkleines weißes quadrat,weiß
kleines schwarzes Quadrat|kleines schwarzes quadrat,punkt,schwarz
kleines weißes Quadrat|kleines weißes quadrat,weiß
große orangefarbene Raute|große orangefarbene raute,orangefarben
große blaue Raute|blau,große blaue raute
kleine orangefarbene Raute|kleine orangefarbene raute,orangefarben
kleine blaue Raute|blau,kleine blaue raute
rotes Dreieck mit der Spitze nach oben|aufwärts,rot,rotes dreieck mit der spitze nach oben,rotes dreieck mit spitze oben
rotes Dreieck mit der Spitze nach unten|abwärts,rot,rotes dreieck mit der spitze nach unten
Rautenform mit Punkt|diamant,mit punkt,rautenform mit punkt
Optionsfeld|schaltfläche
weiße quadratische Schaltfläche|quadrat,quadratisch,weiß,weiße quadratische schaltfläche
schwarze quadratische Schaltfläche|quadratisch,schwarz,schwarze quadratische schaltfläche
Zielflagge|flagge,formel 1,karierte flagge,nascar,rennen,sport
Wimpel|dreiecksflagge,flagge,rot,standortflagge
überkreuzte Flaggen|japan,japanische flaggen,überkreuzte flaggen
schwarze Flagge|fahne,schwarze fahne,schwarze flagge,wehen,wehende schwarze fahne
weiße Flagge|fahne,wehen,wehende weiße fahne,weiße fahne,weiße flagge
Regenbogenflagge|bisexuell,bunt,fahne,flagge,lesbisch,lgbt,lgbtq,pride,queer,regenbogen,schwul,trans
Transgender-Flagge|transgender-flagge
Piratenflagge|jolly roger,pirat,piratenfahne,schatz
Flagge: Ascension|AC
Flagge: Andorra|AD
Flagge: Vereinigte Arabische Emirate|AE
Flagge: Afghanistan|AF
Flagge: Antigua und Barbuda|AG
Flagge: Anguilla|AI
Flagge: Albanien|AL
Flagge: Armenien|AM
Flagge: Angola|AO
Flagge: Antarktis|AQ
Flagge: Argentinien|AR
Flagge: Amerikanisch-Samoa|AS
Flagge: Österreich|AT
Flagge: Australien|AU
Flagge: Aruba|AW
Flagge: Ålandinseln|AX
Flagge: Aserbaidschan|AZ
Flagge: Bosnien und Herzegowina|BA
Flagge: Barbados|BB
Flagge: Bangladesch|BD
Flagge: Belgien|BE
Flagge: Burkina Faso|BF
Flagge: Bulgarien|BG
Flagge: Bahrain|BH
Flagge: Burundi|BI
Flagge: Benin|BJ
Flagge: St. Barthélemy|BL
Flagge: Bermuda|BM
Flagge: Brunei Darussalam|BN
Flagge: Bolivien|BO
Flagge: Karibische Niederlande|BQ
Flagge: Brasilien|BR
Flagge: Bahamas|BS
Flagge: Bhutan|BT
Flagge: Bouvetinsel|BV
Flagge: Botsuana|BW
Flagge: Belarus|BY
Flagge: Belize|BZ
Flagge: Kanada|CA
Flagge: Kokosinseln|CC
Flagge: Kongo-Kinshasa|CD
Flagge: Zentralafrikanische Republik|CF
Flagge: Kongo-Brazzaville|CG
Flagge: Schweiz|CH
Flagge: Côte d’Ivoire|CI
Flagge: Cookinseln|CK
Flagge: Chile|CL
Flagge: Kamerun|CM
Flagge: China|CN
Flagge: Kolumbien|CO
Flagge: Clipperton-Insel|CP
Flagge: Costa Rica|CR
Flagge: Kuba|CU
Flagge: Cabo Verde|CV
Flagge: Curaçao|CW
Flagge: Weihnachtsinsel|CX
Flagge: Zypern|CY
Flagge: Tschechien|CZ
Flagge: Deutschland|DE
Flagge: Diego Garcia|DG
Flagge: Dschibuti|DJ
Flagge: Dänemark|DK
Flagge: Dominica|DM
Flagge: Dominikanische Republik|DO
Flagge: Algerien|DZ
Flagge: Ceuta und Melilla|EA
Flagge: Ecuador|EC
Flagge: Estland|EE
Flagge: Ägypten|EG
Flagge: Westsahara|EH
Flagge: Eritrea|ER
Flagge: Spanien|ES
Flagge: Äthiopien|ET
Flagge: Europäische Union|EU
Flagge: Finnland|FI
Flagge: Fidschi|FJ
Flagge: Falklandinseln|FK
Flagge: Mikronesien|FM
Flagge: Färöer|FO
Flagge: Frankreich|FR
Flagge: Gabun|GA
Flagge: Vereinigtes Königreich|GB
Flagge: Grenada|GD
Flagge: Georgien|GE
Flagge: Französisch-Guayana|GF
Flagge: Guernsey|GG
Flagge: Ghana|GH
Flagge: Gibraltar|GI
Flagge: Grönland|GL
Flagge: Gambia|GM
Flagge: Guinea|GN
Flagge: Guadeloupe|GP
Flagge: Äquatorialguinea|GQ
Flagge: Griechenland|GR
Flagge: Südgeorgien und die Südlichen Sandwichinseln|GS
Flagge: Guatemala|GT
Flagge: Guam|GU
Flagge: Guinea-Bissau|GW
Flagge: Guyana|GY
Flagge: Sonderverwaltungsregion Hongkong|HK
Flagge: Heard und McDonaldinseln|HM
Flagge: Honduras|HN
Flagge: Kroatien|HR
Flagge: Haiti|HT
Flagge: Ungarn|HU
Flagge: Kanarische Inseln|IC
Flagge: Indonesien|ID
Flagge: Irland|IE
Flagge: Israel|IL
Flagge: Isle of Man|IM
Flagge: Indien|IN
Flagge: Britisches Territorium im Indischen Ozean|IO
Flagge: Irak|IQ
Flagge: Iran|IR
Flagge: Island|IS
Flagge: Italien|IT
Flagge: Jersey|JE
Flagge: Jamaika|JM
Flagge: Jordanien|JO
Flagge: Japan|JP
Flagge: Kenia|KE
Flagge: Kirgisistan|KG
Flagge: Kambodscha|KH
Flagge: Kiribati|KI
Flagge: Komoren|KM
Flagge: St. Kitts und Nevis|KN
Flagge: Nordkorea|KP
Flagge: Südkorea|KR
Flagge: Kuwait|KW
Flagge: Kaimaninseln|KY
Flagge: Kasachstan|KZ
Flagge: Laos|LA
Flagge: Libanon|LB
Flagge: St. Lucia|LC
Flagge: Liechtenstein|LI
Flagge: Sri Lanka|LK
Flagge: Liberia|LR
Flagge: Lesotho|LS
Flagge: Litauen|LT
Flagge: Luxemburg|LU
Flagge: Lettland|LV
Flagge: Libyen|LY
Flagge: Marokko|MA
Flagge: Monaco|MC
Flagge: Republik Moldau|MD
Flagge: Montenegro|ME
Flagge: St. Martin|MF
Flagge: Madagaskar|MG
Flagge: Marshallinseln|MH
Flagge: Nordmazedonien|MK
Flagge: Mali|ML
Flagge: Myanmar|MM
Flagge: Mongolei|MN
Flagge: Sonderverwaltungsregion Macau|MO
Flagge: Nördliche Marianen|MP
Flagge: Martinique|MQ
Flagge: Mauretanien|MR
Flagge: Montserrat|MS
Flagge: Malta|MT
Flagge: Mauritius|MU
Flagge: Malediven|MV
Flagge: Malawi|MW
Flagge: Mexiko|MX
Flagge: Malaysia|MY
Flagge: Mosambik|MZ
Flagge: Namibia|NA
Flagge: Neukaledonien|NC
Flagge: Niger|NE
Flagge: Norfolkinsel|NF
Flagge: Nigeria|NG
Flagge: Nicaragua|NI
Flagge: Niederlande|NL
Flagge: Norwegen|NO
Flagge: Nepal|NP
Flagge: Nauru|NR
Flagge: Niue|NU
Flagge: Neuseeland|NZ
Flagge: Oman|OM
Flagge: Panama|PA
Flagge: Peru|PE
Flagge: Französisch-Polynesien|PF
Flagge: Papua-Neuguinea|PG
Flagge: Philippinen|PH
Flagge: Pakistan|PK
Flagge: Polen|PL
Flagge: St. Pierre und Miquelon|PM
Flagge: Pitcairninseln|PN
Flagge: Puerto Rico|PR
Flagge: Palästinensische Autonomiegebiete|PS
Flagge: Portugal|PT
Flagge: Palau|PW
Flagge: Paraguay|PY
Flagge: Katar|QA
Flagge: Réunion|RE
Flagge: Rumänien|RO
Flagge: Serbien|RS
Flagge: Russland|RU
Flagge: Ruanda|RW
Flagge: Saudi-Arabien|SA
Flagge: Salomonen|SB
Flagge: Seychellen|SC
Flagge: Sudan|SD
Flagge: Schweden|SE
Flagge: Singapur|SG
Flagge: St. Helena|SH
Flagge: Slowenien|SI
Flagge: Spitzbergen und Jan Mayen|SJ
Flagge: Slowakei|SK
Flagge: Sierra Leone|SL
Flagge: San Marino|SM
Flagge: Senegal|SN
Flagge: Somalia|SO
Flagge: Suriname|SR
Flagge: Südsudan|SS
Flagge: São Tomé und Príncipe|ST
Flagge: El Salvador|SV
Flagge: Sint Maarten|SX
Flagge: Syrien|SY
Flagge: Eswatini|SZ
Flagge: Tristan da Cunha|TA
Flagge: Turks- und Caicosinseln|TC
Flagge: Tschad|TD
Flagge: Französische Süd- und Antarktisgebiete|TF
Flagge: Togo|TG
Flagge: Thailand|TH
Flagge: Tadschikistan|TJ
Flagge: Tokelau|TK
Flagge: Timor-Leste|TL
Flagge: Turkmenistan|TM
Flagge: Tunesien|TN
Flagge: Tonga|TO
Flagge: Türkei|TR
Flagge: Trinidad und Tobago|TT
Flagge: Tuvalu|TV
Flagge: Taiwan|TW
Flagge: Tansania|TZ
Flagge: Ukraine|UA
Flagge: Uganda|UG
Flagge: Amerikanische Überseeinseln|UM
Flagge: Vereinte Nationen|UN
Flagge: Vereinigte Staaten|US
Flagge: Uruguay|UY
Flagge: Usbekistan|UZ
Flagge: Vatikanstadt|VA
Flagge: St. Vincent und die Grenadinen|VC
Flagge: Venezuela|VE
Flagge: Britische Jungferninseln|VG
Flagge: Amerikanische Jungferninseln|VI
Flagge: Vietnam|VN
Flagge: Vanuatu|VU
Flagge: Wallis und Futuna|WF
Flagge: Samoa|WS
Flagge: Kosovo|XK
Flagge: Jemen|YE
Flagge: Mayotte|YT
Flagge: Südafrika|ZA
Flagge: Sambia|ZM
Flagge: Simbabwe|ZW
Flagge: England|gbeng
Flagge: Schottland|gbsct
Flagge: Wales|gbwls
`;
