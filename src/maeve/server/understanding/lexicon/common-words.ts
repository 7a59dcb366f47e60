import { brand } from '#src/content/brand.ts'
import { dialect, misheard } from '#src/maeve/knowledge/words/dialect.ts'
import { stem } from '../../text.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** Phone and street spellings, each with the words it stands for. */
const slang = `
  howmuch how much, gie give, ma my, u you, ur your, r are, ya you, ye you, yous you, youse you, yall you,
  urs yours, wot what, wat what, wut what, wots whats, wen when, hw how, hwo how, y why, wer where,
  cud could, wud would, wd would, shud should, cn can, cant can not, cannot can not, dont do not,
  doesnt does not, isnt is not, arent are not, wont will not, wouldnt would not, didnt did not,
  havent have not, hasnt has not, cos because, coz because, cuz because, bc because, pls please,
  plz please, plse please, thx thanks, tnx thanks, ty thank you, tysm thank you, thanku thank you,
  gonna going to, gunna going to, wanna want to, gotta got to, gimme give me, lemme let me, innit is it,
  ne1 anyone, sum1 someone, sme1 someone, b4 before, 2day today, 2moro tomorrow, tmrw tomorrow,
  tomoz tomorrow, tmr tomorrow, 2nite tonight, tonite tonight, wkend weekend, nite night, l8r later,
  doin doing, comin coming, washin washing, cleanin cleaning, chargin charging, goin going,
  startin starting, payin paying, gettin getting, launchin launching, coverin covering, workin working,
  bookin booking, yer your, yore your, youre you are, im i am, ive i have, id i would, ill i will,
  its it is, whats what is, whens when is, wheres where is, hows how is, whos who is, thats that is,
  theres there is, wi with, nae no, dinnae do not, cannae can not, didnae did not, wee little, aye yes,
  yeh yes, yh yes, dat that, dis this, dem them, da the, n and, nd and, wiv with, abt about, bout about,
  mins minutes, info information, hrs hours, hr hour, mnth month, mth month, wk week, yr year, num number,
  tel phone, msg message, pic photo, deets details, addy address, veh vehicle, elec electric,
  sub subscription, subs subscription, appt appointment, quid pound, quids pound, squid pound,
  bucks pound, pounds pound, fiver 5 pound, tenner 10 pound, twenty 20, fifteen 15, pc percent, per per,
  sumat something, summat something, owt anything, nowt nothing, lyk like, av have, ave have, oo who,
  ow how, werent were not, dya do you, d do
`

const slangWords: ReadonlyMap<string, readonly string[]> = new Map([
  // Asking about the brand is asking about us.
  [brand.name.toLowerCase(), ['you']],
  ...[...dialect.split(','), ...slang.split(',')].map(pair => {
    const [short = '', ...long] = words(pair)
    return [short, long] as const
  }),
])

const LONGEST_MISHEARD = 4
const misheardWords: ReadonlyMap<string, readonly string[]> = new Map(
  misheard.split(',').map(pair => {
    const [heard = '', meant = ''] = pair.split(':')
    return [words(heard).join(' '), words(meant)] as const
  }),
)

/** Words that something misheard begins with: all others are passed by. */
const misheardStarts = new Set([...misheardWords.keys()].map(heard => heard.slice(0, heard.indexOf(' '))))

/** Replaces what a telephone heard, short spellings and dialect by the words they stand for. */
export function expandSlang(list: readonly string[]): string[] {
  return mendHearing(list).flatMap(word => slangWords.get(word) ?? [word])
}

function mendHearing(list: readonly string[]): string[] {
  const mended: string[] = []
  for (let at = 0; at < list.length; ) {
    let taken = 0
    if (!misheardStarts.has(list[at]!)) {
      mended.push(list[at++]!)
      continue
    }
    for (let length = Math.min(LONGEST_MISHEARD, list.length - at); length >= 2 && !taken; length--) {
      const meant = misheardWords.get(list.slice(at, at + length).join(' '))
      if (!meant) continue
      mended.push(...meant)
      taken = length
    }
    if (!taken) mended.push(list[at]!)
    at += taken || 1
  }
  return mended
}

/** Words that carry no subject. They still count in pairs. */
export const stopWords: ReadonlySet<string> = new Set(
  words(`
    a an the is are am was were be been being do does did done doing i you he she it we they my your yours
    our ours us me him her his hers their theirs them mine to of in on at for and or if so but as by from
    with without into onto about over under up down off out than then there here this that these those
    what which who whom whose how when where why can could will would shall should may might must have has
    had having not no nor yes any some all each every both just only really very quite too also again even
    still ever never always please kindly get got getting give let make put go going gone come want wanted
    need like rather sort kind type lot lots bit stuff thing things something anything everything nothing
    someone anyone im ok okay oh um er well now tell know see say ask asking wonder wondering mean think
    thought guess hope sure actually basically literally maybe perhaps though although because since while
    until before after during between another other one ones first last next new old good great nice big
    small little much many more most less few enough such same own able possible possibly yet already ago
    soon later time times day days s t re ve ll m d hi hello hey maeve mate pal love duck hen hun babe luv
    dear bro bruv sir madam miss
  `).map(stem),
)

