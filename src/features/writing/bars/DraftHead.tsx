import { ArrowLeft } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'

import { useConnection } from '#platform/realtime/use-socket-event.ts'
import { SaveSign } from '#research/saving/SaveSign.tsx'
import { useStore, type Store } from '#shared/browser/store.ts'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { useDraft, useDraftText } from '../draft-context.ts'
import { colourOf } from '../editor/cursors.ts'
import type { Keeper } from '../sync/keeper.ts'
import type { Here } from '../sync/use-awareness.ts'
import { ExportButton } from '../transfer/ExportButton.tsx'
import { useRename } from '../use-rename.ts'
import { writingCopy as copy } from '../writing.copy.ts'

type Props = { keeper: Keeper; sockets: Store<ReadonlyMap<string, Here>>; me: string }

/** Title, state of saving, words, and who else is here. */
export function DraftHead({ keeper, sockets, me }: Props) {
  const { id, canWrite, ...draft } = useDraft()
  const title = draft.title || 'Untitled draft'
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-1.5">
      <ButtonLink to={paths.write()} size="small" variant="ghost" icon={ArrowLeft}>
        Drafts
      </ButtonLink>
      <TitleField key={title} id={id} title={title} canWrite={canWrite} />
      <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
        {!canWrite && <Badge>{copy.readOnlyShort}</Badge>}
        <People sockets={sockets} me={me} />
        <Keeping keeper={keeper} />
        <Words />
        <ExportButton />
      </div>
    </header>
  )
}

function Keeping({ keeper }: { keeper: Keeper }) {
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.current)
  const keptIn = keeping.isUnkept ? 'nowhere' : 'device'
  return <SaveSign saving={keeping} keptIn={keptIn} onRetry={() => void keeper.send()} />
}

function Words() {
  const { wordLimit } = useDraft().settings
  const { words } = useDraftText().numbering
  const isOver = wordLimit !== undefined && words > wordLimit
  return (
    <span className={isOver ? 'font-semibold text-state-red' : undefined}>
      {wordLimit === undefined
        ? count(words, 'word', 'words')
        : `${words.toLocaleString('en-US')} of ${count(wordLimit, 'word', 'words')}`}
    </span>
  )
}

function TitleField({ id, title, canWrite }: { id: string; title: string; canWrite: boolean }) {
  const [text, setText] = useState(title)
  const rename = useRename(id)
  const commit = () => {
    const wanted = text.trim()
    if (wanted === '' || wanted === title) return setText(title)
    return void rename(wanted).then((isDone) => !isDone && setText(title))
  }
  return (
    <div className="min-w-40 flex-1">
      <h1 tabIndex={-1} data-page-title className="sr-only">
        {title}
      </h1>
      <input
        aria-label="Title of the draft"
        value={text}
        maxLength={300}
        readOnly={!canWrite}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') setText(title)
        }}
        className="w-full truncate rounded-control bg-transparent px-2 py-1 font-serif text-base font-semibold hover:bg-hover read-only:hover:bg-transparent"
      />
    </div>
  )
}

function People({ sockets, me }: Pick<Props, 'sockets' | 'me'>) {
  const all = [...useStore(sockets).values()]
  const others = useConnection() === 'connected' ? all.filter(({ id }) => id !== me) : []
  const here = [...new Map(others.map((each) => [each.id, each])).values()]
  const typing = here.filter(({ isTyping }) => isTyping).map(({ name }) => name)
  return (
    <>
      <span role="status" className={typing.length === 0 ? 'sr-only' : undefined}>
        {typing.length > 0 && `${typing.join(', ')} ${typing.length === 1 ? 'is' : 'are'} typing`}
      </span>
      {here.length > 0 && (
        <ul aria-label="Also here" className="flex -space-x-1.5">
          {here.slice(0, 6).map(({ id, name }) => (
            <li
              key={id}
              title={name}
              className={`draft-person draft-person-${colourOf(id)} grid size-6 place-items-center rounded-full text-[0.6875rem] font-semibold`}
            >
              <span aria-hidden>{name.trim().charAt(0).toUpperCase() || '?'}</span>
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
