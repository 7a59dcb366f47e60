import { launch } from '../launch.ts'

/** The words of `when` are English. */
const year = launch.until.slice(0, 4)

/** A small question in another language: words that ask it, and its reply. None has been reviewed by a native speaker yet. */
type Asked = { words: string; text: string }

/** What is asked most in other languages, answered by itself; `thanks` ends a conversation as well. */
export const askedAbroad: Readonly<
  Record<string, Readonly<Record<'price' | 'when' | 'where' | 'thanks', Asked>>>
> = {
  Spanish: {
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
    thanks: { words: 'gracias adios chao', text: '¡De nada! Que tenga un buen día.' },
  },
  Polish: {
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
    thanks: { words: 'dziekuje dzieki widzenia pa czesc', text: 'Proszę bardzo! Miłego dnia.' },
  },
  Romanian: {
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
    thanks: { words: 'multumesc mersi revedere pa', text: 'Cu plăcere! O zi bună.' },
  },
  Portuguese: {
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
    thanks: { words: 'obrigado obrigada tchau adeus', text: 'De nada! Tenha um bom dia.' },
  },
  Italian: {
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
    thanks: { words: 'grazie arrivederci ciao', text: 'Prego! Buona giornata.' },
  },
  French: {
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
    thanks: { words: 'merci revoir bientot', text: 'Je vous en prie ! Bonne journée.' },
  },
  Turkish: {
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
    thanks: { words: 'tesekkurler tesekkur sagol gorusuruz', text: 'Rica ederim! İyi günler.' },
  },
  German: {
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
    thanks: { words: 'danke tschuss wiedersehen vielen', text: 'Gern geschehen! Einen schönen Tag noch.' },
  },
}
