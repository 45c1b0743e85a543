import type { Panel } from '#contract/user.ts'

import type { Direction } from './layout.ts'

const sides = ['left', 'right']

/** Where a panel stands, in words. */
function placeOf(panels: readonly Panel[], id: string, columns: number): string {
  const index = panels.findIndex((panel) => panel.id === id)
  const panel = panels[index]
  if (!panel) return ''
  if (columns === 1) return `place ${index + 1} of ${panels.length}`
  const rows = Math.max(...panels.map(({ position }) => position.row)) + 1
  const side = panel.size === 'large' ? 'whole width' : (sides[panel.position.col] ?? '')
  return `row ${panel.position.row + 1} of ${rows}, ${side}`
}

export const gridCopy = {
  setUpFor: (wording: string) => `Set up for ${wording}.`,
  changePersona: 'Change persona',
  panels: 'Panels',
  addPanel: 'Add panel',
  everyPanel: 'Every panel is on your dashboard',
  reset: 'Reset layout',
  resetQuestion: 'Reset this dashboard?',
  resetBody: 'The persona’s three starting panels return to their places. Nothing they show is lost.',
  handle: (title: string) => `Move ${title}`,
  handleHelp: 'Space picks the panel up, arrow keys move it, Space puts it down, Escape puts it back. Or drag it.',
  options: (title: string) => `Options of ${title}`,
  move: { up: 'Move up', down: 'Move down', left: 'Move left', right: 'Move right' } satisfies Record<
    Direction,
    string
  >,
  resize: { large: 'Make large', medium: 'Make medium' },
  remove: 'Remove',
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  dismiss: 'Dismiss',
  unknown: 'This version does not know this kind of panel. It is kept for a newer one, and you can remove it.',
  failed: 'This panel stopped working',
  failedKept: 'The other panels and your work are not affected.',
  empty: 'No panels yet. Add the ones you want to see first.',
  said: {
    pickedUp: (panels: readonly Panel[], { id, title }: Panel, columns: number) =>
      `${title} is picked up, ${placeOf(panels, id, columns)}. Arrow keys move it, Space puts it down, Escape puts it back.`,
    at: (panels: readonly Panel[], { id, title }: Panel, columns: number) =>
      `${title}: ${placeOf(panels, id, columns)}.`,
    putDown: (panels: readonly Panel[], { id, title }: Panel, columns: number) =>
      `${title} is put down, ${placeOf(panels, id, columns)}.`,
    putBack: ({ title }: Panel) => `${title} is back where it was.`,
    noFurther: ({ title }: Panel, direction: Direction) => `${title} cannot go further ${direction}.`,
    resized: ({ title, size }: Panel) => `${title} is ${size}.`,
    removed: ({ title }: Panel) => `${title} is removed. Undo brings it back.`,
    restored: ({ title }: Panel) => `${title} is back.`,
    added: ({ title }: Pick<Panel, 'title'>) => `${title} is added at the end.`,
    reset: 'The dashboard is as it was at the start for this persona.',
  },
} as const
