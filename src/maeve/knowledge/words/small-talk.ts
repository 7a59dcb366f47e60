/** Words of greetings, thanks and goodbyes. */
export const smallTalk = `
  hi hii hiya hello helo hullo hey heya hay howdy yo sup oi greetings morning afternoon evening alright alrite aye
  eyup ey wotcha shwmae sut hola bonjour salut ciao namaste salaam salam hallo maeve question help anyone anybody knock
  howru hru whatsup wassup
  thanks thank thankyou cheers cheer ta tar thx ty tysm thnx diolch merci gracias appreciated appreciate brilliant perfect lovely
  fab fabulous great awesome cool nice amazing wonderful excellent super smashing sound grand helpful helped sorted ok okay
  oki okey k kk got gotcha understood magic belter mint ace legend star champion sure sweet
  bye byebye goodbye cya tara tata cheerio farewell later laters night goodnight hwyl toodle pip
`

/** Words that may accompany them. */
export const besideSmallTalk = `
  there to you so very much a for your the that this is it was all i am me my good and day one now again well pal mate love
  duck hen hun babe dear sir madam bud fella chick sweetheart darling lovely then please everyone ever soon then very lots
  kind kindly really just still an oh right ah ooh wow on in up pet flower lass lad bab chuck wee lot have take care can ask
  something any anyone of help everything
`

/** Words that may accompany a set phrase: "ok mate", "why though". */
export const besidePhrase = `
  mate love pal maeve please pls then though tho x xx xxx lol haha now just so well oh ah and but
  the a bit really that it is to you u me i im in for this thanks ta cheers duck hun babe sir bro
  bruv darling dear yeah ye honest innit like ok right guys lads anyway anyways tbh btw
`
