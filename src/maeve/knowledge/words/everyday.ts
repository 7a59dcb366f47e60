/*
 * Everyday words, sorted by what they say about a message's subject. Only whole words; `understanding/everyday-words.ts` reads them.
 */

/** Words that say nothing about the subject by themselves. They still count in pairs. */
export const stop = `
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
`

/** Everyday words that do not make an answer less certain, as other unknown words do. */
export const filler = `
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
`

/** Real words that are one slip away from ours, and must never be "corrected". */
export const proper = `
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
`
