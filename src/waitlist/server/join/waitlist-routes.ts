import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { waitlistWords } from '#src/content/waitlist.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { HttpError, httpErrorOf } from '#src/http/http-error.ts'
import type { RateLimit } from '#src/http/rate-limit.ts'
import { routes } from '#src/routes.ts'
import {
  checkEntry,
  type FormPlace,
  faultWords,
  JOIN_FORMS,
  NOTICE_FIELD,
  ofEachField,
  TOLD_HEADER,
  TRAP_FIELD,
} from '#src/waitlist/entry.ts'
import { domainOf, meantDomain, withDomain } from '#src/waitlist/meant-domain.ts'
import { REFERRAL_CODE } from '../member/referral-code.ts'
import type { NeighboursIn } from '../street/neighbours.ts'
import type { Joined, JoinFollower, JoinResult } from './join-follower.ts'
import { type JoinLimits, notStored, passLimits } from './join-guard.ts'
import type { LiveCount } from './live-count.ts'
import { type Presentation, sendRefused } from './refused-page.ts'
import type { AgreedEntry, WaitlistStore } from './waitlist-store.ts'

type WaitlistRoutes = {
  /** Returns an address's link for friends, for the response to its join; undefined unless friends are counted. */
  shareLink?: ((email: string) => Promise<string>) | undefined
  join: (entry: AgreedEntry) => Promise<Joined>
  followers: readonly JoinFollower[]
  count: WaitlistStore['count']
  liveCount: LiveCount
  neighboursIn: NeighboursIn
  limits: JoinLimits
  reads: RateLimit
  /** The headers of every response, which a hijacked one would otherwise lack. */
  headers: Record<string, string>
  refused: (place: FormPlace) => string | Promise<string>
}

/** The fields of a submitted form, whatever else comes with it; a missing field is empty. */
const Submission = v.object({
  ...ofEachField(() => v.optional(v.string('must be text'), '')),
  form: v.fallback(v.nullable(v.picklist(JOIN_FORMS)), null),
  [NOTICE_FIELD]: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,4}$/))), null),
  [TRAP_FIELD]: v.fallback(v.string(), ''),
  proof: v.fallback(v.string(), ''),
  /** Without script: the domain that the visitor was asked about, and the one that they chose instead. */
  asked: v.fallback(v.string(), ''),
  meant: v.fallback(v.string(), ''),
  r: v.fallback(v.nullable(v.pipe(v.string(), v.regex(REFERRAL_CODE))), null),
  s: v.fallback(v.string(), ''),
})

