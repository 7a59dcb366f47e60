import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { maevePanelWords as words } from '#src/content/maeve-panel.ts'
import type { Source } from '#src/maeve/conversation.ts'
import { JoinCard, type JoinFromChat, TeamCard, TellCard, type WriteFromChat } from './cards.tsx'
import { mark, retry, saidBefore, send, type Turn } from './conversation-store.ts'
import { RichText, SafeLink } from './rich-text.tsx'

/** If it cannot be loaded, the reply stays as it is. */
const WasRight = lazy(() => import('./was-right.tsx').catch(() => ({ default: () => null })))

/** What the cards need from the page around them. */
export type CardDoors = {
  join: JoinFromChat
  write: WriteFromChat
  /** Shows its children until the visitor has joined, and after that a line saying that they have. */
  OnList: ComponentType<{ children?: ReactNode }>
}

type Props = CardDoors & {
  turn: Turn
  /** Nothing came after it, so a retry makes sense. */
  last: boolean
  growing: boolean
  onClear: () => void
}

const leadsToJoin = ({ id }: Source) => words.joinAfter.includes(id)

export function TurnView({ turn, last, growing, join, write, OnList, onClear }: Props) {
  const { id, role, content, sources = [], offers = [], grave, ended } = turn
  const linked = sources.filter(({ url }) => url)
  const mine = role === 'user'
  const [joining, setJoining] = useState(false)
  const mayJoin = (last || growing) && !turn.join && !turn.tell && sources.some(leadsToJoin)
  const joinButton = (
    <button type="button" className="button" onClick={() => setJoining(true)}>
      {words.joinCard}
    </button>
  )
  return (
    <>
      <div
        className="turn"
        data-role={role}
        data-sources={sources.map(source => source.id).join(' ') || undefined}
        aria-busy={growing || undefined}
      >
        <span className="visually-hidden">{mine ? words.you : words.name}: </span>
        {mine ? <p>{content}</p> : <RichText text={content} />}
        {linked.length > 0 && (
          <p className="turn-sources">
            <span>{linked.length === 1 ? words.sources.one : words.sources.other}</span>
            {linked.map(({ id, title, url = '' }) => (
              <SafeLink key={id} href={url}>
                {title}
              </SafeLink>
            ))}
          </p>
        )}
        {grave && (
          <button type="button" className="turn-clear" onClick={onClear}>
            {words.clearLabel}
          </button>
        )}
        {turn.tell && (
          <TellCard
            beside={!joining && <OnList>{joinButton}</OnList>}
            topic={turn.tell.topic}
            told={turn.tell.told ?? false}
            write={write}
            onTold={() => mark(id, { tell: { ...turn.tell!, told: true } })}
          />
        )}
        {turn.team && (
          <TeamCard
            said={saidBefore(id)}
            sent={turn.team.sent ?? false}
            write={write}
            onSent={() => mark(id, { team: { sent: true } })}
            onHelp={() => mark(id, { grave: true })}
          />
        )}
        {(turn.join || joining) && (
          <JoinCard
            request={turn.join}
            joined={turn.join?.joined}
            join={join}
            onJoined={request => mark(id, { join: { ...request, joined: true } })}
          />
        )}
      </div>
      {mayJoin && !joining && (
        <OnList>
          <p className="choices">{joinButton}</p>
        </OnList>
      )}
      {last && offers.length > 0 && (
        <fieldset className="choices" aria-label={words.nextLabel}>
          {offers.map(title => (
            <button key={title} type="button" onClick={() => send(title)}>
              {title}
            </button>
          ))}
        </fieldset>
      )}
      {last && turn.about && !grave && (
        <div className="turn-ended">
          <Suspense>
            <WasRight about={turn.about} said={turn.verdict} onSay={verdict => mark(id, { verdict })} />
          </Suspense>
        </div>
      )}
      {ended && (
        <p className="turn-ended" data-role={role}>
          <span>{ended === 'stopped' ? words.stopped : mine ? words.unanswered : words.cut}</span>
          {last && (
            <button type="button" onClick={retry}>
              {words.retry}
            </button>
          )}
        </p>
      )}
    </>
  )
}
