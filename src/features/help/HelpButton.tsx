import { CircleQuestionMark } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'

import { usePersona } from '#platform/persona/persona.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'

import { noteHelpEvent } from './help-events.ts'
// Also registers what is forgotten when somebody signs out, whether help was opened or not.
import './help-storage.ts'
import { helpEntryCopy } from './help-entry.copy.ts'
import { useSendWaiting } from './use-send-waiting.ts'

type Props = { route: string; isOpen: boolean; onOpen: () => void; onNear: () => void }

const nothing = () => {}

/** Cmd or Ctrl, Shift, and the key of the slash: by what it writes ('/' or '?') or by where it lies. */
const isHelpKey = (event: KeyboardEvent) =>
  event.shiftKey &&
  !event.altKey &&
  !event.isComposing &&
  event.metaKey !== event.ctrlKey &&
  (event.key === '/' || event.key === '?' || event.code === 'Slash')

/** The round button at the bottom right, and its keys. Steps above the bar of chosen papers while that is there. */
export function HelpButton({ route, isOpen, onOpen, onNear }: Props) {
  const { user } = useSession()
  const { persona } = usePersona()
  const open = (kind: 'fab_click' | 'keyboard_open') => {
    if (isOpen) return
    noteHelpEvent({ kind, route, persona })
    onOpen()
  }
  // However it was opened: by this button, its keys, or an article or lesson that a page points at.
  const noteOpened = useEffectEvent(() => noteHelpEvent({ kind: 'help_opened', route, persona }))
  useEffect(() => {
    if (isOpen) noteOpened()
  }, [isOpen])
  useSendWaiting(user?.id)
  // Enters the keys in the list of shortcuts; which keys they are on other layouts is decided below, ahead of it.
  useShortcut('mod+shift+/', nothing, { label: helpEntryCopy.shortcut, group: 'Everywhere', inInputs: true })
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!isHelpKey(event)) return
    event.preventDefault()
    if (!event.repeat) open('keyboard_open')
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent) => listen(event)
    document.addEventListener('keydown', handle, true)
    return () => document.removeEventListener('keydown', handle, true)
  }, [])
  return (
    <button
      type="button"
      aria-label={helpEntryCopy.open}
      title={helpEntryCopy.open}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => open('fab_click')}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="at-edge tucks fixed right-3 bottom-(--above-bar,0.75rem) z-bar grid size-11 place-items-center rounded-full bg-accent text-accent-ink shadow-float transition-[right,bottom,background-color,transform] hover:bg-accent-strong sm:right-5 sm:bottom-(--above-bar,1.25rem) print:hidden"
    >
      <CircleQuestionMark size={22} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
