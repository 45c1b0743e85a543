import { LayoutDashboard, Library, Plus } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'

import { openDialog } from '#platform/dialogs/dialogs.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { PlanButton } from './PlanButton.tsx'
import { PlaceLinks } from './rail/PlaceLinks.tsx'
import { shellCopy as copy } from './shell.copy.ts'
import { toolMark } from './ToolLinks.tsx'
import { tools } from './tools.ts'

/** On a phone the bar has no room for these two. */
const places = [
  { to: paths.dashboard(), label: copy.dashboard, icon: LayoutDashboard },
  { to: paths.resources(), label: copy.resources, icon: Library },
]

const LOOK =
  'flex items-center gap-3 rounded-control border border-line px-3 py-3 font-semibold hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-soft'

/** The bar's tools and the places of the rail on a narrow screen, with room for a finger. */
export function ToolSheet({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation()
  const markOf = toolMark(pathname)
  return (
    <Dialog onClose={onClose} title={copy.tools} size="small" footer={<PlanButton onOpen={onClose} />}>
      <nav aria-label={copy.tools}>
        <ul className="grid grid-cols-2 gap-2">
          {places.map(({ label, to, icon: Icon }) => (
            <li key={to} className="sm:hidden">
              <Link to={to} aria-current={pathname === to ? 'page' : undefined} onClick={onClose} className={LOOK}>
                <Icon size={20} strokeWidth={1.75} aria-hidden className="text-accent" />
                {label}
              </Link>
            </li>
          ))}
          {tools.map((tool) => (
            <li key={tool.to}>
              <Link to={tool.to} aria-current={markOf(tool)} onClick={onClose} className={LOOK}>
                <tool.icon size={20} strokeWidth={1.75} aria-hidden className="text-accent" />
                {tool.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 mb-2 flex items-center justify-between">
        <h3 className="font-semibold">{copy.work}</h3>
        <Button size="small" icon={Plus} onClick={() => openDialog({ name: 'new' })}>
          {copy.makeNew}
        </Button>
      </div>
      <PlaceLinks onGo={onClose} />
    </Dialog>
  )
}