/** The waitlist's routes: join (as JSON, or as a form without JavaScript), count, live count. */
export async function waitlistRoutes(app: FastifyInstance, options: WaitlistRoutes): Promise<void> {
  const { followers, limits, reads } = options
  const sources = followers.flatMap(({ sourceOf }) => sourceOf ?? [])
  await app.register(formbody)

  app.post(routes.waitlist, async (request, reply) => {
    const { form: place, notice, website, proof, asked, meant, r, s, ...typed } = readSubmission(request.body)
    if (meant) typed.email = withDomain(typed.email, meant)
    // Maeve's card uses the banner's words; a join from elsewhere gets the hero's.
    const form: FormPlace = place === 'maeve' ? 'banner' : (place ?? 'hero')
    const code = r ?? codeInReferer(request)
    let source: string | null = null
    for (const sourceOf of sources) source ??= await sourceOf(request, { s, r })
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const again = async (shown: Presentation) =>
      sendRefused(reply, await options.refused(form), { ...typed, r: code, s: source }, shown)
    const better = isForm ? meantDomain(typed.email) : undefined
    const { entry, fault, ...checked } = checkEntry(typed)
    if (fault) {
      answered('invalid')
      const said = faultWords(fault, form)
      // The title and the text of a toast would say the same thing twice.
      const shown = { title: said.title, text: said.help }
      if (isForm) return again({ status: 400, fault: shown, meant: better, ...checked })
      throw new HttpError(400, fault.rule, said.text, { field: fault.field })
    }
    if (better && asked !== domainOf(typed.email)) return again({ status: 200, meant: better })
    let joined: Joined
    try {
      await passLimits(request, { website, proof, isForm }, limits)
      const referred_by = options.shareLink ? code : null
      joined = await store(request, { ...entry, notice, form: place, referred_by, source })
    } catch (error) {
      const { status, retryAfter } = httpErrorOf(error)
      // A script that is asked for proof of work sends the join again, and only that one counts.
      if (status !== 428 || proof) answered(status === 429 ? 'limited' : website ? 'trapped' : 'failed')
      if (!isForm) throw error
      return again({ status, retryAfter, fault: waitlistWords.failure })
    }
    answered('accepted')
    // Without a fragment here, the browser would keep the form's.
    if (isForm) {
      for (const follower of followers) follower.sentUnscripted?.(request, source)
      const [page = routes.joined[form]] = await every(({ leadsTo }) => leadsTo?.(joined, form))
      return reply.redirect(`${page}#start`, 303)
    }
    // A known address gets as many bytes as a new one, and the same bytes except where they are random:
    // the link depends only on the address.
    const share = await options.shareLink?.(entry.email).catch(() => undefined)
    const told = await every(({ tells }) => tells?.(joined))
    return sendJoined(reply, { joined: true, share }, Object.assign({}, ...told))
  })

  app.get(routes.waitlistChallenge, async (request, reply) => {
    await reads(request)
    // Answers even if this server sees no attack, as another server behind the same address may see one.
    if (!limits.guard) throw new HttpError(404, 'not_needed', 'No proof of work is needed.')
    const challenge = await limits.guard.work.challenge().catch(() => {
      throw notStored()
    })
    return reply.header('cache-control', 'no-store').send(challenge)
  })

  const unread = () => {
    throw new HttpError(503, 'unavailable', 'The count cannot be read at the moment.')
  }

  app.get(routes.waitlistCount, async (request, reply) => {
    await reads(request)
    reply.header('cache-control', 'no-store')
    return { count: await options.count().catch(unread) }
  })

  const oneDistrict = `${routes.waitlistDistrict}/:district`
  app.get<{ Params: { district: string } }>(oneDistrict, async (request, reply) => {
    await reads(request)
    const { confirmed = null, goal = null } =
      (await options.neighboursIn(request.params.district).catch(unread)) ?? {}
    reply.header('cache-control', 'max-age=3600')
    return { confirmed, goal }
  })

  app.get(routes.waitlistLive, { exposeHeadRoute: false }, async (request, reply) => {
    await reads(request)
    const told = followers.map(follower => follower.opened?.(request))
    if (told.includes(true)) return reply.code(204).send()
    reply.hijack()
    options.liveCount.open(reply.raw, options.headers, clientAddress(request))
  })

  function answered(result: JoinResult) {
    for (const follower of followers) follower.answered?.(result)
  }

  /** Asks the followers. One that fails is left out, as the entry is already stored. */
  const every = async <Told>(ask: (follower: JoinFollower) => Promise<Told> | undefined): Promise<Told[]> => {
    const told = await Promise.all(followers.map(follower => ask(follower)?.catch(() => undefined)))
    return told.filter(one => one !== undefined)
  }

  async function store(request: FastifyRequest, entry: AgreedEntry) {
    try {
      return await options.join(entry)
    } catch (error) {
      request.log.error({ id: request.id, err: error }, 'a join was not stored')
      throw notStored()
    }
  }

  const joinedHead = Object.entries({
    ...options.headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }).flat()

  /**
   * Sends the response in one write, of bytes that Node need not scan: that saves a quarter of a join's processor time.
   */
  function sendJoined(reply: FastifyReply, answer: object, told: object) {
    const body = JSON.stringify(answer)
    reply.hijack()
    const head = [...joinedHead, TOLD_HEADER, JSON.stringify(told), 'content-length', String(body.length)]
    reply.raw.writeHead(201, head).end(body, 'latin1')
    return reply
  }
}

function codeInReferer({ headers }: FastifyRequest): string | null {
  if (!headers.referer) return null
  const code = URL.parse(headers.referer)?.searchParams.get('r') ?? ''
  return REFERRAL_CODE.test(code) ? code : null
}

function readSubmission(body: unknown) {
  const result = v.safeParse(Submission, Array.isArray(body) ? undefined : body, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? undefined
  if (!field) throw new HttpError(400, 'wrong_type', 'The body must be an object with email and postcode.')
  throw new HttpError(400, 'wrong_type', `${field} ${issue.message}.`, { field })
}
