import { decoration } from './decoration.ts'

/** The hero's van from above, facing down: roof, solar panel, and the awning that unrolls on its left side. */
const DRAWING = `<svg viewBox="0 0 48 96"><linearGradient id="beams" x2="0" y2="1"><stop stop-color="#ffe9a8"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></linearGradient><path class="beams" fill="url(#beams)" d="M10 94h8l4 60H0zm20 0h8l10 60H26z"/><g class="unrolled"><path fill="#fff6e6" d="M4 26h-20v44H4z"/><path fill="#ffae1a" d="M4 26h-20v8.8H4zm0 17.6h-20v8.8H4zm0 17.6h-20v8.8H4z"/><path fill="#0f4a3a" d="M-18 25h2v46h-2z"/></g><path fill="#1d2226" d="M1 14h46v16H1zm0 50h46v16H1z"/><rect x="3" y="2" width="42" height="93" rx="11" fill="#0f4a3a"/><rect x="6" y="4" width="36" height="88" rx="9" fill="#fff6e6"/><path fill="#2b4a55" d="M9 78h30l-3 10q-12 4-24 0z"/><path fill="#ffae1a" d="M7 73q17 8 34 0v4q-17 8-34 0z"/><rect x="12" y="12" width="24" height="46" rx="2" fill="#2f4a7c"/><path stroke="#5b74a6" d="M24 12v46M12 27.5h24M12 43h24"/><path fill="#ffe9a8" d="M8 91h7v4H9zm25 0h7l-1 4h-6z"/></svg>`

/** How much room the van needs next to the page, in pixels. */
const ROOM = 64
/** The furthest that the van's middle may be from the content, in pixels. */
const BESIDE = 96
/**
 * How far down the window a stop is, as a share of its height, when the van begins to wait there and when it
 * leaves.
 */
const ARRIVES = 0.62
const LEAVES = 0.32
/**
 * The least scrolling between two keyframes, as a share of the window: in a tall window, the last ones would be too
 * close together.
 */
const LEG = 0.07

type Frame = { at: number; x: number; y: number; opacity: number; turn?: number }

/**
 * Makes the van follow the visitor down the page, in the margins: it stops at the services and the app,
 * becomes the kerb's van at "How it works", stops again next to the questions and parks at the last
 * form. Scrolling drives its timeline.
 */
function followVisitor() {
  const [before, after, van] = [decoration('lane'), decoration('lane'), decoration('follower', DRAWING)]
  document.body.append(before, after, van)
  const road = document.querySelector('.kerb')!
  const timeline = new ScrollTimeline({ source: document.documentElement })
  const drive = van.animate([], { timeline, fill: 'both' })
  const unroll = van.querySelector('.unrolled')!.animate([], { timeline, fill: 'both' })

  const plan = () => {
    const one = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    const room = one('.services ul').left
    for (const element of [before, after, van]) element.hidden = room < ROOM
    road.classList.toggle('kerb-driven', room >= ROOM)
    const drivesOn = road.querySelector('svg')!.style
    drivesOn.animationRange = ''
    if (room < ROOM) return
    const { scrollY, innerHeight: tall } = window
    const last = Math.max(1, document.documentElement.scrollHeight - tall)
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2 + scrollY
    const beside = Math.max(room / 2, room - BESIDE)
    const [left, right] = [beside, document.body.clientWidth - beside]
    const kerb = one('.kerb')
    const [kerbTop, kerbEnd] = [kerb.top + scrollY, kerb.bottom + scrollY]
    const start = one('.highlights').bottom + scrollY
    const parked = middle(one('.banner-card, .closing'))
    const parks = Math.min(parked - tall * ARRIVES, last - tall * 0.12)
    const stop = (x: number, y: number, until = last): Frame[] => [
      { at: y - tall * ARRIVES, x, y, opacity: 1 },
      { at: Math.min(y - tall * LEAVES, until), x, y, opacity: 1 },
    ]
    const turns: Frame = { at: kerbTop - tall * 0.78, x: left, y: kerbTop - 80, opacity: 0, turn: -60 }
    const away = [0.45, 0.37, 0.2].map(
      (before): Frame => ({ at: kerbTop - tall * before, x: right, y: kerbEnd + 20, opacity: 0 }),
    )
    const way: Frame[] = [
      { at: start - tall * 0.9, x: left, y: start + 30, opacity: 0 },
      { at: start - tall * 0.8, x: left, y: start + 60, opacity: 1 },
      ...stop(left, middle(one('.services ul'))),
      ...stop(left, middle(one('.app-card')), kerbTop - tall),
      { at: kerbTop - tall * 0.85, x: left, y: kerbTop - 130, opacity: 1 },
      turns,
      ...away,
      { at: kerbTop - tall * 0.13, x: right, y: kerbEnd + 60, opacity: 1 },
      ...stop(right, middle(one('.faq-list')), parks - tall * 0.14),
      { at: parks, x: right, y: parked, opacity: 1 },
      { at: last, x: right, y: parked, opacity: 1 },
    ]
    way.reduceRight((next, frame) => {
      frame.at = Math.min(frame.at, next - tall * LEG)
      return frame.at
    }, Number.POSITIVE_INFINITY)
    const frames = way.map(({ at, x, y, opacity, turn = 0 }): Keyframe => {
      const transform = `translate(${x}px,${y}px) translateY(-50%) rotate(${turn}deg)`
      return { offset: Math.max(0, at / last), transform, opacity, easing: 'ease-in-out' }
    })
    const [comes, stands, leaves, gone] = [turns, ...away].map(({ at }) => `${at}px`)
    drivesOn.animationRange = `${comes} ${stands}, ${leaves} ${gone}`
    const effect = (animation: Animation) => animation.effect as KeyframeEffect
    effect(drive).setKeyframes(frames)
    effect(unroll).setKeyframes([
      { transform: 'scaleX(0)', offset: Math.max(0, parks / last) },
      { transform: 'scaleX(1)', offset: 1 },
    ])
    lay(before, left, start + 60, kerbTop - 40)
    lay(after, right, kerbEnd + 40, parked)
  }
  new ResizeObserver(plan).observe(document.body)
  // Needed because the body keeps its size if only the window's height changes.
  addEventListener('resize', plan)
}

function lay(lane: HTMLElement, x: number, from: number, to: number) {
  lane.style.transform = `translate(${x}px,${from}px)`
  lane.style.height = `${to - from}px`
}

followVisitor()
