import { Link, useLocation } from 'react-router-dom'

import { toolOf } from '#contract/page-places.ts'

import { pageAt } from '../route-match.ts'
import { shellCopy as copy } from './shell.copy.ts'
import { tools, type Tool } from './tools.ts'

/** The tool that an address is a part of: `page` where it begins there or stands deeper at its address. */
export function toolMark(pathname: string): (tool: Tool) => 'page' | 'true' | undefined {
  const page = pageAt(pathname)
  const current = page && toolOf(page)
  return ({ page: id, to }) =>
    id !== current ? undefined : pathname === to || pathname.startsWith(`${to}/`) ? 'page' : 'true'
}

/** The six tools across the bar; the one in use is underlined and named to those who listen. */
export function ToolLinks() {
  const markOf = toolMark(useLocation().pathname)
  return (
    <nav aria-label={copy.tools} className="max-lg:hidden">
      <ul className="flex">
        {tools.map((tool) => (
          <li key={tool.to}>
            <Link
              to={tool.to}
              aria-current={markOf(tool)}
              className="relative flex h-bar items-center px-3 font-medium text-ink-muted -outline-offset-4 transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-accent"
            >
              {tool.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
