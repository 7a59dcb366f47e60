import * as v from 'valibot'
import { count } from '#src/content/in-words.ts'
import { waveHelp } from '#src/content/waves.ts'
import { StorageFault } from '#src/db/storage-fault.ts'
import { action, askNumber } from '#src/founder/action.ts'
import { flag, option } from '#src/founder/fields.ts'
import { readMailEnvironment, withSender } from '#src/founder/mail-environment.ts'
import { Misuse, Refusal } from '#src/founder/refusal.ts'
import { visible } from '#src/founder/visible.ts'
import { isMailOn } from '#src/mail/mail-settings.ts'
import { isoTimes } from '#src/time/iso-times.ts'
import { ukDay, ukMinute } from '#src/time/uk-time.ts'
import { delayOf } from '#src/waitlist/founder/days-in-words.ts'
import { readFilter, WAVE_FILTERS, waveFilterFields } from '#src/waitlist/founder/filters/entry-filter.ts'
import { readPlaces } from '#src/waitlist/founder/filters/places.ts'
import { countWave, type Invited, inviteWave, limitField, type Wave } from './invite-wave.ts'
import { bookField, wordsField } from './preview.ts'

/** The longest name of a wave, in characters. */
const LONGEST_NAME = 60

export const invite = action({
  summary: 'invite the people who have waited longest, each once, with a perk code of their own',
  help: waveHelp.invite,
  input: v.object({
    limit: limitField,
    wave: option(
      'NAME',
      "what stats and the report call this wave; without it, today's date and the places",
      {
        label: 'The name of the wave',
      },
    ),
    words: wordsField,
    book: bookField,
    ...waveFilterFields,
    'dry-run': flag('print who would be invited, and do nothing'),
    once: flag('refuse if a wave of this name was invited before'),
    'without-mail': flag('if mail is off: make codes and send nothing'),
  }),
  changes: 'people',
  showsPeople: true,

  async plan(given, context) {
    const { environment } = context
    const wave: Wave = {
      name: nameOf(given),
      limit: given.limit,
      filter: await readFilter(given, context, WAVE_FILTERS),
      words: given.words,
      book: given.book,
      mail: wantsMail(environment, given['without-mail']),
      once: given.once,
      dryRun: given['dry-run'],
    }
    if (wave.mail && !wave.dryRun) withSender('the invitation', environment)
    const database = await context.list()
    return { database, wave, n: await countWave(database, wave) }
  },

  questions: async (_input, _context, { wave, n }) =>
    askNumber(wave.dryRun ? 0 : n, `This invites ${count(n, 'person', 'people')}.`),
  // --limit already says how many.
  asksInTerminal: false,

  async run(_input, context, { database, wave, n }) {
    const delay = await delayOf(database, readMailEnvironment(context.environment), n)
    if (delay) context.note(delay)
    const invited: Invited[] = []
    try {
      for await (const some of inviteWave(database, wave)) {
        invited.push(...some)
        context.progress(() => `${invited.length} of at most ${wave.limit}`)
      }
    } catch (error) {
      if (!invited.length || !(error instanceof StorageFault)) throw error
      throw new Refusal(`${inWords(invited.length, wave)} Then it failed: ${error.message}`)
    }
    // Printed first, as a program such as `head` may stop reading the lines early.
    context.note(inWords(invited.length, wave))
    return invited
  },

  inJson: invited => invited.map(isoTimes),
  inWords: invited => invited.map(shown).join('\n'),
})

function nameOf({ wave, area }: { wave?: string | undefined; area?: string | undefined }): string {
  const name =
    wave?.trim() ?? `${ukDay(Date.now())} ${area === undefined ? 'everywhere' : readPlaces(area).words}`
  if (!name || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    throw new Misuse(`must be a name of at most ${LONGEST_NAME} characters`, 'wave')
  return name
}

/** Returns whether to email a wave. With mail off, codes must be asked for explicitly, as their owners are never emailed. */
function wantsMail(environment: NodeJS.ProcessEnv, without: boolean): boolean {
  const isOn = isMailOn(environment)
  if (isOn && without) throw new Misuse('is only for when mail is off, and mail is on here', 'without-mail')
  if (isOn || without) return isOn
  const lacking = ['SMTP_URL', 'PUBLIC_URL'].filter(name => !environment[name]).join(' and ')
  throw new Misuse(
    `must be given, as email is off here: ${lacking} (or MAIL_DIR) is not set. Use the server’s settings, or make codes to print, without emails`,
    'without-mail',
  )
}

/** Describes what was done, or would be. */
function inWords(n: number, { dryRun, mail }: Wave): string {
  const who = count(n, 'person', 'people')
  if (dryRun)
    return `${who} would be invited, ${mail ? 'by email' : 'without email: codes to print'}. Nothing was done.`
  if (!n) return 'There is nobody left to invite.'
  return mail
    ? `${who} invited; their emails go out in 15 minutes.`
    : `${who} invited, but nobody was emailed: send the codes yourself.`
}

const shown = ({ code, joined_at, postcode, email }: Invited) =>
  [...(code ? [code] : []), ukMinute(joined_at), postcode.padEnd(8), visible(email)].join('  ')
