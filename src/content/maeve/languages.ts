/**
 * What Maeve says to somebody who writes in another language, in that language: what we do and, before
 * anything else, help if they are in danger. None of these texts has been reviewed by a native speaker yet.
 */
import { launch } from '../launch.ts'

type Language = {
  text: string
  /** What is said to somebody in danger, and words that show they are. */
  danger: { text: string; words: string }
  /** Everyday words that are not English; two of them identify the language. */
  words: string
  /** A script that identifies the language by itself. */
  script?: RegExp
}

/** The words of `when` are English. */
const year = launch.until.slice(0, 4)

export const languages: Readonly<Record<string, Language>> = {
  Welsh: {
    text: `Crynodeb byr: byddwn ni’n dod at eich car i’w olchi, i’w wefru os yw’n drydan, ac i wirio’r teiars. Rydyn ni’n lansio yn ${year}, mewn dinasoedd mawr yn y DU; does dim prisiau na rhestr o ddinasoedd eto. Mae’r nodiadau atgoffa (MOT, treth, yswiriant) am ddim. I ymuno â’r rhestr aros, rhowch eich e-bost a’ch cod post yn y ffurflen. Dim ond yn Saesneg y galla i ateb yn llawn am y tro, a does dim siaradwr Cymraeg wedi darllen hyn eto.`,
    danger: {
      text: `Ffoniwch **999** nawr (neu **112**) a dywedwch ble rydych chi. Os nad ydych chi’n ddiogel, ewch i le diogel yn gyntaf. I siarad â rhywun, ddydd a nos: Samariaid, **116 123**.`,
      words: 'ar-dân mae-tân damwain ddamwain anaf anafu gwaedu marw lladd ambiwlans heddlu sownd',
    },
    words:
      'dod gaerdydd caerdydd abertawe yw prisiau hoffwn gallwch saesneg ydi gwefru golchwch ydych chi beth sut ble pryd faint mae ydy oes gyda yn gallu car cymraeg siarad diolch os gwelwch dda bore prynhawn nos fy eich ein golchi ceir trydan treth dim wnewch dach sy nodiadau atgoffa am ddim cynnig mewn rhaid angen prawf cyntaf newydd fyddwch yma fawr hwyl tro ydw gen gar hefyd noswaith cael',
  },
  Polish: {
    text: `Krótko: przyjedziemy do Twojego auta, żeby je umyć, naładować, jeśli jest elektryczne, i sprawdzić opony. Startujemy w ${year} roku w dużych miastach Wielkiej Brytanii; cen ani listy miast jeszcze nie ma. Przypomnienia (MOT, podatek, ubezpieczenie) są bezpłatne. Na listę oczekujących zapisuje formularz: e-mail i kod pocztowy. Pełne odpowiedzi daję na razie tylko po angielsku.`,
    danger: {
      text: `Zadzwoń teraz pod **999** (albo **112**) i powiedz, gdzie jesteś; można poprosić o tłumacza. Najpierw odejdź w bezpieczne miejsce. Aby z kimś porozmawiać, dzień i noc: Samaritans, **116 123**.`,
      words:
        'pożar pozar ogień ogien pali wypadek ranny ranna krwawi zabić zabic zabiję samobójstwo umrzeć umrzec karetka policja pogotowie uwięziony dymi ratunku',
    },
    words:
      'czy jest jak ile kosztuje dzień dobry cześć proszę dziękuję kiedy gdzie samochód mycie samochodu mogę można po polsku nie mam dla mnie chcę macie jakie będzie ładowanie auto auta moje moja pan pani mówisz muszę musi mieć trzeba też jeszcze tutaj teraz jestem mieszkam chce potrzebuję samochodzie firma parkingowy mandat',
  },
  Romanian: {
    text: `Pe scurt: venim la mașina ta, o spălăm, o încărcăm dacă e electrică și verificăm anvelopele. Lansăm în ${year}, în marile orașe din Regatul Unit; încă nu sunt publicate prețuri sau orașe. Mementourile (MOT, taxă, asigurare) sunt gratuite. Pentru lista de așteptare pune e-mailul și codul poștal în formular. Deocamdată răspund complet doar în engleză.`,
    danger: {
      text: `Sună acum la **999** (sau **112**) și spune unde ești; poți cere un interpret. Mai întâi mergi într-un loc sigur. Ca să vorbești cu cineva, zi și noapte: Samaritans, **116 123**.`,
      words:
        'foc arde incendiu accident rănit ranit sângerează sangereaza mor sinucid omor ambulanță ambulanta poliția politia blocat fum ajutor',
    },
    words:
      'bună ziua cât costă când unde mașina masina spălare spalare vă rog mulțumesc multumesc puteți puteti aveți aveti pentru este sunt vreau limba română romana din și si cum pot încărcare salut spalati masini domiciliu buna cat costa abonament am primit trebuie platita lucrez curier mea firma privata de la mult bine aici acum am o un sau',
  },
  Punjabi: {
    text: `ਥੋੜ੍ਹੇ ਵਿੱਚ: ਅਸੀਂ ਤੁਹਾਡੀ ਗੱਡੀ ਕੋਲ ਆ ਕੇ ਉਸ ਨੂੰ ਧੋਵਾਂਗੇ, ਬਿਜਲੀ ਵਾਲੀ ਹੋਵੇ ਤਾਂ ਚਾਰਜ ਕਰਾਂਗੇ ਅਤੇ ਟਾਇਰ ਦੇਖਾਂਗੇ। ਅਸੀਂ ${year} ਵਿੱਚ ਯੂਕੇ ਦੇ ਵੱਡੇ ਸ਼ਹਿਰਾਂ ਵਿੱਚ ਸ਼ੁਰੂ ਕਰਾਂਗੇ; ਕੀਮਤਾਂ ਅਤੇ ਸ਼ਹਿਰ ਹਾਲੇ ਨਹੀਂ ਦੱਸੇ। ਰੀਮਾਈਂਡਰ (MOT, ਟੈਕਸ, ਬੀਮਾ) ਮੁਫ਼ਤ ਹਨ। ਪੂਰਾ ਜਵਾਬ ਮੈਂ ਹਾਲੇ ਸਿਰਫ਼ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਦੇ ਸਕਦੀ ਹਾਂ।`,
    danger: {
      text: `ਹੁਣੇ **999** (ਜਾਂ **112**) ਤੇ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਦੱਸੋ ਕਿ ਤੁਸੀਂ ਕਿੱਥੇ ਹੋ। ਪਹਿਲਾਂ ਸੁਰੱਖਿਅਤ ਥਾਂ ਤੇ ਜਾਓ। ਗੱਲ ਕਰਨ ਲਈ, ਦਿਨ ਰਾਤ: Samaritans, **116 123**।`,
      words: 'ਅੱਗ ਹਾਦਸਾ ਮਰਨਾ ਖੂਨ ਮਦਦ ਐਂਬੂਲੈਂਸ ਪੁਲਿਸ aag',
    },
    words:
      'sat sri akal tusi tuhadi kiven kithe kinne paise gaddi gadi dhona mainu tuhanu karde punjabi vich',
    script: /\p{Script=Gurmukhi}/u,
  },
  Urdu: {
    text: `مختصراً: ہم آپ کی گاڑی کے پاس آ کر اسے دھوئیں گے، برقی ہو تو چارج کریں گے اور ٹائر دیکھیں گے۔ ہم ${year} میں برطانیہ کے بڑے شہروں میں شروع کریں گے؛ قیمتیں اور شہر ابھی شائع نہیں ہوئے۔ یاد دہانیاں (MOT، ٹیکس، انشورنس) مفت ہیں۔ مکمل جواب میں فی الحال صرف انگریزی میں دے سکتی ہوں۔`,
    danger: {
      text: `ابھی **999** (یا **112**) پر فون کریں اور بتائیں کہ آپ کہاں ہیں۔ پہلے محفوظ جگہ جائیں۔ بات کرنے کے لیے، دن رات: Samaritans، **116 123**۔`,
      words: 'آگ حادثہ مرنا خودکشی خون مدد ایمبولینس پولیس',
    },
    words:
      'aap kya kitna kitne paisa gaari gari dhona kahan kab hai hain mujhe karte urdu mein kaise chahiye',
    script: /[ٹڈڑںےہھگچپ]/u,
  },
  Portuguese: {
    text: `Em resumo: vamos até ao seu carro para o lavar, carregar se for elétrico e ver os pneus. Começamos em ${year}, nas grandes cidades do Reino Unido; ainda não há preços nem lista de cidades. Os lembretes (MOT, imposto, seguro) são gratuitos. Para a lista de espera, ponha o e-mail e o código postal no formulário. Por agora só respondo por completo em inglês.`,
    danger: {
      text: `Ligue já para o **999** (ou **112**) e diga onde está; pode pedir um intérprete. Primeiro vá para um lugar seguro. Para falar com alguém, dia e noite: Samaritans, **116 123**.`,
      words:
        'fogo queima queimando incêndio incendio acidente ferido ferida sangrar morrer suicídio suicidio matar ambulância ambulancia polícia preso fumo fumaça socorro',
    },
    words:
      'quanto custa olá você vocês não carro lavagem lavar onde quando obrigado obrigada por favor fala falam português portugues preço meu minha posso bom dia boa tarde fazem são oi ola voces vcs tenho aqui tambem para esta isso muito quero preciso uma paga pago sao ate ainda',
  },
  Spanish: {
    text: `En resumen: vamos hasta su coche para lavarlo, cargarlo si es eléctrico y revisar los neumáticos. Empezamos en ${year}, en las grandes ciudades del Reino Unido; aún no hay precios ni lista de ciudades. Los recordatorios (MOT, impuesto, seguro) son gratuitos. Para la lista de espera, ponga su correo y su código postal en el formulario. Por ahora solo respondo del todo en inglés.`,
    danger: {
      text: `Llame ya al **999** (o al **112**) y diga dónde está; puede pedir un intérprete. Primero vaya a un lugar seguro. Para hablar con alguien, día y noche: Samaritans, **116 123**.`,
      words:
        'fuego incendio quema quemando ardiendo accidente herido herida sangra sangrando morir suicidio suicidarme matar matarme ambulancia policía policia atrapado humo socorro auxilio',
    },
    words:
      'cuánto cuanto cuesta hola usted ustedes coche lavado lavar dónde donde cuándo cuando gracias por favor hablas habla español espanol precio lavan coches casa domicilio mi carro en y empiezan estan vale muchas adios tienen puedo buenos días dias buenas tardes hacen limpian qué el la los mi tengo para esto sirve tambien aqui antes tiempo conducir mio una las con que hay como quiero necesito',
  },
  Arabic: {
    text: `باختصار: نأتي إلى سيارتك لنغسلها ونشحنها إن كانت كهربائية ونفحص إطاراتها. نبدأ في عام ${year} في مدن المملكة المتحدة الكبرى؛ لم تُنشر الأسعار ولا المدن بعد. التذكيرات (MOT والضريبة والتأمين) مجانية. للانضمام إلى قائمة الانتظار ضع بريدك الإلكتروني ورمزك البريدي في النموذج. أجيب إجابة كاملة بالإنجليزية فقط في الوقت الحالي.`,
    danger: {
      text: `اتصل الآن على **999** (أو **112**) وقل أين أنت؛ يمكنك طلب مترجم. اذهب أولًا إلى مكان آمن. للتحدث مع أحد، ليلًا ونهارًا: Samaritans، **116 123**.`,
      words: 'حريق نار تحترق حادث ينزف دم أموت انتحار أقتل نفسي إسعاف شرطة النجدة دخان',
    },
    words: 'marhaba shukran kam sayara ghasil wayn mata tatakallam arabi',
    script: /\p{Script=Arabic}/u,
  },
  Bengali: {
    text: `সংক্ষেপে: আমরা আপনার গাড়ির কাছে এসে গাড়ি ধোব, বৈদ্যুতিক হলে চার্জ দেব আর টায়ার দেখব। আমরা ${year} সালে যুক্তরাজ্যের বড় শহরে শুরু করব; দাম ও শহরের তালিকা এখনও প্রকাশ হয়নি। রিমাইন্ডার (MOT, ট্যাক্স, ইনস্যুরেন্স) বিনামূল্যে। পুরো উত্তর আমি আপাতত শুধু ইংরেজিতে দিতে পারি।`,
    danger: {
      text: `এখনই **999** (বা **112**) নম্বরে ফোন করুন এবং কোথায় আছেন বলুন। আগে নিরাপদ জায়গায় যান। কথা বলতে, দিনরাত: Samaritans, **116 123**।`,
      words: 'আগুন দুর্ঘটনা রক্ত মরতে আত্মহত্যা সাহায্য অ্যাম্বুলেন্স পুলিশ ধোঁয়া',
    },
    words: 'apni apnara koto taka gari dhoya kothay kokhon bangla korte paren amar dhonnobad kemon',
    script: /\p{Script=Bengali}/u,
  },
  Gujarati: {
    text: `ટૂંકમાં: અમે તમારી ગાડી પાસે આવીને તેને ધોઈશું, ઇલેક્ટ્રિક હોય તો ચાર્જ કરીશું અને ટાયર તપાસીશું. અમે ${year} માં યુકેના મોટા શહેરોમાં શરૂ કરીશું; ભાવ અને શહેરો હજી જાહેર નથી. રિમાઇન્ડર (MOT, ટેક્સ, વીમો) મફત છે. પૂરો જવાબ હું હાલ ફક્ત અંગ્રેજીમાં આપી શકું છું.`,
    danger: {
      text: `હમણાં જ **999** (અથવા **112**) પર ફોન કરો અને કહો કે તમે ક્યાં છો. પહેલાં સલામત જગ્યાએ જાઓ. વાત કરવા, દિવસ-રાત: Samaritans, **116 123**.`,
      words: 'આગ અકસ્માત લોહી મરવું આત્મહત્યા મદદ એમ્બ્યુલન્સ પોલીસ ધુમાડો',
    },
    words: 'kem cho tame tamaru ketla paisa gadi dhovu kyare kya che gujarati mane aabhar',
    script: /\p{Script=Gujarati}/u,
  },
  Italian: {
    text: `In breve: veniamo dove è parcheggiata l’auto per lavarla, ricaricarla se è elettrica e controllare le gomme. Partiamo nel ${year}, nelle grandi città del Regno Unito; prezzi ed elenco delle città non ci sono ancora. I promemoria (MOT, tassa, assicurazione) sono gratuiti. Per la lista d’attesa metta e-mail e codice postale nel modulo. Per ora rispondo per esteso solo in inglese.`,
    danger: {
      text: `Chiami subito il **999** (o il **112**) e dica dove si trova; può chiedere un interprete. Prima vada in un posto sicuro. Per parlare con qualcuno, giorno e notte: Samaritans, **116 123**.`,
      words:
        'fuoco incendio brucia fiamme incidente ferito ferita sanguina morire suicidio uccidermi ambulanza polizia intrappolato fumo aiuto',
    },
    words:
      'quanto costa ciao buongiorno buonasera macchina lavaggio lavare dove quando grazie prego parli parlate italiano prezzo posso avete siete mia vorrei fate che il della per favore ho una qui anche bisogno mio tempo sono abito',
  },
  French: {
    text: `En bref : nous venons là où votre voiture est garée pour la laver, la recharger si elle est électrique et vérifier les pneus. Nous démarrons en ${year} dans les grandes villes du Royaume-Uni ; ni prix ni liste de villes pour l’instant. Les rappels (MOT, taxe, assurance) sont gratuits. Pour la liste d’attente, mettez votre e-mail et votre code postal dans le formulaire. Pour l’instant je ne réponds en détail qu’en anglais.`,
    danger: {
      text: `Appelez tout de suite le **999** (ou le **112**) et dites où vous êtes ; vous pouvez demander un interprète. Mettez-vous d’abord à l’abri. Pour parler à quelqu’un, jour et nuit : Samaritans, **116 123**.`,
      words:
        'feu incendie brûle brule flammes accident blessé blessée blesse saigne mourir suicide tuer ambulance secours coincé fumée fumee',
    },
    words:
      'combien ça ca coûte coute bonjour bonsoir vous êtes etes est ce que quand où voiture lavage laver merci parlez français francais prix pouvez avez je ne pas pour mon ma nous le la les des une un venez salut rechargez recharge voitures électriques domicile et londres suis aussi ici dans temps voudrais besoin avec habite',
  },
  German: {
    text: `Kurz gesagt: Wir kommen zu Ihrem Auto, waschen es, laden es, wenn es elektrisch ist, und prüfen die Reifen. Wir starten ${year} in großen Städten des Vereinigten Königreichs; Preise und Städte stehen noch nicht fest. Die Erinnerungen (MOT, Steuer, Versicherung) sind kostenlos. Für die Warteliste tragen Sie E-Mail und Postleitzahl in das Formular ein. Ausführlich antworte ich vorerst nur auf Englisch.`,
    danger: {
      text: `Rufen Sie jetzt **999** (oder **112**) an und sagen Sie, wo Sie sind; Sie können um einen Dolmetscher bitten. Bringen Sie sich zuerst in Sicherheit. Um mit jemandem zu sprechen, Tag und Nacht: Samaritans, **116 123**.`,
      words:
        'feuer brennt unfall verletzt blutet sterben selbstmord umbringen krankenwagen polizei eingeklemmt rauch hilfe',
    },
    words:
      'guten tag hallo waschen sie autos auto zu hause wann wo wie viel kostet das ich mein meine ist und danke bitte sprechen deutsch nicht haben konnen können für ein eine der wir ihr gibt es habe kann auch hier lange muss brauche wohne',
  },
  Turkish: {
    text: `Kısaca: aracınızın bulunduğu yere gelip yıkayacağız, elektrikliyse şarj edeceğiz ve lastiklerine bakacağız. ${year} yılında Birleşik Krallık’ın büyük şehirlerinde başlıyoruz; fiyatlar ve şehir listesi henüz yok. Hatırlatmalar (MOT, vergi, sigorta) ücretsizdir. Şimdilik ayrıntılı yanıtı yalnızca İngilizce verebiliyorum.`,
    danger: {
      text: `Hemen **999**’u (ya da **112**’yi) arayın ve nerede olduğunuzu söyleyin; tercüman isteyebilirsiniz. Önce güvenli bir yere gidin. Biriyle konuşmak için, gece gündüz: Samaritans, **116 123**.`,
      words:
        'yangın yangin yanıyor yaniyor kaza yaralı yarali kan ölmek olmek intihar ambulans polis imdat duman',
    },
    words:
      'merhaba ne kadar fiyat araba araç arac yıkama yikama nerede zaman teşekkürler tesekkurler türkçe turkce konuşuyor musunuz var mı mi için icin aracımı arabamı elektrikli şarj selam lütfen arabam aracım yok iyi günler benim ilk nasıl evet hayır tamam istiyorum burada da gelir misiniz',
  },
  Chinese: {
    text: `简单地说：我们到您停车的地方洗车，给电动车充电，并检查轮胎。我们将于 ${year} 年在英国主要城市开始；价格和城市名单尚未公布。提醒（MOT、车税、保险）免费。目前我只能用英语详细回答。`,
    danger: {
      text: `请立即拨打 **999**（或 **112**），说明您在哪里；可以要求翻译。先到安全的地方。想找人倾诉，日夜均可：Samaritans，**116 123**。`,
      words: '着火 火灾 起火 车祸 受伤 流血 自杀 想死 救命 救护车 警察 冒烟',
    },
    words: '',
    script: /\p{Script=Han}/u,
  },
  Ukrainian: {
    text: `Коротко: ми приїдемо до вашого авто, щоб помити його, зарядити, якщо воно електричне, і перевірити шини. Ми стартуємо у ${year} році у великих містах Великої Британії; цін і списку міст ще немає. Нагадування (MOT, податок, страхування) безкоштовні. До списку очікування записує форма: e-mail і поштовий індекс. Докладно я поки що відповідаю лише англійською.`,
    danger: {
      text: `Телефонуйте зараз на **999** (або **112**) і скажіть, де ви; можна попросити перекладача. Спершу відійдіть у безпечне місце. Щоб поговорити з кимось, удень і вночі: Samaritans, **116 123**.`,
      words: 'пожеж горить аварі поранен кров вбити самогуб померти швидку поліці рятуйте дим',
    },
    words: '',
    script: /^(?!.*[ыэъё]).*(?:[іїєґ]|дяку|добрий|будете|маєте)/isu,
  },
  Tamil: {
    text: `சுருக்கமாக: உங்கள் கார் நிற்கும் இடத்துக்கு வந்து கழுவுவோம், மின்சாரக் காராக இருந்தால் சார்ஜ் செய்வோம், டயர்களைப் பார்ப்போம். ${year}-இல் பிரிட்டனின் பெரிய நகரங்களில் தொடங்குகிறோம்; விலைகளும் நகரங்களும் இன்னும் வெளியாகவில்லை. நினைவூட்டல்கள் (MOT, வரி, காப்பீடு) இலவசம். இப்போதைக்கு முழுப் பதிலை ஆங்கிலத்தில் மட்டுமே தர முடியும்.`,
    danger: {
      text: `உடனே **999** (அல்லது **112**) எண்ணை அழைத்து, எங்கே இருக்கிறீர்கள் என்று சொல்லுங்கள். முதலில் பாதுகாப்பான இடத்துக்குச் செல்லுங்கள். பேச, இரவும் பகலும்: Samaritans, **116 123**.`,
      words: 'தீ விபத்து இரத்தம் தற்கொலை சாக உதவி ஆம்புலன்ஸ் காவல் புகை',
    },
    words: '',
    script: /\p{Script=Tamil}/u,
  },
}
