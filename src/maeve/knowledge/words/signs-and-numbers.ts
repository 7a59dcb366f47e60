/** Letters of other alphabets that look like Latin ones, each followed by the Latin one. */
export const lookAlikes =
  'аa еe оo рp сc хx уy іi јj ѕs кk мm тt вb нh ԁd ӏl ԛq ԝw αa εe οo ρp νv ιi κk τt υu χx ηn μu βb łl øo đd ıi ɑa ɡg ßss æae œoe'
/** Signs, each followed by the one that it is read as. */
export const otherSigns = "‘' ’' ‛' `' ´' ʼ' ′' ⁄/ ∕/ ․. 。. ‐- ‑- −-"

/** Words for numbers from 0 on, for tens from 20 on, and for places from the third on. */
export const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
export const ordinals =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
/** Other spellings. */
export const otherNumbers = 'nought 0, forth 4, fourty 40'
/** What a number before the word is multiplied by. */
export const scales = 'hundred 100, thousand 1000, million 1000000, grand 1000, k 1000, dozen 12'