/** Everyday words that say nothing about the subject: unlike other unknown words they cast no doubt on an answer. */
export const fillerWords: ReadonlySet<string> = new Set(
  words(`
    wife husband partner daughter son mum mam dad mother father kid kids child children baby family friend
    friends mate brother sister nan gran grandad uncle aunt neighbour boss girlfriend boyfriend colleague
    man woman guy guys people lad lass folk folks person morning afternoon evening today tonight yesterday
    tomorrow week month year hour minute moment monday tuesday wednesday thursday friday saturday sunday
    january february march april june july august september october november december spring summer autumn
    winter christmas recently currently usually normally sometimes often twice once ages forever long
    short quick quickly easy easily hard simple simply correct right wrong true honest honestly question
    questions answer answers information details detail help helping tried try trying looking look looked
    found find saw seen heard read reading said says sent send told talk talking chat chatting understand
    understood explain wanting hoping happen happens happening use used using work works able bother
    problem issue issues case reason point place way ways part side end start back front car cars motor
    vehicle vehicles auto wheels drive drives driving drove own owns owned live lives living stay house
    home street road town city area bought keep keeps keeping getting interested interest curious query
    word thanks thank please bloody flipping flippin blooming damn hell god fuck fucking fckin sodding
    ruddy feckin cheeky lol lmao haha hahaha xx x xxx omg tbh btw fyi asap imo ffs sorry excuse pardon
    forgive wondered seems seem suppose supposed reckon figure anyway anyhow definitely exactly precisely
    especially particularly mainly mostly generally available different several various certain whole
    entire main around near away together apart along across through within upon whether either neither
    else instead rest plenty couple pair half single double thing whatever whenever wherever however
    lovely brilliant fantastic amazing fab excellent awesome wicked sound cracking decent proper terrible
    awful horrible rubbish busy tired elderly old young retired working full white black blue red grey
    gray silver green yellow hatchback estate saloon suv ford fiesta focus vauxhall corsa astra golf
    volkswagen vw bmw audi mercedes merc toyota yaris honda civic jazz nissan micra qashqai juke kia
    hyundai mazda skoda seat fiat peugeot renault clio citroen mini volvo jaguar land rover range
    discovery defender porsche lexus suzuki dacia mitsubishi subaru jeep smart company service website
    site page internet online web facebook instagram google advert ad link shared basically firm business
    outfit lot yourselves yourself myself ourselves themselves himself herself let lets
  `).map(stem),
)

/** Words one slip away from ours that are words of their own: never "corrected". */
export const properWords: ReadonlySet<string> = new Set(
  words(`
    prince prize pride prime price tax taxi taxis wish dish fish wasp wall watch water waiter later match
    catch patch hatch change chance chase charm chart chard card cart cast cost coast most post host lost
    boot book boom look cook took hook list lift life like line fine mine wine find mind kind wind fire
    tire hire wire tree tired types tour four hour house horse mouse course nurse place plate plant plan
    plane plain clan clear clever cleaver steel steal stall still stamp stop shop ship whip chip chop drop
    crop area arena alpha apple apply reply supply leave lease least east beast feast vale valve value
    vault vocal local loyal royal moral mortal metal medal pedal petal peril pearl paint pain pair park
    dark mark bark bank bunk back pack pact fact face pace race rate date late gate mate fate hate rent
    tent sent send lend land band hand sand wand want went west rest test text next nest best bets bike
    hike lake cake make take tale sale safe save wave cave case vase ease rise wise side site size wide
    wife wild will well wells weather whether leather feather father mother brother bother rather number
    lumber member ember timber tender gender vendor order older elder either ether enter center centre
    counter country county court count mount month mouth south youth truth trust thrust rust dust must
    just jest job jog fog dog log leg beg bag bat cat hat hot hit sit kit kitten mitten written letter
    better butter bitter litter matter batter latter hatter ladder rudder loan moan moon noon soon spoon
    room broom weight height freight fright flight light night right sight might tight fight bright
    brought thought though through thorough borough tough rough cough couch coach roach reach teach peach
    beach bleach breach preach planet carpet cover clover lover never fever lever liver river driver diver
    rider wider spider cider pizza piano photo phone stone alone along among amount around ground sound
    found round bound pound
  `),
)
