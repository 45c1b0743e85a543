import { useCallback, useMemo, useState } from 'react'

import type { Panel } from '#contract/user.ts'
import { defaultPanels } from '#platform/persona/default-panels.ts'
import { panelCatalogue, type PanelType } from '#platform/persona/panel-catalogue.ts'
import { panelsOf, personaOf, withPanels } from '#platform/persona/persona-record.ts'
import { usePersonaRecord } from '#platform/persona/use-persona-record.ts'

import { gridCopy as copy } from './grid.copy.ts'
import { added, arranged, inserted, moved, placeAt, removed, resized, type Direction } from './layout.ts'

export type Removed = { panel: Panel; index: number }

const { said } = copy

/** The panels of this persona's dashboard, and everything that can be done with them. Each deed says what came of it. */
export function useDashboard(columns: number) {
  const { record, change } = usePersonaRecord()
  const saved = useMemo(() => arranged(panelsOf(record)), [record])
  /** A panel in hand, and the layout as it would be if it were put down now. */
  const [held, setHeld] = useState<{ id: string; layout: Panel[] }>()
  const [gone, setGone] = useState<Removed>()
  const [announcement, setAnnouncement] = useState('')
  /** Whose handle takes the focus once it is drawn. A new object each time. */
  const [focusOn, setFocusOn] = useState<{ id: string }>()
  const panels = held?.layout ?? saved

  const keep = useCallback(
    (next: (panels: readonly Panel[]) => readonly Panel[]) => {
      change((before) => withPanels(before, next(panelsOf(before))), ['dashboard'])
      setHeld(undefined)
      setGone(undefined)
    },
    [change],
  )
  const find = (id: string) => panels.find((panel) => panel.id === id)

  return {
    panels,
    persona: personaOf(record),
    heldId: held?.id,
    gone,
    announcement,
    focusOn,

    canMove: (id: string, direction: Direction) => moved(panels, id, direction, columns) !== undefined,

    move: (id: string, direction: Direction) => {
      const panel = find(id)
      const next = moved(panels, id, direction, columns)
      if (!panel) return
      if (!next) return setAnnouncement(said.noFurther(panel, direction))
      setAnnouncement(said.at(next, panel, columns))
      if (held) setHeld({ id, layout: next })
      else keep(() => next)
    },

    place: (id: string, index: number) => {
      const panel = find(id)
      if (!panel) return
      setAnnouncement(said.putDown(placeAt(panels, id, index), panel, columns))
      keep((now) => placeAt(now, id, index))
    },

    pickUp: (id: string) => {
      const panel = find(id)
      if (!panel) return
      setGone(undefined)
      setHeld({ id, layout: saved })
      setAnnouncement(said.pickedUp(saved, panel, columns))
    },

    putDown: () => {
      const panel = held && find(held.id)
      if (!held || !panel) return
      setAnnouncement(said.putDown(held.layout, panel, columns))
      if (held.layout === saved) setHeld(undefined)
      else keep(() => held.layout)
    },

    putBack: () => {
      const panel = held && find(held.id)
      if (!panel) return
      setHeld(undefined)
      setAnnouncement(said.putBack(panel))
    },

    resize: (id: string, size: Panel['size']) => {
      const panel = find(id)
      if (!panel) return
      setAnnouncement(said.resized({ ...panel, size }))
      keep((now) => resized(now, id, size))
    },

    remove: (id: string) => {
      const index = panels.findIndex((panel) => panel.id === id)
      const panel = panels[index]
      if (!panel) return
      keep((now) => removed(now, id))
      setGone({ panel, index })
      setAnnouncement(said.removed(panel))
    },

    restore: () => {
      if (!gone) return
      setFocusOn({ id: gone.panel.id })
      setAnnouncement(said.restored(gone.panel))
      keep((now) => inserted(now, gone.panel, gone.index))
    },

    dismissRemoval: () => setGone(undefined),

    add: (type: PanelType) => {
      const { title } = panelCatalogue[type]
      setFocusOn(added(panels, { type, title }).at(-1))
      setAnnouncement(said.added({ title }))
      keep((now) => added(now, { type, title }))
    },

    reset: () => {
      setAnnouncement(said.reset)
      keep(() => defaultPanels(personaOf(record)))
    },
  }
}

export type Dashboard = ReturnType<typeof useDashboard>
