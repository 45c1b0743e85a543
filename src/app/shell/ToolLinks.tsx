import { NavLink } from 'react-router-dom'

import { shellCopy as copy } from './shell.copy.ts'
import { tools } from './tools.ts'

/** The six tools across the bar; the one in use is underlined and named to those who listen. */
export function ToolLinks() {
  return (
    <nav aria-label={copy.tools} className="max-lg:hidden">
      <ul className="flex">
        {tools.map((tool) => (
          <li key={tool.to}>
            <NavLink
              to={tool.to}
              className="relative flex h-bar items-center px-3 font-medium text-ink-muted -outline-offset-4 transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent"
            >
              {tool.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
