/**
 * What Maeve says to somebody who writes in another language, in that language: she answers in English, we launch in
 * 2026, and reminders are free. None of these texts has been reviewed by a native speaker yet.
 */
import { brand } from '../brand.ts'

type Language = {
  text: string
  /** Everyday words that English does not have; two of them say which language it is. */
  words: string
  /** The script that says so by itself. */
  script?: RegExp
}

const year = brand.launchYear

export const languages: Readonly<Record<string, Language>> = {
  Welsh: {
    text: `Mae’n ddrwg gen i, dim ond yn Saesneg y galla i ateb am y tro. Rydyn ni’n lansio yn ${year}, ac mae’r nodiadau atgoffa (MOT, treth, yswiriant) am ddim.`,
    words:
      'ydych chi beth sut ble pryd faint mae ydy oes gyda yn gallu car cymraeg siarad diolch os gwelwch dda bore prynhawn nos fy eich ein golchi ceir trydan treth dim wnewch dach sy nodiadau atgoffa am ddim cynnig mewn',
  },
  Polish: {
    text: `Mogę na razie odpowiadać tylko po angielsku; startujemy w ${year} roku, a przypomnienia (MOT, podatek, ubezpieczenie) są bezpłatne.`,
    words:
      'czy jest jak ile kosztuje dzień dobry cześć proszę dziękuję kiedy gdzie samochód mycie samochodu mogę można po polsku nie mam dla mnie chcę macie jakie będzie ładowanie auto auta moje moja pan pani mówisz',
  },
  Romanian: {
    text: `Deocamdată pot răspunde doar în engleză; lansăm în ${year}, iar mementourile (MOT, taxă, asigurare) sunt gratuite.`,
    words:
      'bună ziua cât costă când unde mașina masina spălare spalare vă rog mulțumesc multumesc puteți puteti aveți aveti pentru este sunt vreau limba română romana din și si cum pot încărcare salut',
  },
  Punjabi: {
    text: `ਮੈਂ ਹਾਲੇ ਸਿਰਫ਼ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਜਵਾਬ ਦੇ ਸਕਦੀ ਹਾਂ; ਅਸੀਂ ${year} ਵਿੱਚ ਸ਼ੁਰੂ ਕਰਾਂਗੇ ਅਤੇ ਰੀਮਾਈਂਡਰ (MOT, ਟੈਕਸ, ਬੀਮਾ) ਮੁਫ਼ਤ ਹਨ।`,
    words:
      'sat sri akal tusi tuhadi kiven kithe kinne paise gaddi gadi dhona mainu tuhanu karde punjabi vich',
    script: /\p{Script=Gurmukhi}/u,
  },
  Urdu: {
    text: `میں فی الحال صرف انگریزی میں جواب دے سکتی ہوں؛ ہم ${year} میں شروع کریں گے اور یاد دہانیاں (MOT، ٹیکس، انشورنس) مفت ہیں۔`,
    words:
      'aap kya kitna kitne paisa gaari gari dhona kahan kab hai hain mujhe karte urdu mein kaise chahiye',
    script: /[ٹڈڑںےہھگچپ]/u,
  },
  Portuguese: {
    text: `Por agora só posso responder em inglês; começamos em ${year} e os lembretes (MOT, imposto, seguro) são gratuitos.`,
    words:
      'quanto custa olá você vocês não carro lavagem lavar onde quando obrigado obrigada por favor fala falam português portugues preço meu minha posso bom dia boa tarde fazem são',
  },
  Spanish: {
    text: `Por ahora solo puedo responder en inglés; empezamos en ${year} y los recordatorios (MOT, impuesto, seguro) son gratuitos.`,
    words:
      'cuánto cuanto cuesta hola usted ustedes coche lavado lavar dónde donde cuándo cuando gracias por favor hablas habla español espanol precio tienen puedo buenos días dias buenas tardes hacen limpian qué el la los mi',
  },
  Arabic: {
    text: `أستطيع الإجابة بالإنجليزية فقط في الوقت الحالي؛ نبدأ في عام ${year} والتذكيرات (MOT والضريبة والتأمين) مجانية.`,
    words: 'marhaba shukran kam sayara ghasil wayn mata tatakallam arabi',
    script: /\p{Script=Arabic}/u,
  },
  Bengali: {
    text: `আমি আপাতত শুধু ইংরেজিতে উত্তর দিতে পারি; আমরা ${year} সালে শুরু করব, আর রিমাইন্ডার (MOT, ট্যাক্স, ইনস্যুরেন্স) বিনামূল্যে।`,
    words: 'apni apnara koto taka gari dhoya kothay kokhon bangla korte paren amar dhonnobad kemon',
    script: /\p{Script=Bengali}/u,
  },
  Gujarati: {
    text: `હું હાલ ફક્ત અંગ્રેજીમાં જવાબ આપી શકું છું; અમે ${year} માં શરૂ કરીશું અને રિમાઇન્ડર (MOT, ટેક્સ, વીમો) મફત છે.`,
    words: 'kem cho tame tamaru ketla paisa gadi dhovu kyare kya che gujarati mane aabhar',
    script: /\p{Script=Gujarati}/u,
  },
  Italian: {
    text: `Per ora posso rispondere solo in inglese; partiamo nel ${year} e i promemoria (MOT, tassa, assicurazione) sono gratuiti.`,
    words:
      'quanto costa ciao buongiorno buonasera macchina lavaggio lavare dove quando grazie prego parli parlate italiano prezzo posso avete siete mia vorrei fate che il della per favore',
  },
}
