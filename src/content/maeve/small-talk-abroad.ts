import { launch } from '../launch.ts'

/** The words of `when` are English. */
const year = launch.until.slice(0, 4)

/**
 * A small question in another language: words (or in other scripts, parts of words) that ask it, and the reply. None
 * has been reviewed by a native speaker yet.
 */
type Asked = { words: string; text: string }

/**
 * What people ask most in other languages. The last, `thanks`, includes goodbyes and, like `speak` and `join`, is
 * answered only if nothing else is asked.
 */
export const askedAbroad: Readonly<Record<string, Readonly<Record<string, Asked>>>> = {
  Spanish: {
    speak: {
      words: 'hablas habla espanol castellano',
      text: 'Sí, un poco: puedo dar respuestas cortas en español.',
    },
    wash: {
      words: 'lavado lavan lavar lavais limpieza limpian aspiran',
      text: 'Sí, lavaremos su coche donde esté aparcado, por suscripción mensual; qué incluye cada lavado aún no se ha publicado.',
    },
    charge: {
      words: 'cargar carga cargan electrico recarga enchufe',
      text: 'Llevaremos la carga hasta su coche eléctrico; la velocidad y los conectores aún no se han publicado.',
    },
    price: {
      words: 'cuanto cuesta cuestan precio precios caro tarifa',
      text: `Aún no hay precios publicados: recibirá un presupuesto al reservar, después del lanzamiento en ${year}. Los recordatorios son gratuitos.`,
    },
    when: {
      words: 'cuando empiezan empieza abren fecha',
      text: `Empezamos en ${year}; la fecha exacta aún no se ha publicado.`,
    },
    where: {
      words: 'donde ciudad ciudades zona estan vienen londres',
      text: 'Estaremos en las grandes ciudades del Reino Unido; aún no se ha publicado en cuáles. Su código postal en la lista de espera nos dice dónde nos quieren.',
    },
    free: {
      words: 'gratis gratuito gratuitos recordatorios recordatorio avisos',
      text: 'Sí: los recordatorios de MOT, impuesto, seguro, revisión y multas (PCN) son gratuitos y no hace falta ningún plan.',
    },
    perks: {
      words: 'descuento descuentos oferta siempre ventajas',
      text: 'Por apuntarse a la lista: 15 % de descuento los tres primeros meses (no para siempre), 20 £ en la primera carga y acceso prioritario.',
    },
    join: {
      words: 'apunto apuntarme apuntarse inscribirme lista registro',
      text: 'Ponga su correo y su código postal en el formulario de esta página; es gratis y no compromete a nada.',
    },
    mot: {
      words: 'mot itv inspeccion revision matriculado',
      text: 'En Gran Bretaña el primer MOT es, como tarde, a los tres años de la matriculación, y luego cada año; en Irlanda del Norte, a los cuatro.',
    },
    plates: {
      words: 'matricula extranjera registrarlo importar placa espanola',
      text: 'No tengo las normas para coches con matrícula extranjera: están en GOV.UK, https://www.gov.uk/importing-vehicles-into-the-uk',
    },
    ulez: {
      words: 'ulez emisiones',
      text: 'TfL comprueba su coche aquí: https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
    thanks: {
      words: 'gracias adios chao',
      text: '¡De nada! Que tenga un buen día.',
    },
  },
  Polish: {
    speak: {
      words: 'polsku polski mowi mowisz pani',
      text: 'Dzień dobry! Tak, trochę: po polsku odpowiadam krótko.',
    },
    wash: {
      words: 'mycie myjecie umyc sprzatanie odkurzanie srodku',
      text: 'Tak, umyjemy auto tam, gdzie stoi, w miesięcznym abonamencie; co dokładnie obejmuje mycie, jeszcze nie podano.',
    },
    charge: {
      words: 'ladowanie ladowac ladujecie elektryczny elektryka elektryk',
      text: 'Przywieziemy ładowanie do Twojego elektrycznego auta; szybkości i wtyczek jeszcze nie podano.',
    },
    price: {
      words: 'ile kosztuje cena ceny cennik drogo koszt',
      text: `Cen jeszcze nie ma: wycenę dostaje się przy rezerwacji, po starcie w ${year} roku. Przypomnienia są bezpłatne.`,
    },
    when: {
      words: 'kiedy startujecie zaczynacie',
      text: `Startujemy w ${year} roku; dokładnej daty jeszcze nie podano.`,
    },
    where: {
      words: 'gdzie przyjezdzacie dojezdzacie miasto miasta miastach londynu londynie okolicy',
      text: 'Będziemy w dużych miastach Wielkiej Brytanii; lista nie jest jeszcze opublikowana. Kod pocztowy na liście oczekujących mówi nam, gdzie nas chcą.',
    },
    free: {
      words: 'bezplatne darmowe darmo przypomnienia przypomnienie platne',
      text: 'Tak: przypomnienia o MOT, podatku, ubezpieczeniu, serwisie i mandatach (PCN) są bezpłatne i nie trzeba żadnego abonamentu.',
    },
    perks: {
      words: 'znizka znizki rabat rabatu promocja',
      text: 'Za zapis na listę: 15% zniżki przez pierwsze trzy miesiące, 20 £ zniżki na pierwsze ładowanie i pierwszeństwo przy starcie.',
    },
    join: {
      words: 'zapisac zapisze zapis lista liste dolaczyc',
      text: 'Proszę wpisać e-mail i kod pocztowy w formularzu na tej stronie; to nic nie kosztuje i do niczego nie zobowiązuje.',
    },
    mot: {
      words: 'mot przeglad przegladu badanie',
      text: 'W Wielkiej Brytanii pierwszy MOT trzeba zrobić najpóźniej w trzecią rocznicę rejestracji, potem co rok; w Irlandii Północnej po czterech latach.',
    },
    plates: {
      words: 'tablice tablicach polskich rejestracja zarejestrowac przerejestrowac',
      text: 'Zasad dla aut na zagranicznych tablicach nie mam: są na GOV.UK, https://www.gov.uk/importing-vehicles-into-the-uk',
    },
    ulez: {
      words: 'ulez strefa spalin',
      text: 'TfL sprawdzi Pana/Pani auto tutaj: https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
    thanks: {
      words: 'dziekuje dzieki widzenia pa czesc',
      text: 'Proszę bardzo! Miłego dnia.',
    },
  },
  Romanian: {
    speak: {
      words: 'romana romaneste vorbiti vorbesti',
      text: 'Da, puțin: pot da răspunsuri scurte în română.',
    },
    wash: {
      words: 'spalati spalare spalat spalatorie interior',
      text: 'Da, vă spălăm mașina acolo unde e parcată, cu abonament lunar; ce include fiecare spălare nu e publicat încă.',
    },
    charge: {
      words: 'incarcare incarcati electrica',
      text: 'Aducem încărcarea la mașina dumneavoastră electrică; viteza și conectorii nu sunt publicați încă.',
    },
    van: {
      words: 'duba dube vivaro utilitara',
      text: 'Deocamdată e anunțată doar îngrijirea mașinilor; dacă includem dube nu s-a publicat încă.',
    },
    price: {
      words: 'costa pret pretul preturi abonament abonamentul',
      text: `Prețurile nu sunt publicate încă: primiți o ofertă la rezervare, după lansarea din ${year}. Mementourile sunt gratuite.`,
    },
    when: {
      words: 'cand incepeti lansati deschideti',
      text: `Lansăm în ${year}; data exactă nu este publicată încă.`,
    },
    where: {
      words: 'unde oras orase orasul veniti zona londra',
      text: 'Vom fi în marile orașe din Regatul Unit; lista nu este publicată încă. Codul poștal de pe lista de așteptare ne arată unde suntem doriți.',
    },
    free: {
      words: 'gratis gratuit gratuite mementouri reamintiri',
      text: 'Da: mementourile pentru MOT, taxă, asigurare, service și amenzi (PCN) sunt gratuite și nu e nevoie de abonament.',
    },
    perks: {
      words: 'reducere reduceri discount',
      text: 'Pentru înscriere: 15% reducere în primele trei luni, 20 £ la prima încărcare și acces prioritar.',
    },
    join: {
      words: 'inscriu inscriere lista',
      text: 'Puneți e-mailul și codul poștal în formularul de pe pagină; e gratuit și nu vă obligă la nimic.',
    },
    mot: {
      words: 'mot itp inspectie inspectia',
      text: 'În Marea Britanie primul MOT se face cel târziu la trei ani de la înmatriculare, apoi în fiecare an; în Irlanda de Nord, la patru.',
    },
    pcn: {
      words: 'amenda amenzi parcare parcarii',
      text: 'O amendă de la o firmă privată nu e de la primărie: nu o ignorați; plătiți sau contestați întâi la firmă, apoi la POPLA ori IAS. Una de la primărie se plătește de obicei în 28 de zile, la jumătate în primele 14.',
    },
    plates: {
      words: 'inmatriculata numere romanesti inmatriculare',
      text: 'Regulile pentru mașini cu numere străine nu le am: sunt pe GOV.UK, https://www.gov.uk/importing-vehicles-into-the-uk',
    },
    ulez: {
      words: 'ulez',
      text: 'TfL verifică mașina dumneavoastră aici: https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
    thanks: {
      words: 'multumesc mersi revedere pa',
      text: 'Cu plăcere! O zi bună.',
    },
  },
  Portuguese: {
    speak: {
      words: 'falas fala portugues',
      text: 'Sim, um pouco: posso dar respostas curtas em português.',
    },
    wash: {
      words: 'lavam lavar lavagem lavais limpeza limpam',
      text: 'Sim, lavamos o seu carro onde ele está estacionado, por assinatura mensal, a partir do lançamento; o que inclui cada lavagem ainda não foi publicado.',
    },
    charge: {
      words: 'carregar carregamento carregam eletrico',
      text: 'Levamos o carregamento até ao seu carro elétrico; a velocidade e as fichas ainda não foram publicadas.',
    },
    price: {
      words: 'quanto custa custam preco precos caro',
      text: `Ainda não há preços publicados: recebe um orçamento ao reservar, depois do lançamento em ${year}. Os lembretes são gratuitos.`,
    },
    when: {
      words: 'quando comecam comeca abrem',
      text: `Começamos em ${year}; a data exata ainda não foi publicada.`,
    },
    where: {
      words: 'onde cidade cidades zona londres vem',
      text: 'Estaremos nas grandes cidades do Reino Unido; ainda não foi publicado em quais. O seu código postal na lista de espera diz-nos onde nos querem.',
    },
    free: {
      words: 'gratis gratuito gratuitos lembretes lembrete',
      text: 'Sim: os lembretes de MOT, imposto, seguro, revisão e multas (PCN) são gratuitos e não precisa de nenhum plano.',
    },
    perks: {
      words: 'desconto descontos sempre promocao vantagens',
      text: 'Não é para sempre: 15% de desconto nos primeiros três meses, mais 20 £ no primeiro carregamento e acesso prioritário.',
    },
    join: {
      words: 'inscrever inscrevo lista',
      text: 'Ponha o e-mail e o código postal no formulário desta página; é grátis e não obriga a nada.',
    },
    mot: {
      words: 'mot inspecao inspeccao vistoria',
      text: 'Na Grã-Bretanha o primeiro MOT é, o mais tardar, três anos depois da matrícula, e depois todos os anos; na Irlanda do Norte, quatro.',
    },
    plates: {
      words: 'matricula estrangeira placa registar',
      text: 'As regras para carros com matrícula estrangeira não tenho: estão no GOV.UK, https://www.gov.uk/importing-vehicles-into-the-uk',
    },
    ulez: {
      words: 'ulez emissoes',
      text: 'O TfL verifica o seu carro aqui: https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
    thanks: {
      words: 'obrigado obrigada tchau adeus',
      text: 'De nada! Tenha um bom dia.',
    },
  },
  Italian: {
    speak: {
      words: 'parli parla italiano',
      text: 'Sì, un po’: posso dare risposte brevi in italiano.',
    },
    wash: {
      words: 'lavate lavaggio lavare pulite pulizia',
      text: 'Sì, laveremo la sua auto dove è parcheggiata, con un abbonamento mensile; che cosa comprende ogni lavaggio non è ancora pubblicato.',
    },
    charge: {
      words: 'ricarica ricaricare caricate elettrica',
      text: 'Porteremo la ricarica alla sua auto elettrica; velocità e connettori non sono ancora pubblicati.',
    },
    price: {
      words: 'quanto costa costano prezzo prezzi caro',
      text: `I prezzi non sono ancora pubblicati: riceverà un preventivo alla prenotazione, dopo il lancio nel ${year}. I promemoria sono gratuiti.`,
    },
    when: {
      words: 'quando iniziate cominciate partite aprite',
      text: `Partiamo nel ${year}; la data esatta non è ancora pubblicata.`,
    },
    where: {
      words: 'dove citta zona venite londra',
      text: 'Saremo nelle grandi città del Regno Unito; quali non è ancora pubblicato. Il suo codice postale nella lista d’attesa ci dice dove ci vogliono.',
    },
    free: {
      words: 'gratis gratuiti gratuito promemoria',
      text: 'Sì: i promemoria per MOT, tassa, assicurazione, tagliando e multe (PCN) sono gratuiti e non serve un abbonamento.',
    },
    perks: {
      words: 'sconto sconti offerta',
      text: 'Per chi si iscrive: 15% di sconto per i primi tre mesi, 20 £ sulla prima ricarica e accesso prioritario.',
    },
    join: {
      words: 'iscrivo iscrivermi iscrizione lista',
      text: 'Metta e-mail e codice postale nel modulo di questa pagina; è gratis e non impegna.',
    },
    mot: {
      words: 'mot revisione collaudo',
      text: 'In Gran Bretagna il primo MOT va fatto entro tre anni dall’immatricolazione, poi ogni anno; in Irlanda del Nord dopo quattro.',
    },
    plates: {
      words: 'targa italiana straniera immatricolare',
      text: 'Le regole per le auto con targa straniera non le ho: sono su GOV.UK, https://www.gov.uk/importing-vehicles-into-the-uk',
    },
    ulez: {
      words: 'ulez',
      text: 'TfL controlla la sua auto qui: https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
    thanks: {
      words: 'grazie arrivederci ciao',
      text: 'Prego! Buona giornata.',
    },
  },
  French: {
    speak: {
      words: 'parlez parles francais',
      text: 'Oui, un peu : je peux répondre brièvement en français.',
    },
    wash: {
      words: 'lavez lavage laver nettoyage nettoyez',
      text: 'Oui, nous laverons votre voiture là où elle est garée, par abonnement mensuel ; le détail de chaque lavage n’est pas encore publié.',
    },
    charge: {
      words: 'recharge recharger chargez electrique borne',
      text: 'Nous apporterons la recharge à votre voiture électrique ; la vitesse et les prises ne sont pas encore publiées.',
    },
    price: {
      words: 'combien coute prix tarif tarifs cher',
      text: `Les prix ne sont pas encore publiés : vous recevrez un devis à la réservation, après le lancement en ${year}. Les rappels sont gratuits.`,
    },
    when: {
      words: 'quand commencez ouvrez demarrez',
      text: `Nous démarrons en ${year} ; la date exacte n’est pas encore publiée.`,
    },
    where: {
      words: 'ou ville villes londres venez region',
      text: 'Nous serons dans les grandes villes du Royaume-Uni ; lesquelles n’est pas encore publié. Votre code postal sur la liste d’attente nous dit où l’on nous veut.',
    },
    free: {
      words: 'gratuit gratuits gratuite rappels rappel',
      text: 'Oui : les rappels pour le MOT, la taxe, l’assurance, l’entretien et les amendes (PCN) sont gratuits, sans abonnement.',
    },
    perks: {
      words: 'reduction remise rabais offre',
      text: 'Pour les inscrits : 15 % de remise les trois premiers mois, 20 £ sur la première recharge et un accès prioritaire.',
    },
    join: {
      words: 'inscrire inscription inscris liste',
      text: 'Mettez votre e-mail et votre code postal dans le formulaire de cette page ; c’est gratuit et sans engagement.',
    },
    mot: {
      words: 'mot controle technique',
      text: 'En Grande-Bretagne, le premier MOT se fait au plus tard trois ans après l’immatriculation, puis chaque année ; en Irlande du Nord, quatre ans.',
    },
    plates: {
      words: 'plaque francaise immatriculee etrangere immatriculer',
      text: 'Les règles pour les plaques étrangères, je ne les ai pas : elles sont sur GOV.UK, https://www.gov.uk/importing-vehicles-into-the-uk',
    },
    ulez: {
      words: 'ulez',
      text: 'TfL vérifie votre voiture ici : https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
    thanks: {
      words: 'merci revoir bientot',
      text: 'Je vous en prie ! Bonne journée.',
    },
  },
  Turkish: {
    speak: {
      words: 'turkce konusuyor biliyor',
      text: 'Evet, biraz: Türkçe kısa yanıtlar verebilirim.',
    },
    wash: {
      words: 'yikama yikiyor yikar temizlik',
      text: 'Evet, aracınızı park ettiğiniz yerde yıkayacağız, aylık abonelikle; her yıkamada neler olduğu henüz yayımlanmadı.',
    },
    charge: {
      words: 'sarj elektrikli',
      text: 'Elektrikli aracınıza şarjı biz getireceğiz; hızı ve fiş türleri henüz yayımlanmadı.',
    },
    price: {
      words: 'kadar fiyat fiyati fiyatlar ucret',
      text: `Fiyatlar henüz yayımlanmadı: ${year} yılındaki başlangıçtan sonra, rezervasyonda size özel bir teklif alırsınız. Hatırlatmalar ücretsizdir.`,
    },
    when: {
      words: 'zaman basliyor basliyorsunuz tarih',
      text: `${year} yılında başlıyoruz; kesin tarih henüz yayımlanmadı.`,
    },
    where: {
      words: 'nerede nereye sehir sehirler londra geliyor',
      text: 'Birleşik Krallık’ın büyük şehirlerinde olacağız; hangileri olduğu henüz yayımlanmadı. Bekleme listesindeki posta kodunuz bize nerede istendiğimizi gösterir.',
    },
    free: {
      words: 'ucretsiz bedava hatirlatma hatirlatmalar',
      text: 'Evet: MOT, vergi, sigorta, servis ve ceza (PCN) hatırlatmaları ücretsizdir; abonelik gerekmez.',
    },
    perks: {
      words: 'indirim kampanya',
      text: 'Listeye katılanlara: ilk üç ay %15 indirim, ilk şarjda 20 £ indirim ve öncelik.',
    },
    join: {
      words: 'kayit olabilirim kaydolmak listeye',
      text: 'E-postanızı ve posta kodunuzu bu sayfadaki forma yazın; ücretsizdir ve sizi bağlamaz.',
    },
    mot: {
      words: 'mot muayene muayenesi kayitli tescil',
      text: 'Büyük Britanya’da ilk MOT en geç tescilin üçüncü yıldönümünde yapılır, sonra her yıl; Kuzey İrlanda’da dört yıl.',
    },
    plates: {
      words: 'plaka plakali turk',
      text: 'Yabancı plakalı araçların kuralları bende yok: GOV.UK’de var, https://www.gov.uk/importing-vehicles-into-the-uk',
    },
    ulez: {
      words: 'ulez',
      text: 'TfL aracınızı burada kontrol eder: https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
    thanks: {
      words: 'tesekkurler tesekkur sagol gorusuruz',
      text: 'Rica ederim! İyi günler.',
    },
  },
  German: {
    speak: {
      words: 'deutsch sprechen sprichst',
      text: 'Ja, ein wenig: Ich kann kurz auf Deutsch antworten.',
    },
    wash: {
      words: 'wascht waschen wasche reinigung innenreinigung',
      text: 'Ja, wir waschen Ihr Auto dort, wo es steht, im Monatsabo; was jede Wäsche umfasst, ist noch nicht veröffentlicht.',
    },
    charge: {
      words: 'laden ladet aufladen elektroauto',
      text: 'Wir bringen die Ladung zu Ihrem Elektroauto; Geschwindigkeit und Stecker sind noch nicht veröffentlicht.',
    },
    price: {
      words: 'kostet kosten preis preise teuer',
      text: `Preise sind noch nicht veröffentlicht: Sie bekommen bei der Buchung ein Angebot, nach unserem Start ${year}. Die Erinnerungen sind kostenlos.`,
    },
    when: {
      words: 'wann startet beginnt oeffnet datum',
      text: `Wir starten ${year}; ein genaues Datum ist noch nicht veröffentlicht.`,
    },
    where: {
      words: 'wo stadt staedte stadte kommen',
      text: 'Wir kommen in große Städte des Vereinigten Königreichs; welche, ist noch nicht veröffentlicht. Ihre Postleitzahl auf der Warteliste zeigt uns, wo wir gewünscht sind.',
    },
    free: {
      words: 'kostenlos gratis umsonst erinnerungen erinnerung',
      text: 'Ja: Die Erinnerungen an MOT, Steuer, Versicherung, Inspektion und Strafzettel (PCN) sind kostenlos, ganz ohne Abo.',
    },
    perks: {
      words: 'rabatt ermassigung angebot',
      text: 'Wer sich einträgt, bekommt 15 % Rabatt in den ersten drei Monaten, 20 £ auf die erste Ladung und Vorrang beim Start.',
    },
    join: {
      words: 'eintragen anmelden warteliste',
      text: 'Tragen Sie E-Mail und Postleitzahl in das Formular auf dieser Seite ein; das ist kostenlos und verpflichtet zu nichts.',
    },
    mot: {
      words: 'mot tuv hauptuntersuchung',
      text: 'In Großbritannien ist der erste MOT spätestens drei Jahre nach der Zulassung fällig, dann jedes Jahr; in Nordirland nach vier Jahren.',
    },
    plates: {
      words: 'kennzeichen deutsche deutschem ummelden zulassen',
      text: 'Die Regeln für ausländische Kennzeichen habe ich nicht: Sie stehen auf GOV.UK, https://www.gov.uk/importing-vehicles-into-the-uk',
    },
    ulez: {
      words: 'ulez',
      text: 'TfL prüft Ihr Auto hier: https://tfl.gov.uk/modes/driving/check-your-vehicle/',
    },
    thanks: {
      words: 'danke tschuss wiedersehen vielen',
      text: 'Gern geschehen! Einen schönen Tag noch.',
    },
  },
  Welsh: {
    speak: {
      words: 'siarad cymraeg gymraeg',
      text: 'Ydw, ychydig: galla i roi atebion byr yn Gymraeg.',
    },
    wash: {
      words: 'golchi golchwch olchi glanhau',
      text: 'Byddwn, byddwn ni’n golchi’ch car lle mae wedi’i barcio, drwy danysgrifiad misol; dyw’r manylion ddim wedi’u cyhoeddi eto.',
    },
    charge: {
      words: 'gwefru wefru trydan',
      text: 'Byddwn ni’n dod â’r gwefru at eich car trydan; dyw’r cyflymder a’r plygiau ddim wedi’u cyhoeddi eto.',
    },
    price: {
      words: 'faint pris prisiau gost gostio costio',
      text: `Does dim prisiau eto: cewch ddyfynbris wrth archebu, ar ôl lansio yn ${year}. Mae’r nodiadau atgoffa am ddim.`,
    },
    when: {
      words: 'pryd dechrau cychwyn dyddiad',
      text: `Rydyn ni’n lansio yn ${year}; does dim union ddyddiad eto.`,
    },
    where: {
      words: 'ble lle dod yma ddinasoedd ardal',
      text: 'Byddwn ni mewn dinasoedd mawr yn y DU; dyw’r rhestr ddim wedi’i chyhoeddi eto. Mae’ch cod post ar y rhestr aros yn dweud ble mae galw amdanon ni.',
    },
    free: {
      words: 'ddim nodiadau atgoffa talu rhad',
      text: 'Na, does dim rhaid talu: mae’r nodiadau atgoffa am MOT, treth, yswiriant, gwasanaeth a dirwyon (PCN) am ddim.',
    },
    perks: {
      words: 'gostyngiad',
      text: 'I’r rhai ar y rhestr: 15% i ffwrdd am y tri mis cyntaf, £20 oddi ar y gwefriad cyntaf a blaenoriaeth.',
    },
    join: {
      words: 'ymuno rhestr cofrestru',
      text: 'Rhowch eich e-bost a’ch cod post yn y ffurflen ar y dudalen hon; mae am ddim.',
    },
    mot: {
      words: 'mot prawf',
      text: 'Ym Mhrydain Fawr rhaid cael y MOT cyntaf erbyn tair blynedd ar ôl cofrestru’r car, ac wedyn bob blwyddyn; pedair blynedd yng Ngogledd Iwerddon.',
    },
    thanks: {
      words: 'diolch hwyl',
      text: 'Croeso! Hwyl am y tro.',
    },
  },
  Ukrainian: {
    speak: {
      words: 'розмовля українськ',
      text: 'Так, трохи: українською відповідаю коротко.',
    },
    wash: {
      words: 'мийк миєте мити помити прибира',
      text: 'Так, ми помиємо авто там, де воно стоїть, за місячною підпискою; що саме входить, ще не опубліковано.',
    },
    charge: {
      words: 'зарядк заряджа електр',
      text: 'Ми привеземо зарядку до вашого електромобіля; швидкість і роз’єми ще не опубліковано.',
    },
    price: {
      words: 'скільки коштує ціна ціни цін',
      text: `Цін ще немає: індивідуальну пропозицію ви отримаєте під час бронювання, після запуску у ${year} році. Нагадування безкоштовні.`,
    },
    when: {
      words: 'коли починаєте запуск',
      text: `Ми стартуємо у ${year} році; точної дати ще не оголошено.`,
    },
    where: {
      words: 'будете місто місті містах міста приїжджа лондон единбур манчестер',
      text: 'Ми будемо у великих містах Великої Британії; список ще не опубліковано. Ваш поштовий індекс у списку очікування показує, де на нас чекають.',
    },
    free: {
      words: 'безкоштовн нагадування',
      text: 'Так: нагадування про MOT, податок, страхування, сервіс і штрафи (PCN) безкоштовні, підписка не потрібна.',
    },
    perks: {
      words: 'знижк скидк',
      text: 'Тим, хто у списку: 15% знижки на перші три місяці, 20 £ знижки на першу зарядку та пріоритет.',
    },
    join: {
      words: 'записатися приєднатися список',
      text: 'Вкажіть e-mail і поштовий індекс у формі на цій сторінці; це безкоштовно й ні до чого не зобов’язує.',
    },
    mot: {
      words: 'mot МОТ техогляд',
      text: 'У Великій Британії перший MOT потрібен не пізніше ніж через три роки після реєстрації, далі щороку; у Північній Ірландії через чотири.',
    },
    plates: {
      words: 'номерах номера номери номер',
      text: 'Правил для авто на іноземних номерах я не маю: вони на GOV.UK, https://www.gov.uk/importing-vehicles-into-the-uk',
    },
    thanks: {
      words: 'дякую спасибі побачення',
      text: 'Прошу! Гарного дня.',
    },
  },
  Punjabi: {
    price: {
      words: 'paise kinne kiraya ਕਿੰਨੇ ਪੈਸੇ ਕੀਮਤ ਖਰਚਾ ਕਿੰਨਾ',
      text: `ਕੀਮਤਾਂ ਹਾਲੇ ਨਹੀਂ ਦੱਸੀਆਂ: ${year} ਵਿੱਚ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਬਾਅਦ ਬੁਕਿੰਗ ਵੇਲੇ ਤੁਹਾਨੂੰ ਆਪਣੀ ਕੀਮਤ ਮਿਲੇਗੀ। ਰੀਮਾਈਂਡਰ ਮੁਫ਼ਤ ਹਨ।`,
    },
    when: {
      words: 'kadon ਕਦੋਂ',
      text: `ਅਸੀਂ ${year} ਵਿੱਚ ਸ਼ੁਰੂ ਕਰਾਂਗੇ; ਪੱਕੀ ਤਾਰੀਖ ਹਾਲੇ ਨਹੀਂ ਦੱਸੀ।`,
    },
    where: {
      words: 'kithe kitthe ਕਿੱਥੇ ਸ਼ਹਿਰ',
      text: 'ਅਸੀਂ ਯੂਕੇ ਦੇ ਵੱਡੇ ਸ਼ਹਿਰਾਂ ਵਿੱਚ ਹੋਵਾਂਗੇ; ਸੂਚੀ ਹਾਲੇ ਨਹੀਂ ਛਪੀ। ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ ਤੁਹਾਡਾ ਪੋਸਟਕੋਡ ਦੱਸਦਾ ਹੈ ਕਿ ਸਾਡੀ ਕਿੱਥੇ ਲੋੜ ਹੈ।',
    },
    free: {
      words: 'muft ਮੁਫ਼ਤ ਮੁਫਤ ਰਿਮਾਈਂਡਰ ਰੀਮਾਈਂਡਰ',
      text: 'ਹਾਂ: MOT, ਟੈਕਸ, ਬੀਮਾ, ਸਰਵਿਸ ਅਤੇ PCN ਦੇ ਰੀਮਾਈਂਡਰ ਮੁਫ਼ਤ ਹਨ।',
    },
    mot: {
      words: 'ਐਮਓਟੀ mot',
      text: 'ਗ੍ਰੇਟ ਬ੍ਰਿਟੇਨ ਵਿੱਚ ਪਹਿਲਾ MOT ਰਜਿਸਟਰੇਸ਼ਨ ਤੋਂ ਤਿੰਨ ਸਾਲ ਦੇ ਅੰਦਰ, ਫਿਰ ਹਰ ਸਾਲ; ਉੱਤਰੀ ਆਇਰਲੈਂਡ ਵਿੱਚ ਚਾਰ ਸਾਲ।',
    },
    thanks: {
      words: 'shukriya dhanvad meherbani ਸ਼ੁਕਰੀਆ ਧੰਨਵਾਦ ਮਿਹਰਬਾਨੀ',
      text: 'ਜੀ ਆਇਆਂ ਨੂੰ! ਤੁਹਾਡਾ ਦਿਨ ਚੰਗਾ ਲੰਘੇ।',
    },
  },
  Urdu: {
    price: {
      words: 'کتنے پیسے قیمت کتنا خرچ',
      text: `قیمتیں ابھی شائع نہیں ہوئیں: ${year} میں آغاز کے بعد بکنگ کے وقت آپ کو اپنی قیمت ملے گی۔ یاد دہانیاں مفت ہیں۔`,
    },
    when: {
      words: 'کب',
      text: `ہم ${year} میں شروع کریں گے؛ درست تاریخ ابھی شائع نہیں ہوئی۔`,
    },
    where: {
      words: 'کہاں شہر',
      text: 'ہم برطانیہ کے بڑے شہروں میں ہوں گے؛ فہرست ابھی شائع نہیں ہوئی۔ انتظار کی فہرست میں آپ کا پوسٹ کوڈ بتاتا ہے کہ ہماری کہاں ضرورت ہے۔',
    },
    free: {
      words: 'مفت یاد دہانی',
      text: 'جی ہاں: MOT، ٹیکس، انشورنس، سروس اور PCN کی یاد دہانیاں مفت ہیں۔',
    },
    mot: {
      words: 'MOT ایم او ٹی',
      text: 'برطانیہ (GB) میں پہلا MOT رجسٹریشن کے تین سال کے اندر، پھر ہر سال؛ شمالی آئرلینڈ میں چار سال۔',
    },
    thanks: {
      words: 'شکریہ مہربانی خدا حافظ',
      text: 'خوش آمدید! آپ کا دن اچھا گزرے۔',
    },
  },
  Arabic: {
    price: {
      words: 'كم سعر السعر أسعار تكلفة يكلف',
      text: `الأسعار لم تُنشر بعد: تحصلون على عرض سعر خاص عند الحجز بعد انطلاقنا في ${year}. التذكيرات مجانية.`,
    },
    when: {
      words: 'متى',
      text: `ننطلق في ${year}؛ التاريخ الدقيق لم يُنشر بعد.`,
    },
    where: {
      words: 'أين وين مدينة المدن',
      text: 'سنكون في المدن الكبرى في المملكة المتحدة؛ القائمة لم تُنشر بعد. رمزكم البريدي في قائمة الانتظار يخبرنا أين نحن مطلوبون.',
    },
    free: {
      words: 'مجان تذكير',
      text: 'نعم: تذكيرات MOT والضريبة والتأمين والصيانة والمخالفات (PCN) مجانية.',
    },
    mot: {
      words: 'MOT فحص',
      text: 'في بريطانيا العظمى يكون أول فحص MOT قبل مرور ثلاث سنوات على التسجيل، ثم كل سنة؛ وفي أيرلندا الشمالية بعد أربع.',
    },
    thanks: {
      words: 'شكرا السلامة وداع',
      text: 'عفواً! أتمنى لكم يوماً سعيداً.',
    },
  },
  Bengali: {
    price: {
      words: 'কত দাম খরচ টাকা',
      text: `দাম এখনও প্রকাশিত হয়নি: ${year} সালে শুরুর পর বুকিংয়ের সময় আপনার নিজের দাম জানানো হবে। রিমাইন্ডার বিনামূল্যে।`,
    },
    when: {
      words: 'কবে কখন',
      text: `আমরা ${year} সালে শুরু করব; সঠিক তারিখ এখনও প্রকাশিত হয়নি।`,
    },
    where: {
      words: 'কোথায় শহর',
      text: 'আমরা যুক্তরাজ্যের বড় শহরগুলোতে থাকব; তালিকা এখনও প্রকাশিত হয়নি। অপেক্ষার তালিকায় আপনার পোস্টকোড জানায় কোথায় আমাদের চাওয়া হচ্ছে।',
    },
    free: {
      words: 'বিনামূল্যে ফ্রি রিমাইন্ডার',
      text: 'হ্যাঁ: MOT, ট্যাক্স, বীমা, সার্ভিস ও PCN রিমাইন্ডার বিনামূল্যে।',
    },
    mot: {
      words: 'MOT এমওটি',
      text: 'গ্রেট ব্রিটেনে প্রথম MOT রেজিস্ট্রেশনের তিন বছরের মধ্যে, তারপর প্রতি বছর; উত্তর আয়ারল্যান্ডে চার বছর।',
    },
    thanks: {
      words: 'ধন্যবাদ',
      text: 'স্বাগতম! আপনার দিন ভালো কাটুক।',
    },
  },
  Gujarati: {
    price: {
      words: 'કેટલા પૈસા કિંમત ભાવ',
      text: `કિંમતો હજી જાહેર થઈ નથી: ${year} માં શરૂઆત પછી બુકિંગ વખતે તમને તમારી કિંમત મળશે. રિમાઇન્ડર મફત છે.`,
    },
    when: {
      words: 'ક્યારે',
      text: `અમે ${year} માં શરૂ કરીશું; ચોક્કસ તારીખ હજી જાહેર થઈ નથી.`,
    },
    where: {
      words: 'ક્યાં શહેર',
      text: 'અમે યુકેના મોટા શહેરોમાં હોઈશું; યાદી હજી જાહેર થઈ નથી. પ્રતીક્ષા યાદીમાં તમારો પોસ્ટકોડ કહે છે કે અમારી ક્યાં જરૂર છે.',
    },
    free: {
      words: 'મફત રિમાઇન્ડર',
      text: 'હા: MOT, ટેક્સ, વીમો, સર્વિસ અને PCN ના રિમાઇન્ડર મફત છે.',
    },
    mot: {
      words: 'MOT',
      text: 'ગ્રેટ બ્રિટનમાં પહેલો MOT નોંધણીના ત્રણ વર્ષમાં, પછી દર વર્ષે; ઉત્તર આયર્લેન્ડમાં ચાર વર્ષ.',
    },
    thanks: {
      words: 'આભાર ધન્યવાદ',
      text: 'સ્વાગત છે! તમારો દિવસ સારો રહે.',
    },
  },
  Chinese: {
    price: {
      words: '多少钱 价格 费用 多少',
      text: `价格尚未公布：${year} 年启动后，预订时会给您个人报价。提醒服务免费。`,
    },
    when: {
      words: '什么时候 何时 几月',
      text: `我们将于 ${year} 年启动，具体日期尚未公布。`,
    },
    where: {
      words: '哪里 哪些城市 城市 地区',
      text: '我们将在英国各大城市提供服务，名单尚未公布。您在等候名单上填写的邮编会告诉我们哪里需要我们。',
    },
    free: {
      words: '免费 提醒',
      text: '是的：MOT、车税、保险、保养和罚单（PCN）提醒都是免费的。',
    },
    mot: {
      words: 'MOT 年检',
      text: '在大不列颠，首次 MOT 须在登记满三年之前完成，之后每年一次；北爱尔兰为四年。',
    },
    thanks: {
      words: '谢谢 再见 感谢',
      text: '不客气！祝您愉快。',
    },
  },
  Tamil: {
    price: {
      words: 'எவ்வளவு விலை செலவு',
      text: `விலைகள் இன்னும் வெளியிடப்படவில்லை: ${year} இல் தொடங்கிய பிறகு, முன்பதிவின்போது உங்களுக்கான விலை தரப்படும். நினைவூட்டல்கள் இலவசம்.`,
    },
    when: {
      words: 'எப்போது',
      text: `நாங்கள் ${year} இல் தொடங்குகிறோம்; சரியான தேதி இன்னும் வெளியிடப்படவில்லை.`,
    },
    where: {
      words: 'எங்கே நகர',
      text: 'இங்கிலாந்தின் பெரிய நகரங்களில் இருப்போம்; பட்டியல் இன்னும் வெளியிடப்படவில்லை. காத்திருப்புப் பட்டியலில் உங்கள் அஞ்சல் குறியீடு எங்கு நாங்கள் தேவை என்பதைச் சொல்கிறது.',
    },
    free: {
      words: 'இலவச நினைவூட்ட',
      text: 'ஆம்: MOT, வரி, காப்பீடு, சேவை, PCN நினைவூட்டல்கள் இலவசம்.',
    },
    mot: {
      words: 'MOT',
      text: 'கிரேட் பிரிட்டனில் முதல் MOT பதிவு செய்த மூன்று ஆண்டுகளுக்குள், பிறகு ஆண்டுதோறும்; வட அயர்லாந்தில் நான்கு ஆண்டுகள்.',
    },
    thanks: {
      words: 'நன்றி',
      text: 'மகிழ்ச்சி! இனிய நாள்.',
    },
  },
}
