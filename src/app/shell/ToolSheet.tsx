import { LayoutDashboard, Library } from 'lucide-react'
import { NavLink } from 'react-router-dom'

import { paths } from '#shared/paths.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { PlanButton } from './PlanButton.tsx'
import { shellCopy as copy } from './shell.copy.ts'
import { tools } from './tools.ts'

/** On a phone the bar has no room for these two. */
const places = [
  { to: paths.dashboard(), label: copy.dashboard, icon: LayoutDashboard, about: 'Where you left off' },
  { to: paths.resources(), label: copy.resources, icon: Library, about: 'The papers you keep' },
]

/** The tools on a narrow screen, with room for a finger and a line on what each is for. */
export function ToolSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={copy.tools} size="small" footer={<PlanButton onOpen={onClose} />}>
      <nav aria-label={copy.tools} className="-mx-3">
        <ul>
          {[...places, ...tools].map(({ label, to, icon: Icon, about }, index) => (
            <li key={to} className={index < places.length ? 'sm:hidden' : undefined}>
              <NavLink
                to={to}
                onClick={onClose}
                className="flex items-center gap-4 rounded-control px-3 py-3 hover:bg-hover aria-[current=page]:bg-accent-soft"
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden className="text-accent" />
                <span>
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-ink-muted">{about}</span>
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
}
